/* A quick player of Rise of the Inkas, for whoever plays many games to their end.

   It thinks in whole purchases: what a city, a settlement here or there, with the roads that lead
   to it, or a development card is worth, and how many throws away it is. The best of them is the
   goal; what can be paid for, with exchanges, is bought, the rest is saved for. All opinions are
   numbers of one vector (`Weights`), tuned by games against itself (tuning.py). It sees the
   hands of all, so it is asked about drawn positions alone, and it knows of no offers. */

#ifndef INKA_QUICK_H
#define INKA_QUICK_H

#include "../rules/core.h"
#include <math.h>
#if defined(__SSE2__) || defined(_M_X64)
#define FOUR_AT_ONCE
#include <emmintrin.h>
#endif

enum {
    W_KIND = 0,         /* what production of each kind is worth */
    W_BEND = 8,         /* how soon more of a kind is worth less */
    W_LASTING = 9,      /* per tribe: what production is worth per marker it will last */
    W_THROW = 12,       /* per tribe: what a throw of waiting costs */
    W_CITY = 15,        /* per tribe: a city beside its production */
    W_ROAD = 18,        /* what a road on the way costs beside its cards */
    W_EXCHANGE = 19,    /* what a card lost in exchanges costs */
    W_THEIR_RUIN = 20,  /* building over another's ruin, per card per throw that it loses */
    W_OWN_RUIN = 21,    /* building over an own one */
    W_CARD = 22,        /* per tribe: a development card */
    W_OVER_LIMIT = 25,  /* spending a card beyond the hand's limit */
    W_SIDE = 26,        /* what the goal may lose by something bought on the way to it */
    W_ROUTE = 27,       /* the road that brings the longest trade route */
    W_FOUND = 28,       /* production of a founding against the sites around it */
    W_NEAR = 29,        /* sites two and three roads from a founding */
    W_NEAR_BASE = 31,   /* that there is such a site at all */
    W_SECOND = 32,      /* the second best of those sites */
    W_BESIDE_ROAD = 33, /* of a site that another's road has nearly reached */
    W_LEADER = 34,      /* how much more a marker makes of an opponent */
    W_OWN_TILE = 35,    /* what the robber costs on an own tile */
    W_VICTIM = 36,      /* a card to rob */
    W_KEEP = 37,        /* what a card of a dear kind is kept for */
    W_ROBBED = 38,      /* what the robber leaves of a tile, in the long run */
    W_LAST_SLOT = 39,   /* what the tribe's last marker is worth on top: a free founding follows */
    W_FIRST_NEAR = 40,  /* sites near a first settlement */
    W_STEAL_NEED = 41,  /* a robbed card that the goal lacks */
    W_MONOPOLY = 42,    /* how many cards a monopoly must bring */
    W_COMBAT_WAIT = 43, /* combat arts are kept while the robber hurts others by so much */
    W_EARLY = 44,       /* how near to the hand's limit one exchanges for a goal that is still far */
    WEIGHTS = 45
};
enum { MOST_PIPS = 128, MOST_SITES = 12, FAR = 4 };
static const num PIPS[SUMS] = {0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};

/* The vector, and what follows from it once: what so many pips of a kind are worth. number: no other
   vector has had it. */
typedef struct { uint64_t number; float w[WEIGHTS], worth[KINDS][MOST_PIPS]; } Weights;

static void prepare(Weights *q) {
    static uint64_t numbers;
    q->number = ++numbers;
    float bend = q->w[W_BEND] < 0.02f ? 0.02f : q->w[W_BEND];
    for (int kind = 0; kind < KINDS; kind++)
        for (int pips = 0; pips < MOST_PIPS; pips++)
            q->worth[kind][pips] = q->w[W_KIND + kind] * logf(1.0f + (float)pips / 36.0f / bend);
}

/* A place to settle: how many roads away, and the first of them. */
typedef struct { num crossing, roads, path; } Site;

/* What one seat has on the board. pips: of all buildings, whoever robs them. best_site: of those as
   many roads away, which cost the same, -1 for none; site_worth: what it brings beside its burden. */
typedef struct {
    uint64_t board, weights, valued;
    int seat, robber, roads, settlements, cities, city_site, sites_n;
    int pips[KINDS], best_site[FAR + 1];
    float rates[KINDS], city_worth, site_worth[FAR + 1];
    Site sites[MOST_SITES];
} Ground;

/* What every crossing yields: its kinds, and the pips of each. It follows from the terrain and the
   numbers, and is reckoned anew where those are others than the last time. */
static struct {
    num terrain[TILES], number[TILES], kinds[CROSSINGS], kind[CROSSINGS][3], pips[CROSSINGS][3];
} land;

static void know_land(const Table *t) {
    if (!memcmp(land.terrain, t->terrain, TILES) && !memcmp(land.number, box.number, TILES)) return;
    memset(&land, 0, sizeof land);
    memcpy(land.terrain, t->terrain, TILES);
    memcpy(land.number, box.number, TILES);
    for (int c = 0; c < CROSSINGS; c++)
        for (const num *tile = tiles_at[c]; *tile >= 0; tile++) {
            int kind = t->terrain[*tile], i = 0;
            if (kind == OCEAN) continue;
            while (i < land.kinds[c] && land.kind[c][i] != kind) i++;
            if (i == land.kinds[c]) land.kind[c][land.kinds[c]++] = (num)kind;
            land.pips[c][i] = (num)(land.pips[c][i] + PIPS[box.number[*tile]]);
        }
}

static void add_pips(int crossing, int times, int *pips) {
    for (int i = 0; i < land.kinds[crossing]; i++) pips[land.kind[crossing][i]] += times * land.pips[crossing][i];
}

static float worth_of(const Weights *q, int kind, int pips) {
    return q->worth[kind][pips < 0 ? 0 : pips < MOST_PIPS ? pips : MOST_PIPS - 1];
}

/* What a building of so many levels more would add. */
static float added(const Weights *q, const int *pips, int crossing, int levels) {
    float total = 0.0f;
    for (int i = 0; i < land.kinds[crossing]; i++) {
        int kind = land.kind[crossing][i];
        total += worth_of(q, kind, pips[kind] + levels * land.pips[crossing][i]) - worth_of(q, kind, pips[kind]);
    }
    return total;
}

/* All crossings of a kind as bits. */
typedef uint64_t Crossings;

static int is_in(Crossings some, int crossing) { return (int)(some >> crossing & 1); }

/* The places that roads can still reach, the nearest first (B2 to B5). */
static void look_around(const Table *t, int seat, Ground *g) {
    num first[CROSSINGS], front[CROSSINGS], next[CROSSINGS];
    int front_n = 0, left;
    Crossings seen = 0, built = 0, active = 0, near = 0;
    const Player *p = t->player + seat;
    for (int other = 0; other < t->seats; other++)
        for (int i = 0; i < t->player[other].built_n; i++) {
            int c = t->player[other].built[i];
            built |= (Crossings)1 << c;
            active |= (Crossings)!t->ruin[c] << c;
            near |= beside[c];
        }
    /* The half of B5 that roads have no part in, of all crossings at once (may_be_settled). */
    Crossings sites = ~(active | near);
    g->sites_n = 0;
    g->roads = p->laid_n;
    for (int i = 0; i < p->built_n; i++) if (is_in(active, p->built[i])) { seen |= (Crossings)1 << p->built[i]; front[front_n++] = p->built[i]; }
    for (int i = 0; i < p->laid_n; i++) {
        for (int end = 0; end < 2; end++) {
            int c = ends[p->laid[i]][end];
            if (is_in(seen, c)) continue;
            seen |= (Crossings)1 << c;
            if (!is_in(built, c)) front[front_n++] = (num)c;
            if (g->sites_n < MOST_SITES && is_in(sites, c)) g->sites[g->sites_n++] = (Site){(num)c, 0, -1};
        }
    }
    left = ROAD_PIECES - g->roads;
    if (left > FAR) left = FAR;
    for (int distance = 1; distance <= left && front_n; distance++) {
        int next_n = 0;
        for (int i = 0; i < front_n; i++) {
            if (!(beside[front[i]] & ~seen)) continue;
            for (const num *path = paths_at[front[i]], *end = neighbours[front[i]]; *path >= 0; path++, end++) {
                int c = *end;
                if (is_in(seen, c) || t->roads[*path] != NOBODY) continue;
                seen |= (Crossings)1 << c;
                first[c] = distance == 1 ? *path : first[front[i]];
                if (is_in(sites, c)) {
                    if (g->sites_n == MOST_SITES) return;
                    g->sites[g->sites_n++] = (Site){(num)c, (num)distance, first[c]};
                }
                if (!is_in(built, c)) next[next_n++] = (num)c;
            }
        }
        memcpy(front, next, (size_t)next_n);
        front_n = next_n;
    }
}

static void count_buildings(const Table *t, int seat, Ground *g) {
    const Player *p = t->player + seat;
    memset(g->pips, 0, sizeof g->pips);
    g->settlements = g->cities = 0;
    for (int i = 0; i < p->built_n; i++) {
        int c = p->built[i], level = t->level[c];
        add_pips(c, level, g->pips);
        if (level == CITY_LEVEL) g->cities += t->ruin[c] ? 1 : 8;
        else g->settlements++;
    }
}

static void find_rates(const Table *t, const Weights *q, int seat, Ground *g) {
    for (int kind = 0; kind < KINDS; kind++) g->rates[kind] = (float)g->pips[kind] / 36.0f;
    if (t->robber == FRAME) return;
    int kind = t->terrain[t->robber];
    for (const num *c = corners[t->robber]; *c >= 0; c++)
        if (t->owner[*c] == seat) g->rates[kind] -= (1.0f - q->w[W_ROBBED]) * (float)(t->level[*c] * PIPS[box.number[t->robber]]) / 36.0f;
}

static void find_city_site(const Table *t, const Weights *q, int seat, Ground *g) {
    const Player *p = t->player + seat;
    float best = -1e9f;
    g->city_site = -1;
    /* One active city counts 8: no other, and no more than the two pieces with a ruin. */
    if (g->cities >= CITY_PIECES) return;
    for (int i = 0; i < p->built_n; i++) {
        int c = p->built[i];
        if (t->level[c] != SETTLEMENT || t->ruin[c]) continue;
        float more = added(q, g->pips, c, 1);
        if (more > best) { best = more; g->city_site = c; }
    }
}

/* Boards change less often than they are looked at: what was found last of each seat is kept. */
static Ground *survey(const Table *t, const Weights *q, int seat) {
    static Ground known[SEATS];
    Ground *g = known + seat;
    int other_board = g->board != t->board, other_weights = other_board || g->weights != q->number;
    if (other_board) {
        g->seat = seat;
        g->board = t->board;
        count_buildings(t, seat, g);
        look_around(t, seat, g);
    }
    if (other_weights) { g->weights = q->number; g->valued = 0; find_city_site(t, q, seat, g); }
    if (other_weights || g->robber != t->robber) { g->robber = t->robber; find_rates(t, q, seat, g); }
    return g;
}

/* Exchanges. How many cards of one's choice the supply gives for what a cost leaves over. */
static int goods_give(int a, int b, int c) {
    int best = 0, most = a < b ? a : b;
    if (c < most) most = c;
    for (int sets = 0; sets <= most; sets++) {
        int each = box.rates[FIRST_GOOD], cards = box.set_take * sets;
        if (each == 2) cards += (a - sets) / 2 + (b - sets) / 2 + (c - sets) / 2;
        else cards += (a - sets) / each + (b - sets) / each + (c - sets) / each;
        if (cards > best) best = cards;
    }
    return best;
}

static int to_choose(const num *hand, const num *cost, int route) {
    int total = 0, over = 0, spare[KINDS];
    for (int kind = 0; kind < KINDS; kind++) spare[kind] = hand[kind] > cost[kind] ? hand[kind] - cost[kind] : 0;
    for (int kind = 0; kind < FIRST_GOOD; kind++) {
        for (; spare[kind] >= box.rates[kind]; total++) spare[kind] -= box.rates[kind];
        over += spare[kind];
    }
    total += goods_give(spare[FISH], spare[COCA], spare[FEATHERS]);
    if (!route) return total;
    /* The route takes what is left over of resources, else two goods in place of a pair. */
    if (over > 1) return total + 1;
    for (int i = FIRST_GOOD; i < KINDS; i++)
        for (int j = i; j < KINDS; j++) {
            int rest[3] = {spare[FISH], spare[COCA], spare[FEATHERS]};
            rest[i - FIRST_GOOD]--;
            rest[j - FIRST_GOOD]--;
            if (rest[0] < 0 || rest[1] < 0 || rest[2] < 0) continue;
            int with = total - goods_give(spare[FISH], spare[COCA], spare[FEATHERS]) + goods_give(rest[0], rest[1], rest[2]) + 1;
            if (with > total) return with;
        }
    return total;
}

static int missing(const num *hand, const num *cost) {
    int count = 0;
    for (int kind = 0; kind < KINDS; kind++) if (cost[kind] > hand[kind]) count += cost[kind] - hand[kind];
    return count;
}

static int route_open(const Table *t, int seat) { return t->active == seat && t->route == seat && !t->route_used; }

static int payable(const Table *t, int seat, const num *hand, const num *cost) {
    int lack = missing(hand, cost);
    if (!lack) return 1;
    for (int kind = 0; kind < KINDS; kind++) if (cost[kind] - hand[kind] > t->supply[kind]) return 0;
    return to_choose(hand, cost, route_open(t, seat)) >= lack;
}

static int most_missing(const num *hand, const num *cost, const num *supply) {
    int best = -1, most = 0;
    for (int kind = 0; kind < KINDS; kind++)
        if (cost[kind] - hand[kind] > most && supply[kind] > 0) { most = cost[kind] - hand[kind]; best = kind; }
    return best;
}

/* Does paying this by an exchange still lead to the cost? */
static int leads_there(const Table *t, int seat, const Action *a, const num *cost, int far) {
    num hand[KINDS];
    if (far) return 1;
    for (int kind = 0; kind < KINDS; kind++) hand[kind] = (num)(t->player[seat].hand[kind] - a->give[kind] + a->take[kind]);
    int lack = missing(hand, cost);
    return !lack || to_choose(hand, cost, route_open(t, seat) && a->word != ROUTE) >= lack;
}

/* The next exchange on the way to a cost that is payable; what gives most for a card comes first.
   far: it is not payable yet, and whatever brings it nearer is welcome. */
static int exchange_towards(const Table *t, int seat, const num *cost, int far, Action *a) {
    const num *hand = t->player[seat].hand;
    int wanted = most_missing(hand, cost, t->supply), lack = missing(hand, cost);
    if (wanted < 0) return 0;
    if (hand[FISH] && hand[COCA] && hand[FEATHERS] && (box.set_take == 2 || lack == 1)) {
        num after[KINDS], left[KINDS];
        memcpy(after, hand, KINDS);
        memcpy(left, t->supply, KINDS);
        after[wanted]++;
        left[wanted]--;
        int second = most_missing(after, cost, left);
        if (second < 0) second = left[ORE] > 0 ? ORE : left[STONE] > 0 ? STONE : wanted;
        memset(a, 0, sizeof *a);
        a->word = BANK;
        a->give[FISH] = a->give[COCA] = a->give[FEATHERS] = 1;
        a->take[wanted]++;
        if (box.set_take == 2) a->take[second]++;
        if ((box.set_take == 1 || left[second] > 0) && leads_there(t, seat, a, cost, far)) return 1;
    }
    for (int given = KINDS - 1; given >= FIRST_GOOD; given--) {
        if (hand[given] < box.rates[given]) continue;
        memset(a, 0, sizeof *a);
        a->word = BANK;
        a->give[given] = box.rates[given];
        a->take[wanted] = 1;
        if (leads_there(t, seat, a, cost, far)) return 1;
    }
    for (int i = 0; i < KINDS && route_open(t, seat); i++)
        for (int j = i; j < KINDS; j++) {
            int spare_i = hand[i] - cost[i], spare_j = hand[j] - cost[j];
            if (i == wanted || j == wanted || spare_i < 1 || spare_j < 1 || (i == j && spare_i < 2)) continue;
            memset(a, 0, sizeof *a);
            a->word = ROUTE;
            a->give[i]++;
            a->give[j]++;
            a->take[wanted] = 1;
            if (leads_there(t, seat, a, cost, far)) return 1;
        }
    int most = 0, best = -1;
    for (int given = 0; given < FIRST_GOOD; given++)
        if (given != wanted && hand[given] - cost[given] >= box.rates[given] && hand[given] - cost[given] > most) { most = hand[given] - cost[given]; best = given; }
    if (best < 0) return 0;
    memset(a, 0, sizeof *a);
    a->word = BANK;
    a->give[best] = box.rates[best];
    a->take[wanted] = 1;
    return 1;
}

/* What a card of each kind counts that is missing, and one beyond the edge: what a cost leaves over
   is the part of a card that the supply gives for it, rounded down a little as the supply does. */
static const float LACKING[KINDS] = {1.0f, 1.0f, 1.0f, 1.0f, 1.0f, 0.0f, 0.0f, 0.0f};
static const float SPARE[KINDS] = {0.3f, 0.3f, 0.3f, 0.3f, 0.3f, 0.45f, 0.45f, 0.45f};
static const float EDGE[KINDS] = {0.8f, 0.8f, 0.8f, 0.8f, 0.8f, 0.5f, 0.5f, 0.5f};

/* What is left of each kind after a cost; goods are not paid with, but exchanged. */
static void rest_of(const num *hand, const num *cost, float *rest) {
#ifdef FOUR_AT_ONCE
    static const num paid[KINDS] = {-1, -1, -1, -1, -1, 0, 0, 0};
    __m128i held = _mm_loadl_epi64((const __m128i *)hand), less = _mm_and_si128(_mm_loadl_epi64((const __m128i *)cost), _mm_loadl_epi64((const __m128i *)paid));
    __m128i left = _mm_sub_epi16(_mm_srai_epi16(_mm_unpacklo_epi8(held, held), 8), _mm_srai_epi16(_mm_unpacklo_epi8(less, less), 8));
    _mm_storeu_ps(rest, _mm_cvtepi32_ps(_mm_srai_epi32(_mm_unpacklo_epi16(left, left), 16)));
    _mm_storeu_ps(rest + 4, _mm_cvtepi32_ps(_mm_srai_epi32(_mm_unpackhi_epi16(left, left), 16)));
#else
    for (int kind = 0; kind < KINDS; kind++) rest[kind] = (float)(hand[kind] - (kind < FIRST_GOOD ? cost[kind] : 0));
#endif
}

/* What one has of each kind after so many throws, what that counts, and what a throw adds to it.
   Which share counts is hard to foresee, so branches would cost more than four kinds at once. */
static void count_kinds(const float *rest, const float *rates, float throws, float *have, float *counts, float *slopes) {
#ifdef FOUR_AT_ONCE
    for (int kind = 0; kind < KINDS; kind += 4) {
        __m128 rate = _mm_loadu_ps(rates + kind), edge = _mm_loadu_ps(EDGE + kind);
        __m128 now = _mm_add_ps(_mm_loadu_ps(rest + kind), _mm_mul_ps(rate, _mm_set1_ps(throws)));
        __m128 lacks = _mm_cmplt_ps(now, _mm_setzero_ps()), beyond = _mm_cmpge_ps(now, edge);
        __m128 share = _mm_or_ps(_mm_and_ps(lacks, _mm_loadu_ps(LACKING + kind)), _mm_and_ps(beyond, _mm_loadu_ps(SPARE + kind)));
        _mm_storeu_ps(have + kind, now);
        _mm_storeu_ps(counts + kind, _mm_mul_ps(share, _mm_sub_ps(now, _mm_andnot_ps(lacks, edge))));
        _mm_storeu_ps(slopes + kind, _mm_mul_ps(share, rate));
    }
#else
    for (int kind = 0; kind < KINDS; kind++) {
        have[kind] = rest[kind] + rates[kind] * throws;
        float share = have[kind] < 0.0f ? LACKING[kind] : have[kind] < EDGE[kind] ? 0.0f : SPARE[kind];
        counts[kind] = share * (have[kind] < 0.0f ? have[kind] : have[kind] - EDGE[kind]);
        slopes[kind] = share * rates[kind];
    }
#endif
}

/* How many throws bring a cost, with exchanges. Cards flow in at the rates of the board. All is
   straight between bends, so Newton's steps find it. */
static float throws_for(const num *hand, const float *rates, const num *cost) {
    float throws = 0.0f, rest[KINDS], have[KINDS], counts[KINDS], slopes[KINDS];
    rest_of(hand, cost, rest);
    for (int step = 0; step < 4; step++) {
        float lack = 0.0f, slope = 0.0f;
        count_kinds(rest, rates, throws, have, counts, slopes);
        for (int kind = 0; kind < KINDS; kind++) { lack -= counts[kind]; slope += slopes[kind]; }
        int low = FISH + (have[COCA] < have[FISH]);
        if (have[FEATHERS] < have[low]) low = FEATHERS;
        lack -= have[low];
        slope += rates[low];
        if (lack <= 0.0f) break;
        throws += lack / (slope < 0.03f ? 0.03f : slope);
        if (throws > 60.0f) return 60.0f;
    }
    return throws < 0.5f ? 0.5f : throws;
}

/* What is to be bought next. score: against other goals; throws: 0 where it can be paid now. */
typedef struct { num word, place, path, cost[KINDS]; float score, throws; } Goal;

static float threat(const Table *t, const Weights *q, int seat) { return 1.0f + q->w[W_LEADER] * (float)t->player[seat].markers; }

/* What a cost takes beside its cards: waiting for them, or what exchanges eat. */
static float burden(const Table *t, const Weights *q, const Ground *g, const num *hand, Goal *goal) {
    if (!payable(t, g->seat, hand, goal->cost)) {
        goal->throws = throws_for(hand, g->rates, goal->cost);
        return q->w[W_THROW + t->player[g->seat].tribe] * goal->throws;
    }
    goal->throws = 0.0f;
    return q->w[W_EXCHANGE] * (float)missing(hand, goal->cost);
}

/* What a place is worth beside its roads, to who has so much production. */
static float site_value(const Table *t, const Weights *q, const Ground *g, int crossing, float lasting) {
    int owner = t->owner[crossing], levels = 1;
    float value = 0.0f;
    if (owner == g->seat) { levels -= t->level[crossing]; value += q->w[W_OWN_RUIN]; }
    else if (owner != NOBODY) {
        int pips = land.pips[crossing][0] + land.pips[crossing][1] + land.pips[crossing][2];
        value += q->w[W_THEIR_RUIN] * (float)(pips * t->level[crossing]) / 36.0f * threat(t, q, owner);
    }
    return value + lasting * added(q, g->pips, crossing, levels);
}

/* What a city and the best sites bring beside their burden. */
static void value_places(const Table *t, const Weights *q, Ground *g) {
    const Player *p = t->player + g->seat;
    int tribe = p->tribe, at = 0;
    /* A first tribe's production ends with the second decline, all other with the game. */
    float lasting = q->w[W_LASTING + tribe] * (float)((tribe == 0 ? GOALS[1] : LAST_GOAL) - p->markers);
    float last = p->markers + 1 == GOALS[tribe] ? q->w[W_LAST_SLOT] : 0.0f;
    if (g->city_site >= 0) g->city_worth = q->w[W_CITY + tribe] + lasting * added(q, g->pips, g->city_site, 1);
    for (int roads = 0; roads <= FAR; roads++) {
        float value = -1e9f;
        g->best_site[roads] = -1;
        for (; at < g->sites_n && g->sites[at].roads == roads; at++) {
            float one = site_value(t, q, g, g->sites[at].crossing, lasting);
            if (one > value) { value = one; g->best_site[roads] = at; }
        }
        g->site_worth[roads] = value - q->w[W_ROAD] * (float)roads + last;
    }
    g->valued = 1;
}

/* The best marker to go for, or a goal without a word where none can be had. */
static Goal best_goal(const Table *t, const Weights *q, Ground *g, const num *hand, int with_city) {
    Goal best = {.word = -1, .score = -1e9f, .path = -1}, goal;
    float least = 0.0f;
    if (!g->valued) value_places(t, q, g);
    if (with_city && g->city_site >= 0) {
        best = (Goal){.word = CITY, .place = (num)g->city_site, .path = -1};
        memcpy(best.cost, box.cost[COST_CITY], KINDS);
        best.score = g->city_worth - burden(t, q, g, hand, &best);
    }
    if (g->settlements >= SETTLEMENT_PIECES) return best;
    for (int roads = 0; roads <= FAR; roads++) {
        int found = g->best_site[roads];
        /* More roads are never paid sooner: what can't win with the burden before is not reckoned. */
        if (found < 0 || g->site_worth[roads] - least <= best.score) continue;
        goal = (Goal){.word = SETTLE, .place = g->sites[found].crossing, .path = g->sites[found].path};
        for (int kind = 0; kind < KINDS; kind++) goal.cost[kind] = (num)(box.cost[COST_SETTLEMENT][kind] + roads * box.cost[COST_ROAD][kind]);
        least = burden(t, q, g, hand, &goal);
        goal.score = g->site_worth[roads] - least;
        if (goal.score > best.score) best = goal;
    }
    return best;
}

static void simple(Action *a, int word, int number) {
    memset(a, 0, sizeof *a);
    a->word = (num)word;
    a->number = (num)number;
}

/* What something bought on the way costs the goal, which can't be paid yet, in throws. */
static float setback(const Table *t, const Ground *g, const Goal *goal, const num *paid) {
    num after[KINDS];
    const num *hand = t->player[g->seat].hand;
    if (goal->word < 0) return 0.0f;
    for (int kind = 0; kind < KINDS; kind++) after[kind] = (num)(hand[kind] - paid[kind]);
    return throws_for(after, g->rates, goal->cost) - goal->throws;
}

/* A road that would bring the longest trade route: it must be longer than all others'. */
static int route_road(const Table *t, int seat, int roads) {
    int longest = ROUTE_MINIMUM - 1;
    if (roads < ROUTE_MINIMUM - 1 || roads >= ROAD_PIECES || t->route == seat) return -1;
    for (int other = 0; other < t->seats; other++) {
        if (other != seat && t->lengths[other] > longest) longest = t->lengths[other];
    }
    if (roads < longest) return -1;
    Table copy = *t;
    Player *p = copy.player + seat;
    p->laid_n++;
    for (int path = 0; path < PATHS; path++) {
        if (!is_open_path(t, seat, path)) continue;
        copy.roads[path] = (num)seat;
        p->laid[roads] = (num)path;
        if (route_length(&copy, seat) > longest) return path;
        copy.roads[path] = NOBODY;
    }
    return -1;
}

/* Combat arts are played as soon as they can be, before the throw, too: a card is robbed, and the
   robber is not kept where he hurts others little. */
static int plays_combat(const Table *t, const Weights *q, int seat) {
    float hurt = 0.0f;
    if (t->card_played || playable(t, seat, COMBAT) < 0) return 0;
    for (const num *c = corners[t->robber == FRAME ? 0 : t->robber]; t->robber != FRAME && *c >= 0; c++)
        if (t->owner[*c] != NOBODY) hurt += (t->owner[*c] == seat ? -1.0f : 1.0f) * (float)(t->level[*c] * PIPS[box.number[t->robber]]);
    return hurt < q->w[W_COMBAT_WAIT];
}

/* A progress card that helps now. */
static int play_card(const Table *t, const Weights *q, const Ground *g, const Goal *goal, Action *a) {
    int seat = g->seat, lack = goal->word < 0 ? 0 : missing(t->player[seat].hand, goal->cost);
    if (t->card_played || !t->player[seat].cards_n) return 0;
    if (goal->word == SETTLE && goal->path >= 0 && playable(t, seat, ROADS_CARD) >= 0 && has_open_path(t, seat)) { simple(a, PLAY_ROADS, 0); return 1; }
    if (lack && playable(t, seat, INVENTION) >= 0) {
        num after[KINDS], left[KINDS];
        memcpy(after, t->player[seat].hand, KINDS);
        memcpy(left, t->supply, KINDS);
        simple(a, PLAY_INVENTION, 0);
        for (int i = 0; i < 2; i++) {
            int kind = most_missing(after, goal->cost, left);
            if (kind < 0) kind = left[ORE] > 0 ? ORE : left[STONE] > 0 ? STONE : WOOD;
            if (left[kind] <= 0) return 0;
            a->take[kind]++;
            after[kind]++;
            left[kind]--;
        }
        if (payable(t, seat, after, goal->cost)) return 1;
    }
    if (playable(t, seat, MONOPOLY) >= 0) {
        int best = -1;
        float most = q->w[W_MONOPOLY];
        for (int kind = 0; kind < KINDS; kind++) {
            int got = 0;
            for (int other = 0; other < t->seats; other++) {
                int held = t->player[other].hand[kind];
                if (other != seat) got += held < box.monopoly ? held : box.monopoly;
            }
            float worth = (float)got * (kind < FIRST_GOOD ? 1.0f : 0.5f) + (goal->word >= 0 && goal->cost[kind] > t->player[seat].hand[kind] ? 0.7f : 0.0f);
            if (worth > most) { most = worth; best = kind; }
        }
        if (best >= 0) { simple(a, PLAY_MONOPOLY, best); return 1; }
    }
    return 0;
}

static void buy_goal(const Table *t, int seat, const Goal *goal, Action *a) {
    if (goal->path >= 0 && affords(t, seat, COST_ROAD)) {
        /* A road is paid as soon as it can be: the cards are meant for it anyway. */
        simple(a, ROAD, goal->path);
        return;
    }
    if (covers(t->player[seat].hand, goal->cost)) { simple(a, goal->word, goal->place); return; }
    if (!exchange_towards(t, seat, goal->cost, 0, a)) simple(a, END, 0);
}

/* Something to buy on the way to the goal: it must be worth more than what the goal loses by it.
   Where one exchange pays for it, that is the action; where none is needed, `bought` is. */
static int buys_aside(const Table *t, const Weights *q, const Ground *g, const Goal *goal, int cost, float gain, const Action *bought, Action *a) {
    num paid[KINDS];
    const Player *p = t->player + g->seat;
    int lack = missing(p->hand, box.cost[cost]);
    if (lack > 1 || (lack && (!payable(t, g->seat, p->hand, box.cost[cost]) || !exchange_towards(t, g->seat, box.cost[cost], 0, a)))) return 0;
    for (int kind = 0; kind < KINDS; kind++) paid[kind] = (num)(box.cost[cost][kind] + (lack ? a->give[kind] - a->take[kind] : 0));
    if (gain <= q->w[W_THROW + p->tribe] * setback(t, g, goal, paid)) return 0;
    if (!lack) *a = *bought;
    return 1;
}

static void choose_main(const Table *t, const Weights *q, Action *a) {
    int seat = t->active;
    const Player *p = t->player + seat;
    if (t->arts == seat && !t->arts_used && stands_at(t, seat, t->robber)) { simple(a, CHASE, 0); return; }
    if (plays_combat(t, q, seat)) { simple(a, PLAY_COMBAT, 0); return; }
    Ground *g = survey(t, q, seat);
    Goal goal = best_goal(t, q, g, p->hand, 1);
    int held = cards_in(p->hand), tribe = p->tribe;
    float over = q->w[W_OVER_LIMIT] * (float)(held > hand_limit(t, seat) ? held - hand_limit(t, seat) : 0);
    if (goal.word >= 0 && goal.throws == 0.0f) {
        if (p->markers + 1 == GOALS[tribe] && play_card(t, q, g, &(Goal){.word = -1}, a)) return;
        buy_goal(t, seat, &goal, a);
        return;
    }
    if (play_card(t, q, g, &goal, a)) return;
    if (goal.path >= 0 && affords(t, seat, COST_ROAD)) { simple(a, ROAD, goal.path); return; }
    if (g->roads < ROAD_PIECES) {
        int path = affords(t, seat, COST_ROAD) ? route_road(t, seat, g->roads) : -1, to_go = GOALS[tribe] - p->markers;
        float gain = q->w[W_ROUTE];
        if (path < 0) { path = goal.path; gain = q->w[W_SIDE]; }
        /* On the way to a city: a road to the site that comes after it. */
        if (path < 0 && goal.word == CITY && to_go > 1) path = best_goal(t, q, g, p->hand, 0).path;
        Action road = {.word = ROAD, .number = (num)path};
        if (path >= 0 && buys_aside(t, q, g, &goal, COST_ROAD, gain + over, &road, a)) return;
    }
    Action buy = {.word = BUY};
    if (t->deck_n && buys_aside(t, q, g, &goal, COST_CARD, q->w[W_CARD + tribe] + over, &buy, a)) return;
    if (goal.word >= 0 && (float)held + q->w[W_EARLY] > (float)hand_limit(t, seat) && exchange_towards(t, seat, goal.cost, 1, a)) return;
    simple(a, END, 0);
}

static void choose_before(const Table *t, const Weights *q, Action *a) {
    int seat = t->active;
    if (t->arts == seat && !t->arts_used && stands_at(t, seat, t->robber)) simple(a, CHASE, 0);
    else simple(a, plays_combat(t, q, seat) ? PLAY_COMBAT : THROW, 0);
}

static Goal goal_of(const Table *t, const Weights *q, int seat) {
    return best_goal(t, q, survey(t, q, seat), t->player[seat].hand, 1);
}

/* What is spared first, with that goal. */
static int to_discard(const Weights *q, const num *hand, const Goal *goal) {
    int best = -1;
    float most = -1e9f;
    for (int kind = 0; kind < KINDS; kind++) {
        if (!hand[kind]) continue;
        float spare = (float)(hand[kind] - (goal->word < 0 ? 0 : goal->cost[kind]));
        float liking = spare - q->w[W_KEEP] * q->w[W_KIND + kind];
        if (liking > most) { most = liking; best = kind; }
    }
    return best;
}

/* All that a seat owes: the goal is the one it had when the seven fell. */
static void discard_all(Table *t, const Weights *q) {
    Player *p = t->player + t->actor;
    Goal goal = goal_of(t, q, t->actor);
    for (; t->owed[t->actor]; t->owed[t->actor]--) {
        int kind = to_discard(q, p->hand, &goal);
        p->hand[kind]--;
        t->supply[kind]++;
    }
    next_to_discard(t);
}

static float worth_of_robbing(const Table *t, const Weights *q, int other, const Goal *goal) {
    const num *theirs = t->player[other].hand, *mine = t->player[t->active].hand;
    int size = cards_in(theirs);
    float useful = 0.0f;
    if (!size) return 0.0f;
    for (int kind = 0; kind < KINDS; kind++) if (goal->word >= 0 && goal->cost[kind] > mine[kind]) useful += (float)theirs[kind];
    return (q->w[W_VICTIM] + q->w[W_STEAL_NEED] * useful / (float)size) * (0.5f + 0.5f * threat(t, q, other));
}

static void choose_robber(const Table *t, const Weights *q, Action *a) {
    int best = FRAME, seat = t->active;
    float most = 0.0f, robbing[SEATS];
    Goal goal = goal_of(t, q, t->active);
    for (int other = 0; other < t->seats; other++) robbing[other] = other == seat ? 0.0f : worth_of_robbing(t, q, other, &goal);
    for (int tile = 0; tile < TILES; tile++) {
        float worth = 0.0f, card = 0.0f;
        if (!is_land[tile] || tile == t->robber) continue;
        float pips = (float)PIPS[box.number[tile]] * q->w[W_KIND + t->terrain[tile]];
        for (const num *c = corners[tile]; *c >= 0; c++) {
            int owner = t->owner[*c];
            if (owner == NOBODY) continue;
            if (owner == seat) { worth -= q->w[W_OWN_TILE] * (float)t->level[*c] * pips; continue; }
            worth += threat(t, q, owner) * (float)t->level[*c] * pips;
            if (robbing[owner] > card) card = robbing[owner];
        }
        if (worth + card > most) { most = worth + card; best = tile; }
    }
    simple(a, ROBBER, best);
}

static void choose_victim(const Table *t, const Weights *q, Action *a) {
    int best = -1;
    float most = -1e9f;
    Goal goal = goal_of(t, q, t->active);
    for (int seat = 0; seat < t->seats; seat++) {
        if (!is_victim(t, seat)) continue;
        float worth = worth_of_robbing(t, q, seat, &goal);
        if (worth > most) { most = worth; best = seat; }
    }
    simple(a, ROB, best);
}

/* The best two sites that a settlement there could grow to, two or three roads away. */
static float worth_around(const Table *t, const Weights *q, const int *pips, int crossing) {
    num far[CROSSINGS], front[CROSSINGS], next[CROSSINGS];
    float best = 0.0f, second = 0.0f;
    int front_n = 1, best_at = -1;
    memset(far, -1, sizeof far);
    far[crossing] = 0;
    front[0] = (num)crossing;
    for (int distance = 1; distance <= 3; distance++) {
        int next_n = 0;
        for (int i = 0; i < front_n; i++)
            for (const num *p = paths_at[front[i]]; *p >= 0; p++) {
                int c = far_end(*p, front[i]), beside = 0;
                if (t->roads[*p] != NOBODY || far[c] >= 0) continue;
                far[c] = (num)distance;
                if (t->owner[c] == NOBODY) next[next_n++] = (num)c;
                if (distance < 2 || !may_be_settled(t, c)) continue;
                for (const num *n = neighbours[c]; *n >= 0; n++) beside |= *n == crossing;
                if (beside) continue;
                float worth = q->w[W_NEAR_BASE] + q->w[W_NEAR + distance - 2] * added(q, pips, c, 1);
                if (has_road(t, c)) worth *= q->w[W_BESIDE_ROAD];
                if (worth > best) {
                    int near_best = 0;
                    for (const num *n = neighbours[c]; *n >= 0; n++) near_best |= *n == best_at;
                    if (!near_best) second = best;
                    best = worth;
                    best_at = c;
                } else if (worth > second) {
                    int near_best = 0;
                    for (const num *n = neighbours[c]; *n >= 0; n++) near_best |= *n == best_at;
                    if (!near_best) second = worth;
                }
            }
        memcpy(front, next, (size_t)next_n);
        front_n = next_n;
    }
    return best + q->w[W_SECOND] * second;
}

/* The most fertile places are looked at closely, with what lies around them. */
enum { LOOKED_AT = 8 };

static void choose_place(const Table *t, const Weights *q, int word, const num *sites, int count, Action *a) {
    int seat = t->actor, best = sites[0];
    float most = -1e9f, around = word == FOUND ? 1.0f : q->w[W_FIRST_NEAR], yields[CROSSINGS];
    const int *pips = survey(t, q, seat)->pips;
    for (int i = 0; i < count; i++) yields[i] = added(q, pips, sites[i], t->owner[sites[i]] == seat ? 1 - t->level[sites[i]] : 1);
    for (int look = 0; look < LOOKED_AT && look < count; look++) {
        int top = 0, after[KINDS];
        for (int i = 1; i < count; i++) if (yields[i] > yields[top]) top = i;
        memcpy(after, pips, sizeof after);
        add_pips(sites[top], 1, after);
        float worth = q->w[W_FOUND] * yields[top] + around * worth_around(t, q, after, sites[top]);
        if (worth > most) { most = worth; best = sites[top]; }
        yields[top] = -1e9f;
    }
    simple(a, word, best);
}

static void choose_first_road(const Table *t, const Weights *q, Action *a) {
    const int *pips = survey(t, q, t->actor)->pips;
    int best = -1;
    float most = -1e9f;
    for (const num *p = paths_at[t->site]; *p >= 0; p++) {
        if (t->roads[*p] != NOBODY) continue;
        int end = far_end(*p, t->site);
        float worth = 0.0f;
        for (const num *n = neighbours[end]; *n >= 0; n++) {
            if (*n == t->site || !may_be_settled(t, *n)) continue;
            float one = q->w[W_NEAR_BASE] + added(q, pips, *n, 1);
            if (has_road(t, *n)) one *= q->w[W_BESIDE_ROAD];
            if (one > worth) worth = one;
        }
        if (worth > most) { most = worth; best = *p; }
    }
    simple(a, ROAD, best);
}

static void choose_free_road(const Table *t, const Weights *q, Action *a) {
    Ground *g = survey(t, q, t->active);
    int path = best_goal(t, q, g, t->player[t->active].hand, 0).path;
    if (path < 0) path = route_road(t, t->active, g->roads);
    for (int other = 0; path < 0 && other < PATHS; other++) if (is_open_path(t, t->active, other)) path = other;
    simple(a, ROAD, path);
}

/* What the quick player does in any position in which a seat decides, but for offers. */
static void choose(const Table *t, const Weights *q, Action *a) {
    num sites[CROSSINGS];
    int n = 0;
    switch (t->phase) {
    case MAIN: choose_main(t, q, a); return;
    case BEFORE: choose_before(t, q, a); return;
    case DISCARDING: {
        Goal goal = goal_of(t, q, t->actor);
        simple(a, DISCARD, to_discard(q, t->player[t->actor].hand, &goal));
        return;
    }
    case MOVING_ROBBER: choose_robber(t, q, a); return;
    case VICTIM: choose_victim(t, q, a); return;
    case FREE_ROADS: choose_free_road(t, q, a); return;
    case FIRST_ROAD: choose_first_road(t, q, a); return;
    case FOUNDING: n = founding_sites(t, t->active, sites); choose_place(t, q, FOUND, sites, n, a); return;
    case FIRST_SETTLE:
        for (int c = 0; c < CROSSINGS; c++) if (is_free_site(t, c)) sites[n++] = (num)c;
        choose_place(t, q, SETTLE, sites, n, a);
        return;
    }
    simple(a, END, 0);
}

#endif
