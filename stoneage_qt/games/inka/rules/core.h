/* The rules of Rise of the Inkas once more, in C, for those who play many games without looking.

   The truth is the Python beside this file; tests/games/inka/rules/test_core.py holds the two
   together, action by action, over whole games. A change of the rules is made there first, and
   here until the test is content. Sections and functions have the names of those they follow,
   and the rule ids are explained there. Nothing here reports events, checks whether an action is
   legal, or knows of offers: a position in which one is open does not come here.

   `_core.c` is the door for Python to the rules alone; whoever plays in C includes this, too. A
   position comes and goes as a list of ints (`walk` knows their order, and fast.py); the map and
   the values of the components come once, by `configure`. */

#ifndef INKA_CORE_H
#define INKA_CORE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

/* constants.py, actions.py */
enum { CHANCE = -1, OVER = -2, NOBODY = -1, FRAME = -1 };
enum { WOOD, STONE, WOOL, POTATO, ORE, FISH, COCA, FEATHERS, KINDS, FIRST_GOOD = FISH, OCEAN = 8 };
enum { TILES = 29, CROSSINGS = 54, PATHS = 71, SEATS = 4, SUMS = 13 };
enum { ROAD_PIECES = 7, SETTLEMENT_PIECES = 8, CITY_PIECES = 2, SETTLEMENT = 1, CITY_LEVEL = 2, LAST_GOAL = 11 };
enum { HAND_LIMIT = 7, ROUTE_MINIMUM = 3, ARTS_MINIMUM = 2, DECK_SIZE = 10, DECK = 20 };
enum { COMBAT, ROADS_CARD, INVENTION, MONOPOLY };
enum { COST_ROAD, COST_SETTLEMENT, COST_CITY, COST_CARD, COSTS };
enum { FIRST_SETTLE, FIRST_ROAD, BEFORE, DICE, DISCARDING, MOVING_ROBBER, VICTIM, STEALING, FREE_ROADS, MAIN, REPLY, CHOOSE, FOUNDING, FINISHED };
enum { NO_PHASE = -1 };
enum { THROW, ROLL, DISCARD, ROBBER, ROB, STEAL, ROAD, SETTLE, CITY, FOUND, BUY, BANK, ROUTE, OFFER, ACCEPT, REFUSE, COUNTER, DEAL, NODEAL, PLAY_COMBAT, PLAY_ROADS, PLAY_INVENTION, PLAY_MONOPOLY, CHASE, END };
enum { MOST_ACTIONS = 2048 };
static const int8_t GOALS[3] = {4, 8, 11};

typedef int8_t num;

/* built, laid: where the seat's buildings, ruins among them, and roads are; lengths: of the seats'
   routes. They follow from the board and are kept beside it because everybody asks for them all the
   time. board: the number of this board; where it is the same, so are pieces, markers and tribes. */
enum { MOST_BUILT = SETTLEMENT_PIECES + CITY_PIECES };

typedef struct {
    num hand[KINDS], markers, tribe;
    num cards_n, cards[DECK], new_n, new_cards[DECK], open_n, open_cards[DECK];
    num built_n, built[MOST_BUILT], laid_n, laid[ROAD_PIECES];
} Player;

typedef struct {
    int32_t turn, rounds;
    num seats, active, phase, resume, actor, low_die, high_die, victim, free_roads, card_played;
    num route_used, arts_used, offers_made, offer_limit, step, site, robber, route, arts;
    num terrain[TILES], roads[PATHS], owner[CROSSINGS], level[CROSSINGS], ruin[CROSSINGS];
    num supply[KINDS], owed[SEATS];
    num deck_n, deck[DECK], deck2_n, deck2[DECK_SIZE], gone_n, gone[DECK];
    Player player[SEATS];
    num lengths[SEATS];
    uint64_t board;
} Table;

typedef struct { num word, number, other, give[KINDS], take[KINDS]; } Action;

/* board.py: filled in by `configure`, lists closed by -1. */
static num ends[PATHS][2], corners[TILES][7], tiles_at[CROSSINGS][4], paths_at[CROSSINGS][4], neighbours[CROSSINGS][4], is_land[TILES];
/* The neighbours once more, as bits. */
static uint64_t beside[CROSSINGS];
/* components.py */
static struct {
    num number[TILES], cost[COSTS][KINDS], rates[KINDS], set_take, set_take_goods, free_roads, monopoly, card_kind[DECK];
} box;
static num tiles_with[SUMS][TILES + 1];
static int configured;
static uint64_t boards;

static int far_end(int path, int crossing) { return ends[path][0] + ends[path][1] - crossing; }

static int cards_in(const num *hand) {
    int total = 0;
    for (int kind = 0; kind < KINDS; kind++) total += hand[kind];
    return total;
}

/* payments.py */
static int covers(const num *hand, const num *cards) {
    for (int kind = 0; kind < KINDS; kind++) if (hand[kind] < cards[kind]) return 0;
    return 1;
}

static int affords(const Table *t, int seat, int cost) { return covers(t->player[seat].hand, box.cost[cost]); }

static void pay(Table *t, int seat, const num *cards) {
    for (int kind = 0; kind < KINDS; kind++) {
        t->player[seat].hand[kind] -= cards[kind];
        t->supply[kind] += cards[kind];
    }
}

static void take(Table *t, int seat, const num *cards) {
    for (int kind = 0; kind < KINDS; kind++) {
        t->player[seat].hand[kind] += cards[kind];
        t->supply[kind] -= cards[kind];
    }
}

static int playable(const Table *t, int seat, int card_kind) {
    const Player *p = t->player + seat;
    for (int i = 0; i < p->cards_n; i++) if (box.card_kind[p->cards[i]] == card_kind) return p->cards[i];
    return -1;
}

/* places.py */
static int roads_left(const Table *t, int seat) { return ROAD_PIECES - t->player[seat].laid_n; }

static int has_piece(const Table *t, int seat, int level) {
    const Player *p = t->player + seat;
    int used = 0;
    for (int i = 0; i < p->built_n; i++) used += t->level[p->built[i]] == level;
    return used < (level == CITY_LEVEL ? CITY_PIECES : SETTLEMENT_PIECES);
}

static int has_city(const Table *t, int seat) {
    const Player *p = t->player + seat;
    for (int i = 0; i < p->built_n; i++) if (t->level[p->built[i]] == CITY_LEVEL && !t->ruin[p->built[i]]) return 1;
    return 0;
}

static int touches_own_road(const Table *t, int seat, int crossing) {
    for (const num *p = paths_at[crossing]; *p >= 0; p++) if (t->roads[*p] == seat) return 1;
    return 0;
}

static int joins(const Table *t, int seat, int crossing) {
    int owner = t->owner[crossing];
    if (owner != NOBODY) return owner == seat && !t->ruin[crossing];
    return touches_own_road(t, seat, crossing);
}

static int is_open_path(const Table *t, int seat, int path) {
    return t->roads[path] == NOBODY && (joins(t, seat, ends[path][0]) || joins(t, seat, ends[path][1]));
}

static int has_open_path(const Table *t, int seat) {
    if (roads_left(t, seat) <= 0) return 0;
    for (int path = 0; path < PATHS; path++) if (is_open_path(t, seat, path)) return 1;
    return 0;
}

static int keeps_distance(const Table *t, int crossing) {
    for (const num *n = neighbours[crossing]; *n >= 0; n++) if (t->owner[*n] != NOBODY) return 0;
    return 1;
}

/* Free or a ruin, and no building beside it: the half of B5 that roads have no part in. */
static int may_be_settled(const Table *t, int crossing) {
    return (t->owner[crossing] == NOBODY || t->ruin[crossing]) && keeps_distance(t, crossing);
}

static int is_open_site(const Table *t, int seat, int crossing) {
    return may_be_settled(t, crossing) && touches_own_road(t, seat, crossing);
}

static int is_free_site(const Table *t, int crossing) { return t->owner[crossing] == NOBODY && keeps_distance(t, crossing); }

static int has_road(const Table *t, int crossing) {
    for (const num *p = paths_at[crossing]; *p >= 0; p++) if (t->roads[*p] != NOBODY) return 1;
    return 0;
}

static int founding_sites(const Table *t, int seat, num *found) {
    int n = 0;
    for (int c = 0; c < CROSSINGS; c++) if (is_free_site(t, c) && !has_road(t, c)) found[n++] = (num)c;
    if (n) return n;
    for (int c = 0; c < CROSSINGS; c++) if (t->owner[c] == seat && t->ruin[c]) found[n++] = (num)c;
    return n;
}

static int stands_at(const Table *t, int seat, int tile) {
    if (tile == FRAME) return 0;
    for (const num *c = corners[tile]; *c >= 0; c++) if (t->owner[*c] == seat) return 1;
    return 0;
}

static int is_victim(const Table *t, int seat) {
    return seat != t->active && stands_at(t, seat, t->robber) && cards_in(t->player[seat].hand) > 0;
}

/* routes.py */
static int longest_from(const Table *t, int seat, int crossing, num *used) {
    int owner = t->owner[crossing], longest = 0;
    if (owner != NOBODY && (owner != seat || t->ruin[crossing])) return 0;
    for (const num *p = paths_at[crossing]; *p >= 0; p++) {
        if (t->roads[*p] != seat || used[*p]) continue;
        used[*p] = 1;
        int length = 1 + longest_from(t, seat, far_end(*p, crossing), used);
        used[*p] = 0;
        if (length > longest) longest = length;
    }
    return longest;
}

static int route_length(const Table *t, int seat) {
    num used[PATHS] = {0};
    int longest = 0;
    for (int i = 0; i < t->player[seat].laid_n; i++) {
        int path = t->player[seat].laid[i];
        used[path] = 1;
        for (int end = 0; end < 2; end++) {
            int length = 1 + longest_from(t, seat, ends[path][end], used);
            if (length > longest) longest = length;
        }
        used[path] = 0;
    }
    return longest;
}

static void measure_routes(Table *t) {
    for (int seat = 0; seat < t->seats; seat++) t->lengths[seat] = (num)route_length(t, seat);
}

static void check_route(Table *t) {
    int longest = 0, leader = NOBODY, shared = 0, of_holder = 0, holder;
    for (int seat = 0; seat < t->seats; seat++) {
        if (t->player[seat].laid_n < ROUTE_MINIMUM) continue;
        int length = t->lengths[seat];
        if (seat == t->route) of_holder = length;
        if (length > longest) { longest = length; leader = seat; shared = 0; }
        else if (length == longest) shared = 1;
    }
    if (longest < ROUTE_MINIMUM) holder = NOBODY;
    else if (of_holder == longest) holder = t->route;
    else holder = shared ? NOBODY : leader;
    t->route = (num)holder;
}

/* tribes.py */
static void sort_cards(num *cards, int count) {
    for (int i = 1; i < count; i++)
        for (int j = i; j > 0 && cards[j - 1] > cards[j]; j--) { num swap = cards[j]; cards[j] = cards[j - 1]; cards[j - 1] = swap; }
}

static void end_turn(Table *t) {
    Player *p = t->player + t->active;
    for (int i = 0; i < p->new_n; i++) p->cards[p->cards_n++] = p->new_cards[i];
    if (p->new_n) sort_cards(p->cards, p->cards_n);
    p->new_n = 0;
    t->card_played = t->route_used = t->arts_used = t->offers_made = 0;
    t->low_die = t->high_die = 0;
    if (t->turn >= t->rounds * t->seats) { t->phase = FINISHED; t->actor = OVER; return; }
    t->turn++;
    t->active = t->actor = (num)(t->active + 1 == t->seats ? 0 : t->active + 1);
    t->phase = BEFORE;
}

static void put_building(Table *t, int seat, int crossing, int level) {
    int old = t->owner[crossing];
    if (old != NOBODY && old != seat) {
        Player *p = t->player + old;
        int i = 0;
        while (p->built[i] != crossing) i++;
        p->built[i] = p->built[--p->built_n];
    }
    if (old != seat) t->player[seat].built[t->player[seat].built_n++] = (num)crossing;
    t->owner[crossing] = (num)seat;
    t->level[crossing] = (num)level;
    t->ruin[crossing] = 0;
    t->player[seat].markers++;
    t->board = ++boards;
    if (level == SETTLEMENT && has_road(t, crossing)) measure_routes(t);
}

static void decline(Table *t, int seat) {
    Player *p = t->player + seat;
    int all = 1, stay = 0;
    for (int i = 0; i < p->built_n; i++) {
        int c = p->built[i];
        if (p->tribe > 0 && t->ruin[c]) { t->owner[c] = NOBODY; t->level[c] = 0; t->ruin[c] = 0; continue; }
        t->ruin[c] = 1;
        p->built[stay++] = (num)c;
    }
    p->built_n = (num)stay;
    for (int i = 0; i < p->laid_n; i++) t->roads[p->laid[i]] = NOBODY;
    p->laid_n = 0;
    p->tribe++;
    t->board = ++boards;
    measure_routes(t);
    check_route(t);
    for (int other = 0; other < t->seats; other++) all &= t->player[other].tribe > 0;
    if (all && t->deck2_n) {
        memcpy(t->deck + t->deck_n, t->deck2, (size_t)t->deck2_n);
        t->deck_n = (num)(t->deck_n + t->deck2_n);
        t->deck2_n = 0;
    }
    t->phase = FOUNDING;
}

static void check_goal(Table *t) {
    const Player *p = t->player + t->active;
    if (p->markers < GOALS[p->tribe]) t->phase = MAIN;
    else if (p->markers == LAST_GOAL) { t->phase = FINISHED; t->actor = OVER; }
    else decline(t, t->active);
}

static void found_tribe(Table *t, int crossing) {
    put_building(t, t->active, crossing, SETTLEMENT);
    end_turn(t);
}

/* yields.py */
static void pay_out(Table *t, int number) {
    num due[SEATS][KINDS] = {{0}}, total[KINDS] = {0};
    for (const num *tile = tiles_with[number]; *tile >= 0; tile++) {
        int kind = t->terrain[*tile];
        if (*tile == t->robber) continue;
        for (const num *c = corners[*tile]; *c >= 0; c++)
            if (t->owner[*c] != NOBODY) { due[t->owner[*c]][kind] += t->level[*c]; total[kind] += t->level[*c]; }
    }
    for (int kind = 0; kind < KINDS; kind++) {
        int short_of = total[kind] > t->supply[kind], receivers = 0, left = t->supply[kind];
        if (!total[kind]) continue;
        for (int seat = 0; seat < t->seats; seat++) receivers += due[seat][kind] > 0;
        for (int seat = 0; seat < t->seats; seat++) {
            int count = due[seat][kind];
            if (!count) continue;
            if (short_of) count = receivers == 1 ? left : 0;
            t->player[seat].hand[kind] = (num)(t->player[seat].hand[kind] + count);
            t->supply[kind] = (num)(t->supply[kind] - count);
        }
    }
}

static int hand_limit(const Table *t, int seat) { return HAND_LIMIT + t->player[seat].open_n; }

static void next_to_discard(Table *t) {
    for (int offset = 0; offset < t->seats; offset++) {
        int seat = (t->active + offset) % t->seats;
        if (t->owed[seat]) { t->phase = DISCARDING; t->actor = (num)seat; return; }
    }
    t->phase = MOVING_ROBBER;
    t->actor = t->active;
}

static void begin_seven(Table *t) {
    t->resume = MAIN;
    for (int seat = 0; seat < t->seats; seat++) {
        int held = cards_in(t->player[seat].hand);
        t->owed[seat] = (num)(held > hand_limit(t, seat) ? held / 2 : 0);
    }
    next_to_discard(t);
}

/* cards.py */
static int lay(Table *t, int card_kind) {
    Player *p = t->player + t->active;
    int card = playable(t, t->active, card_kind), i = 0;
    while (p->cards[i] != card) i++;
    for (; i + 1 < p->cards_n; i++) p->cards[i] = p->cards[i + 1];
    p->cards_n--;
    t->card_played = 1;
    return card;
}

static void play_combat(Table *t) {
    Player *p = t->player + t->active;
    p->open_cards[p->open_n] = (num)lay(t, COMBAT);
    sort_cards(p->open_cards, ++p->open_n);
    if (t->arts != t->active && p->open_n > (t->arts == NOBODY ? ARTS_MINIMUM - 1 : t->player[t->arts].open_n)) t->arts = t->active;
    t->resume = t->phase;
    t->phase = MOVING_ROBBER;
}

static void play_roads(Table *t) {
    t->gone[t->gone_n++] = (num)lay(t, ROADS_CARD);
    int left = roads_left(t, t->active);
    t->free_roads = (num)(left < box.free_roads ? left : box.free_roads);
    t->resume = t->phase;
    t->phase = FREE_ROADS;
}

static void play_monopoly(Table *t, int kind) {
    t->gone[t->gone_n++] = (num)lay(t, MONOPOLY);
    for (int seat = 0; seat < t->seats; seat++) {
        int count = t->player[seat].hand[kind];
        if (seat == t->active) continue;
        if (count > box.monopoly) count = box.monopoly;
        t->player[seat].hand[kind] = (num)(t->player[seat].hand[kind] - count);
        t->player[t->active].hand[kind] = (num)(t->player[t->active].hand[kind] + count);
    }
}

/* transition.py */
static void resume(Table *t) {
    t->phase = t->resume == BEFORE ? BEFORE : MAIN;
    t->resume = NO_PHASE;
    t->actor = t->active;
}

static void apply_robber(Table *t, int tile) {
    t->robber = (num)tile;
    for (int seat = 0; seat < t->seats; seat++) if (is_victim(t, seat)) { t->phase = VICTIM; return; }
    resume(t);
}

static void next_founder(Table *t) {
    t->site = NOBODY;
    t->step++;
    if (t->step == 2 * t->seats) { t->turn = 1; t->phase = BEFORE; t->actor = t->active; return; }
    t->phase = FIRST_SETTLE;
    int step = t->step < t->seats ? t->step : 2 * t->seats - 1 - t->step;
    t->actor = (num)((t->active + step) % t->seats);
}

static void apply_road(Table *t, int path) {
    int seat = t->actor;
    if (t->phase == MAIN) pay(t, seat, box.cost[COST_ROAD]);
    t->roads[path] = (num)seat;
    t->player[seat].laid[t->player[seat].laid_n++] = (num)path;
    t->lengths[seat] = (num)route_length(t, seat);
    t->board = ++boards;
    if (t->phase == FIRST_ROAD) { next_founder(t); return; }
    check_route(t);
    if (t->phase == FREE_ROADS) {
        t->free_roads--;
        if (!t->free_roads || !has_open_path(t, seat)) { t->free_roads = 0; resume(t); }
    }
}

static void apply_settle(Table *t, int crossing) {
    int seat = t->actor;
    if (t->phase != FIRST_SETTLE) {
        pay(t, seat, box.cost[COST_SETTLEMENT]);
        put_building(t, seat, crossing, SETTLEMENT);
        check_route(t);
        check_goal(t);
        return;
    }
    put_building(t, seat, crossing, SETTLEMENT);
    for (const num *tile = tiles_at[crossing]; t->step >= t->seats && *tile >= 0; tile++) {
        int kind = t->terrain[*tile];
        if (kind != OCEAN && t->supply[kind] > 0) { t->supply[kind]--; t->player[seat].hand[kind]++; }
    }
    t->site = (num)crossing;
    t->phase = FIRST_ROAD;
}

static void apply_chase(Table *t) {
    int kind = t->terrain[t->robber];
    t->robber = FRAME;
    if (t->supply[kind]) { t->supply[kind]--; t->player[t->active].hand[kind]++; }
    t->arts_used = 1;
}

static void apply(Table *t, const Action *a) {
    int seat = t->active;
    switch (a->word) {
    case THROW: t->phase = DICE; t->actor = CHANCE; break;
    case ROLL:
        t->low_die = a->number;
        t->high_die = a->other;
        if (a->number + a->other == 7) { begin_seven(t); break; }
        pay_out(t, a->number + a->other);
        t->phase = MAIN;
        t->actor = t->active;
        break;
    case DISCARD:
        t->player[t->actor].hand[a->number]--;
        t->supply[a->number]++;
        if (!--t->owed[t->actor]) next_to_discard(t);
        break;
    case ROBBER: apply_robber(t, a->number); break;
    case ROB: t->victim = a->number; t->phase = STEALING; t->actor = CHANCE; break;
    case STEAL:
        t->player[t->victim].hand[a->number]--;
        t->player[seat].hand[a->number]++;
        t->victim = NOBODY;
        resume(t);
        break;
    case ROAD: apply_road(t, a->number); break;
    case SETTLE: apply_settle(t, a->number); break;
    case CITY:
        pay(t, seat, box.cost[COST_CITY]);
        put_building(t, seat, a->number, CITY_LEVEL);
        check_goal(t);
        break;
    case FOUND: found_tribe(t, a->number); break;
    case BUY:
        pay(t, seat, box.cost[COST_CARD]);
        t->player[seat].new_cards[t->player[seat].new_n++] = t->deck[0];
        memmove(t->deck, t->deck + 1, (size_t)--t->deck_n);
        break;
    case BANK: case ROUTE:
        pay(t, seat, a->give);
        take(t, seat, a->take);
        if (a->word == ROUTE) t->route_used = 1;
        break;
    case PLAY_COMBAT: play_combat(t); break;
    case PLAY_ROADS: play_roads(t); break;
    case PLAY_INVENTION: t->gone[t->gone_n++] = (num)lay(t, INVENTION); take(t, seat, a->take); break;
    case PLAY_MONOPOLY: play_monopoly(t, a->number); break;
    case CHASE: apply_chase(t); break;
    case END: end_turn(t); break;
    }
}

/* The ints of a position, both ways; lists by their length and what is in them (fast.py). */
enum { MOST_INTS = 768 };

typedef struct { int32_t ints[MOST_INTS]; int at, out, bad; } Tape;

static void some_ints(Tape *tape, int32_t *field, int count) {
    for (int i = 0; i < count; i++, tape->at++) if (tape->out) tape->ints[tape->at] = field[i]; else field[i] = tape->ints[tape->at];
}

static void some(Tape *tape, num *field, int count) {
    for (int i = 0; i < count; i++, tape->at++) if (tape->out) tape->ints[tape->at] = field[i]; else field[i] = (num)tape->ints[tape->at];
}

static void counted(Tape *tape, num *length, num *list, int room) {
    some(tape, length, 1);
    if (*length < 0 || *length > room) { tape->bad = 1; *length = 0; }
    some(tape, list, *length);
}

static void walk(Tape *tape, Table *t) {
    num *head[] = {
        &t->seats, &t->active, &t->phase, &t->resume, &t->actor, &t->low_die, &t->high_die, &t->victim, &t->free_roads, &t->card_played,
        &t->route_used, &t->arts_used, &t->offers_made, &t->offer_limit, &t->step, &t->site, &t->robber, &t->route, &t->arts,
    };
    some_ints(tape, &t->turn, 1);
    some_ints(tape, &t->rounds, 1);
    for (size_t i = 0; i < sizeof head / sizeof *head; i++) some(tape, head[i], 1);
    if (t->seats < 3 || t->seats > SEATS) { tape->bad = 1; t->seats = 3; }
    int seats = t->seats == 3 ? 3 : SEATS;
    some(tape, t->terrain, TILES);
    some(tape, t->roads, PATHS);
    some(tape, t->owner, CROSSINGS);
    some(tape, t->level, CROSSINGS);
    some(tape, t->ruin, CROSSINGS);
    some(tape, t->supply, KINDS);
    some(tape, t->owed, seats);
    counted(tape, &t->deck_n, t->deck, DECK);
    counted(tape, &t->deck2_n, t->deck2, DECK_SIZE);
    counted(tape, &t->gone_n, t->gone, DECK);
    for (int seat = 0; seat < seats; seat++) {
        Player *p = t->player + seat;
        some(tape, p->hand, KINDS);
        some(tape, &p->markers, 1);
        some(tape, &p->tribe, 1);
        counted(tape, &p->cards_n, p->cards, DECK);
        counted(tape, &p->new_n, p->new_cards, DECK);
        counted(tape, &p->open_n, p->open_cards, DECK);
    }
}

/* Fills in what follows from the board; 0 where a seat has more than it can. */
static int list_pieces(Table *t) {
    for (int c = 0; c < CROSSINGS; c++) {
        if (t->owner[c] < 0) continue;
        Player *p = t->player + t->owner[c];
        if (t->owner[c] >= t->seats || p->built_n == MOST_BUILT) return 0;
        p->built[p->built_n++] = (num)c;
    }
    for (int path = 0; path < PATHS; path++) {
        if (t->roads[path] < 0) continue;
        Player *p = t->player + t->roads[path];
        if (t->roads[path] >= t->seats || p->laid_n == ROAD_PIECES) return 0;
        p->laid[p->laid_n++] = (num)path;
    }
    measure_routes(t);
    t->board = ++boards;
    return 1;
}

/* The door for Python. */
static int read_table(PyObject *list, Table *t) {
    Tape tape = {.out = 0};
    if (!configured) { PyErr_SetString(PyExc_RuntimeError, "the core knows no map yet"); return 0; }
    Py_ssize_t length = PyList_Check(list) ? PyList_Size(list) : -1;
    memset(t, 0, sizeof *t);
    for (Py_ssize_t i = 0; i < length && i < MOST_INTS; i++) tape.ints[i] = (int32_t)PyLong_AsLong(PyList_GET_ITEM(list, i));
    if (PyErr_Occurred()) return 0;
    walk(&tape, t);
    if (!tape.bad && tape.at == length && list_pieces(t)) return 1;
    PyErr_SetString(PyExc_ValueError, "this list is no table");
    return 0;
}

static PyObject *write_table(Table *t) {
    Tape tape = {.out = 1};
    walk(&tape, t);
    PyObject *list = PyList_New(tape.at);
    for (int i = 0; list && i < tape.at; i++) PyList_SET_ITEM(list, i, PyLong_FromLong(tape.ints[i]));
    return list;
}

static PyObject *int_tuple(const num *values, int count) {
    PyObject *tuple = PyTuple_New(count);
    for (int i = 0; tuple && i < count; i++) PyTuple_SET_ITEM(tuple, i, PyLong_FromLong(values[i]));
    return tuple;
}

/* As `Action.fields` gives it. */
static PyObject *write_action(const Action *a) {
    return Py_BuildValue("(iiiNN)", a->word, a->number, a->other, int_tuple(a->give, KINDS), int_tuple(a->take, KINDS));
}

static int read_cards(PyObject *tuple, num *out) {
    if (PyTuple_Size(tuple) != KINDS) { PyErr_SetString(PyExc_ValueError, "cards of another length"); return 0; }
    for (int kind = 0; kind < KINDS; kind++) out[kind] = (num)PyLong_AsLong(PyTuple_GET_ITEM(tuple, kind));
    return !PyErr_Occurred();
}

static int read_action(PyObject *fields, Action *a) {
    PyObject *give, *get;
    int word, number, other;
    if (!PyArg_ParseTuple(fields, "iiiO!O!", &word, &number, &other, &PyTuple_Type, &give, &PyTuple_Type, &get)) return 0;
    a->word = (num)word;
    a->number = (num)number;
    a->other = (num)other;
    return read_cards(give, a->give) && read_cards(get, a->take);
}

static void list_of(num *list, int room, int *used, int value) {
    if (*used + 1 < room) { list[(*used)++] = (num)value; list[*used] = -1; }
}

/* land: of each tile; crossings: the corners of each tile, six, -1 for none; paths: two ends each;
   values: as in `box`. */
static PyObject *py_configure(PyObject *self, PyObject *args) {
    Py_buffer land, rings, paths, values;
    if (!PyArg_ParseTuple(args, "y*y*y*y*", &land, &rings, &paths, &values)) return NULL;
    int fits = land.len == TILES && rings.len == TILES * 6 && paths.len == PATHS * 2 && values.len == (Py_ssize_t)sizeof box;
    if (fits) {
        const num *ring = rings.buf;
        int used[CROSSINGS] = {0}, near[CROSSINGS] = {0}, by_number[SUMS] = {0};
        memcpy(is_land, land.buf, sizeof is_land);
        memcpy(ends, paths.buf, sizeof ends);
        memcpy(&box, values.buf, sizeof box);
        memset(corners, -1, sizeof corners);
        memset(tiles_at, -1, sizeof tiles_at);
        memset(tiles_with, -1, sizeof tiles_with);
        for (int tile = 0; tile < TILES; tile++) {
            int count = 0;
            for (int i = 0; i < 6; i++) {
                int c = ring[tile * 6 + i];
                if (c < 0 || c >= CROSSINGS) continue;
                list_of(corners[tile], 7, &count, c);
                list_of(tiles_at[c], 4, used + c, tile);
            }
            if (box.number[tile] > 0 && box.number[tile] < SUMS) list_of(tiles_with[box.number[tile]], TILES + 1, by_number + box.number[tile], tile);
        }
        memset(paths_at, -1, sizeof paths_at);
        memset(neighbours, -1, sizeof neighbours);
        memset(beside, 0, sizeof beside);
        for (int path = 0; path < PATHS; path++)
            for (int end = 0; end < 2; end++) {
                int c = ends[path][end], at = near[c];
                list_of(neighbours[c], 4, &at, far_end(path, c));
                beside[c] |= (uint64_t)1 << far_end(path, c);
                list_of(paths_at[c], 4, near + c, path);
            }
    }
    configured |= fits;
    PyBuffer_Release(&land);
    PyBuffer_Release(&rings);
    PyBuffer_Release(&paths);
    PyBuffer_Release(&values);
    if (!fits) { PyErr_SetString(PyExc_ValueError, "tables of another size"); return NULL; }
    Py_RETURN_NONE;
}

#endif
