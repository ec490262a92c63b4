/* What the value net sees, in C: features.py and features_tables.py once more, number by number.

   The truth is the Python; tests/games/stoneage/bots/test_mind.py compares every row. */

#ifndef STONEAGE_MIND_FEATURES_H
#define STONEAGE_MIND_FEATURES_H
#include <math.h>
#include "../rules/_core.h"

enum { SUPPLY = 2, DICE = 6, UNITS = 11, HUNGER_LATER = 16, GOODS_LATER = 17, VILLAGE = 18, ON_ANIMAL = 51, WORTH_FREE = 60, WORTH_OWN = 64, TOPS_OWN = 68, COST_OWN = 78, STACKS_OWN = 80, STACKS_FREE = 93, IGLOOS = 105, PLAYER_WIDTH = 110 };
enum { STACK_SIZES = 8, CROWD = 12, VISITORS = 16, BOARD_VILLAGE = 20, ANIMAL_RINGS = 28, SLOTS = 30, TOP_WIDTH = 10, SLOT_WIDTH = 15, BOARD_STACKS = SLOTS + 4 * SLOT_WIDTH, STACK_WIDTH = 5, BOARD_WIDTH = BOARD_STACKS + 4 * STACK_WIDTH + 4 };
enum { POINTS_LOW = 27, POINTS_SHIFT = 80, MISSING_BASE = 16 };

typedef struct { num farmers, hut_builders, shamans, tool_makers, have, twice; } Holdings;
/* See Pending in features.py; seat NOTHING: nothing is pending. */
typedef struct { num seat, dice, good, share, secret, rewards; } Pending;
/* One row: a block per player, then the board. */
typedef struct { uint8_t player[SEATS][PLAYER_WIDTH], board[BOARD_WIDTH]; } Row;

static const Pending nothing_pending = {NOTHING, 0, 0, 0, 0, 0};
static uint8_t expected_tenths[5][4][21];
/* Answers of `building_outlook`, plus one; 0: not asked yet. */
static uint16_t outlook_known[BUILDINGS][4096];

static void make_tables(void) {
    for (int place = 0; place < 5; place++)
        for (int malus = 0; malus < 4; malus++)
            for (int dice = 0; dice < 21; dice++) {
                double pips = 3.5 * dice - malus - (divisor[place] - 1) / 2.0;
                double tenths = dice ? nearbyint(10 * pips / divisor[place]) : 0.0;
                expected_tenths[place][malus][dice] = (uint8_t)(tenths < 0 ? 0 : tenths > 255 ? 255 : tenths);
            }
    memset(outlook_known, 0, sizeof outlook_known);
}

static int bits(unsigned mask) {
    int count = 0;
    for (; mask; mask &= mask - 1) count++;
    return count;
}

static int table_malus(const Table *t) { return t->animal == NOTHING ? 0 : built_in.malus[t->animal - FIRST_ANIMAL]; }

static int card_top_amount(int card) {
    if (card_face[card].top == GOODS) return card_face[card].amount * good_value[card_face[card].good];
    if (card_face[card].top == ROLL_GOOD) return good_value[card_face[card].good];
    return card_face[card].amount;
}

static void add_card(Holdings *hold, int card) {
    if (card_face[card].symbol >= 0) {
        int bit = 1 << card_face[card].symbol;
        if (hold->have & bit) hold->twice |= bit;
        else hold->have |= bit;
        return;
    }
    num *counts[4] = {&hold->farmers, &hold->hut_builders, &hold->shamans, &hold->tool_makers};
    *counts[card_face[card].figure] += card_face[card].figures;
}

static Holdings holdings(const Player *p) {
    Holdings hold = {0};
    for (int i = 0; i < p->cards_n; i++) add_card(&hold, p->cards[i]);
    for (int i = 0; i < p->open_n; i++) add_card(&hold, p->open[i]);
    return hold;
}

static int card_worth(int card, const Holdings *hold, const Player *p, int tools) {
    if (card_face[card].symbol >= 0) {
        int bit = 1 << card_face[card].symbol;
        if (!(hold->have & bit)) return 2 * bits((unsigned)hold->have) + 1;
        if (!(hold->twice & bit)) return 2 * bits((unsigned)hold->twice) + 1;
        return 0;
    }
    const num things[4] = {p->agriculture, p->buildings_n, p->people, tools};
    return card_face[card].figures * things[card_face[card].figure];
}

static int fixed_missing(const num *cost, const num *goods) {
    int missing = 0;
    for (int good = 0; good < 4; good++) if (cost[good] > goods[good]) missing += cost[good] - goods[good];
    return missing;
}

static int dearest(int mask, const num *held, int count) {
    int points = 0, left = count;
    for (int good = 0; good < 4; good++) if (mask & (1 << good)) { points += good_value[good]; left--; }
    for (int good = 3; good >= 0; good--)
        if (mask & (1 << good)) {
            int paid = at_most(left, held[good] - 1);
            points += paid * good_value[good];
            left -= paid;
        }
    return points;
}

static int outlook(int building, const num *goods) {
    int total = goods[0] + goods[1] + goods[2] + goods[3], high = building_face[building].high;
    if (building_face[building].kind == FIXED_COST)
        return building_face[building].points * MISSING_BASE + fixed_missing(building_face[building].cost, goods);
    if (building_face[building].kind == ANY_1_TO_7) {
        int left = high, points = 0, missing = building_face[building].low - total;
        for (int good = 3; good >= 0; good--) {
            int paid = at_most(left, goods[good]);
            points += paid * good_value[good];
            left -= paid;
        }
        return points * MISSING_BASE + (missing > 0 ? missing : 0);
    }
    int best = 0, missing = 9;
    for (int mask = 1; mask < 16; mask++) {
        if (bits((unsigned)mask) != building_face[building].kinds) continue;
        num held[4];
        int lacking = 0, sum = 0;
        for (int good = 0; good < 4; good++) {
            int in = mask & (1 << good);
            held[good] = in ? goods[good] : 0;
            sum += held[good];
            lacking += in && !goods[good];
        }
        int lack = lacking > high - sum ? lacking : high - sum;
        missing = at_most(missing, lack);
        if (lack == 0) { int points = dearest(mask, held, high); if (points > best) best = points; }
    }
    return (best ? best : 4 * high) * MISSING_BASE + missing;
}

/* goods: each capped at 7. */
static int building_outlook(int building, const num *goods) {
    uint16_t *known = &outlook_known[building][((goods[0] * 8 + goods[1]) * 8 + goods[2]) * 8 + goods[3]];
    if (!*known) *known = (uint16_t)(outlook(building, goods) + 1);
    return *known - 1;
}

static Pending pending_of(const Table *t) {
    Pending pending = nothing_pending;
    if (t->step == GATHER_ROLL) { pending.seat = t->turn; pending.dice = t->dice_count; pending.good = t->roll_good; }
    else if (t->step == SHARE_ROLL) { pending.seat = t->turn; pending.share = 1; }
    else if (t->phase == FLEEING) { pending.seat = t->turn; pending.rewards = t->step == ASK_REWARD ? t->dice_n : t->dice_count; }
    return pending;
}

static int goods_later(int total, int expected) { return at_most((10 * total + expected) / 2, 255); }

static void card_part(const Table *t, int seat, const Holdings *hold, int tool_sum, uint8_t *out) {
    const Player *p = t->player + seat;
    memset(out + WORTH_FREE, 0, STACKS_OWN - WORTH_FREE);
    for (int slot = 0; slot < DISPLAY; slot++) {
        int card = t->display[slot];
        if (card == NOTHING) continue;
        if (!t->crowd[CARD1 + slot]) out[WORTH_FREE + slot] = (uint8_t)card_worth(card, hold, p, tool_sum);
        else if (t->placed[CARD1 + slot][seat]) {
            out[WORTH_OWN + slot] = (uint8_t)card_worth(card, hold, p, tool_sum);
            out[TOPS_OWN + card_face[card].top] += (uint8_t)card_top_amount(card);
            out[COST_OWN] += (uint8_t)(slot + 1);
            out[COST_OWN + 1]++;
        }
    }
}

static void building_part(const Table *t, int seat, const num *goods, const num *more, uint8_t *out) {
    num now[4], then[4];
    memset(out + STACKS_OWN, 0, IGLOOS - STACKS_OWN);
    for (int good = 0; good < 4; good++) { now[good] = at_most(7, goods[good]); then[good] = at_most(7, more[good]); }
    for (int stack = 0; stack < t->seats; stack++) {
        int place = BUILDING1 + stack, first;
        if (!t->stack_n[stack]) continue;
        if (!t->crowd[place]) first = STACKS_FREE;
        else if (t->placed[place][seat]) { first = STACKS_OWN; out[STACKS_OWN + 12]++; }
        else continue;
        int later = building_outlook(t->stack[stack][0], then);
        out[first + 3 * stack] = (uint8_t)(later / MISSING_BASE);
        out[first + 3 * stack + 1] = (uint8_t)(building_outlook(t->stack[stack][0], now) % MISSING_BASE);
        out[first + 3 * stack + 2] = (uint8_t)(later % MISSING_BASE);
    }
}

static void igloo_part(const Table *t, int seat, const num *goods, const num *more, uint8_t *out) {
    int points = 0, missing = 0, later = 0, reach = 0, close = 0;
    for (int i = 0; i < t->igloos_n; i++) {
        const Igloo *face = built_in.igloo + t->igloos[i];
        int place = IGLOO1 + t->igloos[i];
        if (!t->crowd[place]) {
            int lack = fixed_missing(face->cost, more);
            if (lack == 0 && face->points > reach) reach = face->points;
            if (lack <= 1 && face->points > close) close = face->points;
        } else if (t->placed[place][seat]) {
            points += face->points;
            missing += fixed_missing(face->cost, goods);
            later += fixed_missing(face->cost, more);
        }
    }
    const int all[5] = {points, missing, later, reach, close};
    for (int i = 0; i < 5; i++) out[IGLOOS + i] = (uint8_t)all[i];
}

static void player_block(const Table *t, int seat, const Holdings *hold, int next_seat, const Pending *pending, uint8_t *out) {
    const Player *p = t->player + seat;
    const num *goods = p->goods;
    num dice[5], tenths[5], more[4];
    int total = goods[0] + goods[1] + goods[2] + goods[3], malus = table_malus(t);
    int on_animal = t->placed[ANIMAL][seat], need = p->people - on_animal - p->agriculture - p->food;
    int share = 0, secret = 0, rewards = t->hunters[seat];
    for (int place = 0; place < 5; place++) dice[place] = t->placed[place][seat];
    if (pending->seat == seat) {
        dice[pending->good] += pending->dice;
        share = pending->share;
        secret = pending->secret;
        rewards += pending->rewards;
    }
    for (int place = 0; place < 5; place++) tenths[place] = expected_tenths[place][malus][dice[place]];
    for (int good = 0; good < 4; good++) more[good] = goods[good] + (tenths[good + 1] + 4) / 10;
    int tool_sum = p->tools[0] + p->tools[1] + p->tools[2], unused = 0, unused_count = 0;
    for (int slot = 0; slot < 3; slot++) if (p->tools[slot] && !p->used[slot]) { unused += p->tools[slot]; unused_count++; }
    int once = 0, once_count = 0, choice = 0;
    for (int i = 0; i < p->open_n; i++) {
        if (card_face[p->open[i]].top == ONE_USE_TOOL) { once += card_face[p->open[i]].amount; once_count++; }
        else if (card_face[p->open[i]].top == GOODS_OF_CHOICE) choice = 1;
    }
    int first = bits((unsigned)hold->have), second = bits((unsigned)hold->twice);
    int farm_points = hold->farmers * p->agriculture, hut_points = hold->hut_builders * p->buildings_n;
    int shaman_points = hold->shamans * p->people, tool_points = hold->tool_makers * tool_sum;
    int final = total + 2 * choice + first * first + second * second + farm_points + hut_points + shaman_points + tool_points;
    int score = at_most(p->score + POINTS_SHIFT, 4000);
    final = at_most(p->score + final + POINTS_SHIFT, 4000);
    if (score < 0) score = 0;
    if (final < 0) final = 0;
    int offset = (seat - t->start + t->seats) % t->seats, turn_offset = (t->turn - t->start + t->seats) % t->seats;
    int acting = t->phase == ACTING;
    const int row[WORTH_FREE] = {
        at_most(p->food, 40), p->people, p->supply, p->agriculture, need > 0 ? need : 0, need < 0 ? at_most(-need, 60) : 0,
        dice[0], dice[1], dice[2], dice[3], dice[4], tenths[0], tenths[1], tenths[2], tenths[3], tenths[4],
        10 * need > tenths[0] ? 10 * need - tenths[0] : 0, goods_later(total, tenths[1] + tenths[2] + tenths[3] + tenths[4]),
        t->placed[TOOLMAKER][seat], t->placed[HUT][seat], t->placed[FIELD][seat],
        tool_sum, unused, unused_count, once, once_count, choice, score & 15, score >> 4, final & 15, final >> 4,
        at_most(goods[0], 99), at_most(goods[1], 99), at_most(goods[2], 99), at_most(goods[3], 99), at_most(total, 99),
        at_most(3 * goods[0] + 4 * goods[1] + 5 * goods[2] + 6 * goods[3], 255),
        hold->farmers, hold->hut_builders, hold->shamans, hold->tool_makers, farm_points, hut_points, shaman_points, tool_points,
        first, first * first, second * second, p->buildings_n, p->igloos_n, p->cards_n + p->open_n, on_animal,
        offset == 0, offset, next_seat == seat, acting && offset == turn_offset, acting && offset < turn_offset,
        t->phase == FEEDING && offset <= turn_offset, share + 2 * secret, rewards,
    };
    for (int i = 0; i < WORTH_FREE; i++) out[i] = (uint8_t)row[i];
    card_part(t, seat, hold, tool_sum, out);
    building_part(t, seat, goods, more, out);
    igloo_part(t, seat, goods, more, out);
}

static void board_block(const Table *t, uint8_t *out) {
    const num *crowd = t->crowd;
    int smallest = 7, lying = 0, sizes[4] = {0}, visitors[4] = {0}, there = t->animal != NOTHING;
    for (int stack = 0; stack < t->seats; stack++) {
        sizes[stack] = t->stack_n[stack];
        smallest = at_most(smallest, t->stack_n[stack]);
    }
    for (int place = 1; place < 5; place++) for (int seat = 0; seat < t->seats; seat++) visitors[place - 1] += t->placed[place][seat] > 0;
    for (int slot = 0; slot < DISPLAY; slot++) lying += t->display[slot] != NOTHING;
    int village = (crowd[TOOLMAKER] > 0) + (crowd[HUT] > 0) + (crowd[FIELD] > 0);
    const int row[SLOTS] = {
        t->phase == PLACING, t->phase == ACTING, at_most(t->round, 30), t->deck_n, lying, smallest, smallest == 0, smallest == 1,
        sizes[0], sizes[1], sizes[2], sizes[3], crowd[1], crowd[2], crowd[3], crowd[4],
        visitors[0], visitors[1], visitors[2], visitors[3], crowd[TOOLMAKER] > 0, crowd[HUT] > 0, crowd[FIELD] > 0,
        t->seats < 4 && village >= 2, t->hard, t->animals, table_malus(t), there, there ? t->seats - crowd[ANIMAL] : 0, t->waiting_n,
    };
    memset(out + SLOTS, 0, BOARD_WIDTH - SLOTS);
    for (int i = 0; i < SLOTS; i++) out[i] = (uint8_t)row[i];
    for (int slot = 0; slot < DISPLAY; slot++) {
        int card = t->display[slot];
        uint8_t *face = out + SLOTS + slot * SLOT_WIDTH;
        if (card == NOTHING || crowd[CARD1 + slot]) continue;
        face[0] = 1;
        face[1 + card_face[card].top] = (uint8_t)card_top_amount(card);
        if (card_face[card].figure >= 0) face[1 + TOP_WIDTH + card_face[card].figure] = (uint8_t)card_face[card].figures;
    }
    for (int stack = 0; stack < t->seats; stack++) {
        uint8_t *face = out + BOARD_STACKS + stack * STACK_WIDTH;
        if (!t->stack_n[stack] || crowd[BUILDING1 + stack]) continue;
        int top = t->stack[stack][0];
        face[0] = 1;
        face[1] = (uint8_t)building_face[top].points;
        face[2] = (uint8_t)(building_face[top].kind == N_OF_K ? building_face[top].high : 0);
        face[3] = (uint8_t)building_face[top].kinds;
        face[4] = (uint8_t)(building_face[top].kind == ANY_1_TO_7 ? building_face[top].high : 0);
    }
    for (int i = 0; i < t->igloos_n; i++)
        if (!crowd[IGLOO1 + t->igloos[i]]) out[BOARD_STACKS + 4 * STACK_WIDTH + t->igloos[i]] = 1;
}

static void patch_gathering(const Table *t, int seat, int place, Row *row) {
    uint8_t *own = row->player[seat];
    const num *goods = t->player[seat].goods;
    int dice = t->placed[place][seat], units = expected_tenths[place][table_malus(t)][dice], expected = 0;
    num more[4];
    own[DICE + place] = (uint8_t)dice;
    own[UNITS + place] = (uint8_t)units;
    if (place == HUNT) {
        int hunger = 10 * own[4] - units;
        own[HUNGER_LATER] = (uint8_t)(hunger > 0 ? hunger : 0);
        return;
    }
    row->board[CROWD + place - 1] = (uint8_t)t->crowd[place];
    row->board[VISITORS + place - 1]++;
    for (int good = 0; good < 4; good++) {
        expected += own[UNITS + 1 + good];
        more[good] = goods[good] + (own[UNITS + 1 + good] + 4) / 10;
    }
    own[GOODS_LATER] = (uint8_t)goods_later(goods[0] + goods[1] + goods[2] + goods[3], expected);
    if (units >= 6) { building_part(t, seat, goods, more, own); igloo_part(t, seat, goods, more, own); }
}

/* Makes the features of a position into those after `seat` went to `place`; not for igloos. */
static void patch_place(const Table *t, int seat, int place, const Holdings *hold, Row *row) {
    uint8_t *own = row->player[seat];
    own[SUPPLY] = (uint8_t)t->player[seat].supply;
    if (place < TOOLMAKER) patch_gathering(t, seat, place, row);
    else if (place < CARD1) {
        int village = place - TOOLMAKER;
        own[VILLAGE + village] = (uint8_t)t->placed[place][seat];
        row->board[BOARD_VILLAGE + village] = 1;
        int taken = row->board[BOARD_VILLAGE] + row->board[BOARD_VILLAGE + 1] + row->board[BOARD_VILLAGE + 2];
        row->board[BOARD_VILLAGE + 3] = t->seats < 4 && taken >= 2;
    } else if (place < BUILDING1) {
        int slot = place - CARD1, card = t->display[slot];
        memset(row->board + SLOTS + slot * SLOT_WIDTH, 0, SLOT_WIDTH);
        own[WORTH_OWN + slot] = own[WORTH_FREE + slot];
        own[TOPS_OWN + card_face[card].top] += (uint8_t)card_top_amount(card);
        own[COST_OWN] += (uint8_t)(slot + 1);
        own[COST_OWN + 1]++;
        for (int other = 0; other < t->seats; other++) row->player[other][WORTH_FREE + slot] = 0;
    } else if (place < IGLOO1) {
        int stack = place - BUILDING1;
        memset(row->board + BOARD_STACKS + stack * STACK_WIDTH, 0, STACK_WIDTH);
        memcpy(own + STACKS_OWN + 3 * stack, own + STACKS_FREE + 3 * stack, 3);
        own[STACKS_OWN + 12]++;
        for (int other = 0; other < t->seats; other++) memset(row->player[other] + STACKS_FREE + 3 * stack, 0, 3);
    } else {
        static const int changed[8] = {0, 1, 2, 3, 4, 5, HUNGER_LATER, ON_ANIMAL};
        uint8_t fresh[PLAYER_WIDTH];
        player_block(t, seat, hold, NOTHING, &nothing_pending, fresh);
        for (int i = 0; i < 8; i++) own[changed[i]] = fresh[changed[i]];
        row->board[ANIMAL_RINGS] = (uint8_t)(t->seats - t->crowd[ANIMAL]);
    }
}

#endif
