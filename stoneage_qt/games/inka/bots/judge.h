/* A judge of positions: the win chances of all seats at the start of a turn, by a small net.

   Every seat is described by numbers that wins follow from (`describe`): markers, production that
   lasts and that does not, the hand, cards, places within reach, and how many throws away the next
   purchases are. One body reads each seat alone; what it makes of the others is added up, and from
   both comes a score. The softmax of the scores are the chances. It sees the hands of all, so it is
   asked about drawn positions alone. Its weights are learned from games of the quick player
   (lessons.h, judge_training.py), and come once, by `set_judge`. */

#ifndef INKA_JUDGE_H
#define INKA_JUDGE_H

#include "quick.h"

/* Loops over floats are worth the wide registers that most machines have. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#define INLINE inline __attribute__((always_inline))
#else
#define WIDE
#define INLINE inline
#endif

/* INPUTS_VERSION counts up whenever `describe` changes: weights learned before fit no more. */
enum { INPUTS = 102, BODY = 64, HEAD = 32, INPUTS_VERSION = 1 };

/* In the order of the file; others: what the bodies of the other seats add to the head. */
typedef struct {
    float body[INPUTS][BODY], body_bias[BODY];
    float head[BODY][HEAD], others[BODY][HEAD], head_bias[HEAD];
    float score[HEAD], score_bias;
} Net;

static Net net;
static int net_known;

/* What production is worth to the judge. Its own numbers: the quick player's may be tuned anew. */
static Weights judge_scale;

static void set_judge_scale(void) {
    static const float kinds[KINDS] = {0.86f, 1.06f, 0.81f, 0.81f, 0.74f, 0.95f, 0.62f, 0.79f};
    memcpy(judge_scale.w + W_KIND, kinds, sizeof kinds);
    judge_scale.w[W_BEND] = 0.14f;
    judge_scale.w[W_ROBBED] = 0.34f;
    prepare(&judge_scale);
}

/* What is the same for all seats. */
typedef struct { float first_place, second_place; } Country;

static Country explore(const Table *t) {
    static const int none[KINDS] = {0};
    Country found = {0.0f, 0.0f};
    num sites[CROSSINGS];
    int n = founding_sites(t, t->active, sites);
    for (int i = 0; i < n; i++) {
        float worth = added(&judge_scale, none, sites[i], 1);
        if (worth > found.first_place) { found.second_place = found.first_place; found.first_place = worth; }
        else if (worth > found.second_place) found.second_place = worth;
    }
    return found;
}

static float total_worth(const int *pips) {
    float total = 0.0f;
    for (int kind = 0; kind < KINDS; kind++) total += worth_of(&judge_scale, kind, pips[kind]);
    return total;
}

/* So many of each purchase. */
static void bill(int roads, int settlements, int cities, num *cost) {
    for (int kind = 0; kind < KINDS; kind++)
        cost[kind] = (num)(roads * box.cost[COST_ROAD][kind] + settlements * box.cost[COST_SETTLEMENT][kind] + cities * box.cost[COST_CITY][kind]);
}

static float soon(float throws, float scale) { return expf(-throws / scale); }

static int others_roads_at(const Table *t, int seat, int crossing) {
    int count = 0;
    for (const num *p = paths_at[crossing]; *p >= 0; p++) count += t->roads[*p] != NOBODY && t->roads[*p] != seat;
    return count;
}

static void describe(const Table *t, const Country *country, int seat, float *x) {
    const Player *p = t->player + seat;
    const Ground *g = survey(t, &judge_scale, seat);
    int active[KINDS] = {0}, old[KINDS] = {0}, at = 0, held = cards_in(p->hand), limit = hand_limit(t, seat);
    int in_reach_of_others = 0, robbed = 0, kinds = 0, open_most = 0, tribe = p->tribe;
    float resources = 0.0f, goods = 0.0f;
    num cost[KINDS];
    memset(x, 0, INPUTS * sizeof *x);

    x[at + tribe] = 1.0f;
    at += 3;
    for (int n = 1; n < LAST_GOAL; n++) x[at++] = p->markers >= n ? 1.0f : 0.0f;

    for (int i = 0; i < p->built_n; i++) {
        int c = p->built[i];
        add_pips(c, t->level[c], t->ruin[c] ? old : active);
        if (t->ruin[c] && others_roads_at(t, seat, c) && keeps_distance(t, c)) in_reach_of_others += t->level[c] * (land.pips[c][0] + land.pips[c][1] + land.pips[c][2]);
    }
    for (int kind = 0; kind < KINDS; kind++) {
        x[at + kind] = (float)active[kind] / 6.0f;
        x[at + KINDS + kind] = (float)old[kind] / 6.0f;
        *(kind < FIRST_GOOD ? &resources : &goods) += g->rates[kind];
        kinds += kind < FIRST_GOOD && g->pips[kind] > 0;
    }
    at += 2 * KINDS;
    if (t->robber != FRAME)
        for (const num *c = corners[t->robber]; *c >= 0; c++) if (t->owner[*c] == seat) robbed += t->level[*c] * PIPS[box.number[t->robber]];
    x[at++] = (float)robbed / 6.0f;
    x[at++] = total_worth(g->pips) / 4.0f;
    x[at++] = total_worth(active) / 4.0f;
    x[at++] = total_worth(old) / 4.0f;
    x[at++] = (float)kinds / 5.0f;
    x[at++] = resources;
    x[at++] = goods;
    x[at++] = (float)in_reach_of_others / 6.0f;

    for (int kind = 0; kind < KINDS; kind++) x[at++] = (float)p->hand[kind] / 3.0f;
    for (int kind = 0; kind < FIRST_GOOD; kind++) x[at++] = p->hand[kind] ? 1.0f : 0.0f;
    x[at++] = (float)held / 8.0f;
    x[at++] = held > limit ? (float)(held - limit) / 4.0f : 0.0f;
    x[at++] = held > limit ? 1.0f : held + 2 > limit ? 0.5f : 0.0f;

    /* Cards bought in a turn are playable after it, so at the start of one all are. */
    for (int i = 0; i < p->cards_n; i++) x[at + box.card_kind[p->cards[i]]] += 0.5f;
    for (int i = 0; i < p->new_n; i++) x[at + box.card_kind[p->new_cards[i]]] += 0.5f;
    for (int other = 0; other < t->seats; other++) if (other != seat && t->player[other].open_n > open_most) open_most = t->player[other].open_n;
    float combat = x[at + COMBAT] * 2.0f;
    at += 4;
    x[at++] = (float)p->open_n / 3.0f;
    x[at++] = t->arts == seat ? 1.0f : 0.0f;
    x[at++] = ((float)p->open_n + combat - (float)open_most) / 3.0f;
    x[at++] = t->route == seat ? 1.0f : 0.0f;
    x[at++] = (float)p->laid_n / 7.0f;
    x[at++] = (float)(p->laid_n < ROUTE_MINIMUM ? p->laid_n : t->lengths[seat]) / 5.0f;

    /* Places within reach, by the roads that they take. */
    float ruins = 0.0f, contested = 0.0f;
    int nearest = -1, taken_piece = g->settlements >= SETTLEMENT_PIECES, can_city = g->city_site >= 0;
    for (int i = 0; i < g->sites_n && !taken_piece; i++) {
        int c = g->sites[i].crossing, roads = g->sites[i].roads, owner = t->owner[c];
        if (roads > 3) continue;
        float worth = added(&judge_scale, g->pips, c, owner == seat ? 1 - t->level[c] : 1);
        x[at + roads] = 1.0f;
        if (worth > x[at + 4 + roads]) x[at + 4 + roads] = worth;
        x[at + 8 + roads] += 0.33f;
        if (nearest < 0) { nearest = roads; contested = (float)others_roads_at(t, seat, c); }
        if (owner != NOBODY && owner != seat && roads < 2) {
            float loss = (float)(t->level[c] * (land.pips[c][0] + land.pips[c][1] + land.pips[c][2])) / 6.0f;
            if (loss > ruins) ruins = loss;
        }
    }
    at += 12;
    x[at++] = ruins;
    x[at++] = contested;
    x[at++] = can_city ? 1.0f : 0.0f;
    x[at++] = can_city ? added(&judge_scale, g->pips, g->city_site, 1) : 0.0f;

    /* How far the next purchases are. */
    float to_city = can_city ? throws_for(p->hand, g->rates, box.cost[COST_CITY]) : 60.0f, to_settle = 60.0f, to_card = throws_for(p->hand, g->rates, box.cost[COST_CARD]);
    if (can_city && payable(t, seat, p->hand, box.cost[COST_CITY])) { to_city = 0.0f; x[at] = 1.0f; }
    if (nearest >= 0) {
        bill(nearest, 1, 0, cost);
        to_settle = throws_for(p->hand, g->rates, cost);
        if (payable(t, seat, p->hand, cost)) { to_settle = 0.0f; x[at + 1] = 1.0f; }
    }
    if (payable(t, seat, p->hand, box.cost[COST_CARD])) { to_card = 0.0f; x[at + 2] = 1.0f; }
    at += 3;
    float next = to_city < to_settle ? to_city : to_settle;
    x[at++] = soon(to_city, 5.0f);
    x[at++] = soon(to_settle, 5.0f);
    x[at++] = soon(to_card, 5.0f);
    x[at++] = soon(next, 3.0f);
    x[at++] = (next > 30.0f ? 30.0f : next) / 15.0f;
    x[at++] = (to_settle > 30.0f ? 30.0f : to_settle) / 15.0f;

    /* What the tribe still needs, and what is needed to win: foundings are free, and a tribe has one city. */
    int to_go = GOALS[tribe] - p->markers, later = 2 - tribe, paid = LAST_GOAL - p->markers - later, cities = can_city && to_go > 0;
    int settlements = to_go > cities ? to_go - cities : 0;
    bill(nearest < 0 ? 2 * settlements : nearest + (settlements > 1 ? (settlements - 1) * 3 / 2 : 0), settlements, cities, cost);
    float tribes_race = settlements || cities ? throws_for(p->hand, g->rates, cost) : 0.0f;
    x[at++] = tribes_race / 30.0f;
    x[at++] = soon(tribes_race, 8.0f);
    cities += later;
    settlements = paid > cities ? paid - cities : 0;
    bill(settlements * 3 / 2, settlements, cities, cost);
    float race = throws_for(p->hand, g->rates, cost);
    x[at++] = race / 60.0f;
    x[at++] = soon(race, 20.0f);

    x[at + (seat - t->active + t->seats) % t->seats] = 1.0f;
    at += SEATS;
    x[at++] = t->seats == 3 ? 1.0f : 0.0f;
    x[at++] = (float)t->deck_n / 10.0f;
    x[at++] = t->deck2_n ? 1.0f : 0.0f;
    x[at++] = (float)t->turn / (float)(20 * t->seats);
    x[at++] = tribe < 2 ? country->first_place : 0.0f;
    x[at++] = tribe < 2 ? country->second_place : 0.0f;
}

static void describe_all(const Table *t, float (*x)[INPUTS]) {
    Country country = explore(t);
    for (int seat = 0; seat < t->seats; seat++) describe(t, &country, seat, x[seat]);
}

/* to += times * row: what compilers make of it is quick, and many inputs are 0. */
static INLINE void add_row(float *to, const float *row, float times, int count) {
    for (int i = 0; i < count; i++) to[i] += times * row[i];
}

/* The win chances of all seats at the start of a turn. */
WIDE static void judge(const Table *t, float *chances) {
    float x[SEATS][INPUTS], body[SEATS][BODY], all[BODY] = {0.0f}, best = -1e9f, total = 0.0f;
    describe_all(t, x);
    for (int seat = 0; seat < t->seats; seat++) {
        memcpy(body[seat], net.body_bias, sizeof body[seat]);
        for (int i = 0; i < INPUTS; i++) if (x[seat][i] != 0.0f) add_row(body[seat], net.body[i], x[seat][i], BODY);
        for (int i = 0; i < BODY; i++) { if (body[seat][i] < 0.0f) body[seat][i] = 0.0f; all[i] += body[seat][i]; }
    }
    for (int seat = 0; seat < t->seats; seat++) {
        float head[HEAD], share = 1.0f / (float)(t->seats - 1);
        memcpy(head, net.head_bias, sizeof head);
        for (int i = 0; i < BODY; i++) {
            if (body[seat][i] != 0.0f) add_row(head, net.head[i], body[seat][i], HEAD);
            if (all[i] != body[seat][i]) add_row(head, net.others[i], (all[i] - body[seat][i]) * share, HEAD);
        }
        chances[seat] = net.score_bias;
        for (int i = 0; i < HEAD; i++) if (head[i] > 0.0f) chances[seat] += head[i] * net.score[i];
        if (chances[seat] > best) best = chances[seat];
    }
    for (int seat = 0; seat < t->seats; seat++) { chances[seat] = expf(chances[seat] - best); total += chances[seat]; }
    for (int seat = 0; seat < t->seats; seat++) chances[seat] /= total;
}

#endif
