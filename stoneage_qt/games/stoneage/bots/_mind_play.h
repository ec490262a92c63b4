/* Playing with the net in C: rollouts (search.py, policy_advance.py) and games to learn from
   (train_games.py), with the same random numbers as there. */

#ifndef STONEAGE_MIND_PLAY_H
#define STONEAGE_MIND_PLAY_H
#include "_mind_net.h"
#include "_mind_options.h"

enum { ROUND_LIMIT = 30, SOFT_TOP = 5, ROUNDS_FED = 3 };

/* Asked one after the other, never two at once: Python holds its lock meanwhile. */
static Options found;
static float found_scores[MOST_ACTIONS][SEATS], found_merits[MOST_ACTIONS];

/* scoring.py */
static int total_points(const Player *p) {
    Holdings hold = holdings(p);
    int first = bits((unsigned)hold.have), second = bits((unsigned)hold.twice);
    int points = p->score + p->goods[0] + p->goods[1] + p->goods[2] + p->goods[3] + (choice_card(p) == NOTHING ? 0 : 2);
    points += first * first + second * second + hold.farmers * p->agriculture + hold.hut_builders * p->buildings_n;
    return points + hold.shamans * p->people + hold.tool_makers * (p->tools[0] + p->tools[1] + p->tools[2]);
}

static int best_points(const Table *t) {
    int best = total_points(t->player);
    for (int seat = 1; seat < t->seats; seat++) { int points = total_points(t->player + seat); if (points > best) best = points; }
    return best;
}

static void win_shares(const Table *t, float *shares) {
    long merits[SEATS], best = LONG_MIN;
    int winners = 0;
    for (int seat = 0; seat < t->seats; seat++) {
        const Player *p = t->player + seat;
        merits[seat] = 1000L * total_points(p) + p->agriculture + p->tools[0] + p->tools[1] + p->tools[2] + p->people;
        if (merits[seat] > best) best = merits[seat];
    }
    for (int seat = 0; seat < t->seats; seat++) winners += merits[seat] == best;
    for (int seat = 0; seat < t->seats; seat++) shares[seat] = merits[seat] == best ? 1.0f / (float)winners : 0.0f;
}

/* Rows of `found` with scores and merits; forbidden ones are never the best. Returns the best. */
static int weigh(const Net *net, Sight *sight) {
    int best = 0;
    look(net, sight, &found.base);
    for (int i = 0; i < found.rows; i++) {
        row_scores(net, sight, found.row + i, found_scores[i]);
        found_merits[i] = advantage(found_scores[i], net->seats, found.seat);
        if (found_merits[i] > found_merits[best]) best = i;
    }
    return best;
}

/* A mixer of 64 bits: policy_advance.py's `_mixed`. */
static uint64_t mixed(uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

/* The dice that `seed` holds ready for this very roll: policy_advance.py's `seeded_roll`. */
static void seeded_roll(Table *t, uint64_t seed) {
    uint64_t x = seed + (uint64_t)((t->round * 4 + t->turn) * 32 + t->source + 1) * 0x9E3779B97F4A7C15u;
    t->dice_n = t->dice_count;
    for (int i = 0; i < t->dice_n; i++) {
        int die = (int)(((mixed(x += 0xD1B54A32D192ED03u) >> 32) * 6) >> 32) + 1, j = i;
        for (; j > 0 && t->dice[j - 1] > die; j--) t->dice[j] = t->dice[j - 1];
        t->dice[j] = die;
    }
    apply_roll(t);
}

/* What a seat likes about a placement for no reason, -1 to 1: policy_advance.py's `seeded_whim`. */
static float seeded_whim(const Table *t, const Action *a, uint64_t seed) {
    uint64_t x = mixed(seed + (uint64_t)(((t->round * 4 + t->actor) * 64 + a->place) * 16 + a->number + 1) * 0xA0761D6478BD642Fu);
    return (float)((x >> 41) + (x >> 18 & 0x7FFFFF)) / 8388608.0f - 1.0f;
}

static int ascending(const void *a, const void *b) { return *(const num *)a - *(const num *)b; }

static void sorted_then_shuffled(num *list, int count, Twister *r) {
    qsort(list, (size_t)count, sizeof *list, ascending);
    for (int i = count - 1; i > 0; i--) {
        int j = (int)below(r, (uint32_t)i + 1);
        num kept = list[i];
        list[i] = list[j];
        list[j] = kept;
    }
}

/* hidden.py, in place. */
static void determinize(Table *t, int seat, Twister *r) {
    num unseen[DECK + SEATS], covered[BUILDINGS];
    int n = t->deck_n, below_tops = 0;
    memcpy(unseen, t->deck, (size_t)n * sizeof *unseen);
    for (int other = 0; other < t->seats; other++) if (other != seat && t->player[other].secret != NOTHING) unseen[n++] = t->player[other].secret;
    sorted_then_shuffled(unseen, n, r);
    for (int other = 0; other < t->seats; other++) {
        Player *p = t->player + other;
        int first = 0;
        if (other == seat || p->secret == NOTHING) continue;
        while (unseen[first] >= FIRST_ANIMAL) first++;
        for (int i = 0; i < p->cards_n; i++) if (p->cards[i] == p->secret) { p->cards[i] = unseen[first]; break; }
        p->secret = unseen[first];
        take_out(unseen, &n, first);
    }
    t->deck_n = n;
    memcpy(t->deck, unseen, (size_t)n * sizeof *unseen);
    for (int stack = 0; stack < t->seats; stack++) for (int i = 1; i < t->stack_n[stack]; i++) covered[below_tops++] = t->stack[stack][i];
    memcpy(covered + below_tops, t->removed, (size_t)t->removed_n * sizeof *covered);
    sorted_then_shuffled(covered, below_tops + t->removed_n, r);
    const num *next = covered;
    for (int stack = 0; stack < t->seats; stack++) for (int i = 1; i < t->stack_n[stack]; i++) t->stack[stack][i] = *next++;
    memcpy(t->removed, next, (size_t)t->removed_n * sizeof *covered);
}

static int against_fasting(const Action *a) { return a->kind == FEED || (a->kind == PLACE && (a->place == HUNT || a->place == FIELD)); }

static int best_for_fasting(void) {
    int best = NOTHING;
    for (int i = 0; i < found.rows; i++)
        if (!against_fasting(found.action + i) && (best == NOTHING || found_merits[i] > found_merits[best])) best = i;
    return best;
}

/* search.py's `fasting_seats`, one bit each. */
static unsigned fasting_seats(const Table *t) {
    unsigned fasting = 0;
    for (int seat = 0; t->seats < SEATS && seat < t->seats; seat++) {
        int times = t->player[seat].tally[T_HUNGER] / HUNGER_POINTS;
        if (times && 2 * times >= t->round - ROUNDS_FED) fasting |= 1u << seat;
    }
    return fasting;
}

/* The best of `found` for somebody whose mind nobody knows: by merits with whims of up to `wavering`. */
static int best_by_whims(const Table *t, uint64_t seed, float wavering) {
    int best = 0;
    for (int i = 0; i < found.rows; i++) {
        found_merits[i] += wavering * seeded_whim(t, found.action + i, seed);
        if (found_merits[i] > found_merits[best]) best = i;
    }
    return best;
}

/* The net's best moves for all seats to the end of `last_round`; the others place their people with
   whims, and those of `fasting` do without food. What `seat` has then. */
static void roll_out(const Net *net, Table *t, int seat, unsigned fasting, float wavering, uint64_t seed, int last_round, double *value, double *odds) {
    Sight sight;
    float scores[SEATS], shares[SEATS];
    sight.ready = 0;
    found.forced = 0;
    while (t->actor == CHANCE || (t->actor >= 0 && t->round <= last_round)) {
        if (t->actor == CHANCE) { seeded_roll(t, seed); continue; }
        options(t, &found);
        int chosen = found.count > 1 ? weigh(net, &sight) : 0;
        if (found.count > 1 && wavering > 0.0f && t->actor != seat && t->phase == PLACING) chosen = best_by_whims(t, seed, wavering);
        if (found.count > 1 && fasting >> t->actor & 1 && best_for_fasting() != NOTHING) chosen = best_for_fasting();
        apply(t, found.action + chosen);
    }
    if (t->actor == OVER) {
        int others = -100000;
        win_shares(t, shares);
        for (int other = 0; other < t->seats; other++) if (other != seat && total_points(t->player + other) > others) others = total_points(t->player + other);
        *value = shares[seat];
        *odds = (total_points(t->player + seat) - others) / 5.0;
        return;
    }
    Row end;
    position_row(t, &end);
    look(net, &sight, &end);
    sight_scores(net, &sight, scores);
    softmax(scores, net->seats, shares);
    *value = shares[seat];
    *odds = advantage(scores, net->seats, seat);
}

/* Who decides for a seat; net NULL: Python. fasting: never hunts, farms or feeds while there is
   anything else. temperature: see NetBot; learns: explores, and its decisions are remembered. */
typedef struct { const Net *net; int fasting, learns; double temperature; } Mind;
typedef struct { double chance, soft, temperature; } Exploring;
typedef struct { Row row; float greedy[SEATS]; } Step;
typedef struct { Table table; Twister rng; Step *steps; int steps_n, room; } Game;

static Step *next_step(Game *game) {
    if (game->steps_n == game->room) {
        int room = game->room ? 2 * game->room : 256;
        Step *steps = realloc(game->steps, (size_t)room * sizeof *steps);
        if (!steps) return NULL;
        game->steps = steps;
        game->room = room;
    }
    return game->steps + game->steps_n++;
}

/* random.choices of one */
static int drawn_by(Twister *r, const double *weights, int count) {
    double total = 0.0, sum = 0.0, aim;
    for (int i = 0; i < count; i++) total += weights[i];
    aim = uniform(r) * total;
    for (int i = 0; i < count - 1; i++) { sum += weights[i]; if (aim < sum) return i; }
    return count - 1;
}

/* value.py's `soft_choice` among the SOFT_TOP best */
static int soft_choice(Twister *r, double temperature) {
    int order[SOFT_TOP], n = 0;
    double weights[SOFT_TOP];
    for (int i = 0; i < found.rows; i++) {
        int j = n < SOFT_TOP ? n : SOFT_TOP;
        while (j > 0 && found_merits[order[j - 1]] < found_merits[i]) { if (j < SOFT_TOP) order[j] = order[j - 1]; j--; }
        if (j < SOFT_TOP) order[j] = i;
        if (n < SOFT_TOP) n++;
    }
    for (int i = 0; i < n; i++) weights[i] = expf((found_merits[order[i]] - found_merits[order[0]]) / (float)temperature);
    return order[drawn_by(r, weights, n)];
}

static int explored(Twister *r, int best, int placing, const Exploring *exploring) {
    static double weights[MOST_ACTIONS];
    double drawn = uniform(r), chance = placing ? exploring->chance : exploring->chance / 3;
    if (drawn < chance) return (int)below(r, (uint32_t)found.rows);
    if (drawn >= chance + exploring->soft) return best;
    for (int i = 0; i < found.rows; i++) weights[i] = expf((found_merits[i] - found_merits[best]) / (float)exploring->temperature);
    return drawn_by(r, weights, found.rows);
}

static int round_begins(const Table *t) {
    int standing = 0;
    for (int place = 0; place < ANIMAL; place++) standing += t->crowd[place];
    return t->phase == PLACING && !standing;
}

/* Remembers what is learnt from a decision; 0 where there is no memory left. */
static int remember(Game *game, const Net *net, Sight *sight, int chosen, int best) {
    float scores[SEATS];
    Step *step;
    if (round_begins(&game->table)) {
        if (!(step = next_step(game))) return 0;
        position_row(&game->table, &step->row);
        row_scores(net, sight, &step->row, scores);
        softmax(scores, net->seats, step->greedy);
    }
    if (!(step = next_step(game))) return 0;
    step->row = found.row[chosen];
    softmax(found_scores[best], net->seats, step->greedy);
    return 1;
}

/* Plays on until it is over (0), Python is to decide (1) or there is no memory left (-1). */
static int play_on(Game *game, const Mind *minds, const Exploring *exploring) {
    Table *t = &game->table;
    Sight sight[SEATS];
    for (int seat = 0; seat < t->seats; seat++) sight[seat].ready = 0;
    found.forced = 0;
    while (t->actor != OVER && t->round <= ROUND_LIMIT) {
        if (t->actor == CHANCE) { roll(t, &game->rng); continue; }
        const Mind *mind = minds + t->actor;
        if (!mind->net) return 1;
        options(t, &found);
        if (found.count == 1) { apply(t, found.action); continue; }
        /* Seats with the same net share what they see. */
        Sight *own = sight + t->actor;
        for (int seat = t->seats - 1; seat >= 0; seat--) if (minds[seat].net == mind->net) own = sight + seat;
        int best = weigh(mind->net, own), chosen = best;
        if (mind->learns) chosen = explored(&game->rng, best, t->phase == PLACING, exploring);
        else if (mind->temperature > 0.0) chosen = soft_choice(&game->rng, mind->temperature);
        else if (mind->fasting && best_for_fasting() != NOTHING) chosen = best_for_fasting();
        if (mind->learns && !remember(game, mind->net, own, chosen, best)) return -1;
        apply(t, found.action + chosen);
    }
    return 0;
}

#endif
