/* The actions worth comparing, each with its row: policy_options.py and policy_payments.py in C. */

#ifndef STONEAGE_MIND_OPTIONS_H
#define STONEAGE_MIND_OPTIONS_H
#include "_mind_features.h"

enum { SPARED_GOODS = 3, ONE_USE_PENALTY = 100 };
/* What the rules put into numbers of their own (constants.py). */
enum { EXTRA_GOLD_POINTS = 6, EXTRA_STONE_POINTS = 5, HUNGER_POINTS = -10, ANIMAL_POINTS = 3 };

/* The candidates of one decision. rows is 0 where it is forced (unless `forced` asks for a row).
   base: the row from which the others differ little. */
typedef struct {
    int forced, seat, count, rows;
    Row base;
    Action action[MOST_ACTIONS];
    Row row[MOST_ACTIONS];
} Options;

/* See _Base in policy_options.py. */
typedef struct { int seat, next_seat; Pending pending; Holdings holds[SEATS]; } Base;

static void full_row(const Table *t, const Base *base, Row *row) {
    for (int seat = 0; seat < t->seats; seat++) player_block(t, seat, base->holds + seat, base->next_seat, &base->pending, row->player[seat]);
    board_block(t, row->board);
}

static Base base_of(const Table *t, int seat, int next_seat, Pending pending, Row *row) {
    Base base = {seat, next_seat, pending, {{0}}};
    for (int other = 0; other < t->seats; other++) base.holds[other] = holdings(t->player + other);
    full_row(t, &base, row);
    return base;
}

/* A position at a chance point or a free choice, valued as it stands. */
static void position_row(const Table *t, Row *row) {
    memset(row, 0, sizeof *row);
    base_of(t, t->turn, t->phase == PLACING ? t->actor : NOTHING, pending_of(t), row);
}

static Row *next_row(Options *out, const Action *action) {
    out->action[out->count++] = *action;
    out->row[out->rows] = out->base;
    return &out->row[out->rows++];
}

/* A row in which only the mover's own block differs from the base. */
static void own_row(const Table *t, const Base *base, const Holdings *hold, const Pending *pending, const Action *action, Options *out) {
    player_block(t, base->seat, hold, base->next_seat, pending, next_row(out, action)->player[base->seat]);
}

static void only(Options *out, int kind, int place, int number) { out->count += add(out->action + out->count, kind, place, number); }

/* Placements that bind nobody at an animal for nothing (W7, W8). */
static int unbound(const Table *t, int seat, Action *actions, int count) {
    int missing = t->seats - t->crowd[ANIMAL], supply = t->player[seat].supply, kept = 0;
    Action some[128];
    int keeping = missing <= t->placed[ANIMAL][seat];
    if (keeping ? missing > supply : missing <= supply) return count;
    for (int i = 0; i < count; i++) {
        int at_animal = actions[i].place == ANIMAL;
        if (keeping ? at_animal || supply - actions[i].number >= missing : !at_animal) some[kept++] = actions[i];
    }
    if (!kept) return count;
    memcpy(actions, some, (size_t)kept * sizeof *actions);
    return kept;
}

static void place_options(Table *t, Options *out) {
    int seat = t->actor, next_seat = seat, count;
    Action actions[128];
    Player *p = t->player + seat;
    count = placements(t, seat, actions);
    if (t->animal != NOTHING) count = unbound(t, seat, actions, count);
    if (count == 1) { out->action[out->count++] = actions[0]; return; }
    for (int offset = t->seats - 1; offset > 0; offset--)
        if (t->player[(seat + offset) % t->seats].supply) next_seat = (seat + offset) % t->seats;
    Base base = base_of(t, seat, next_seat, nothing_pending, &out->base);
    for (int i = 0; i < count; i++) {
        int place = actions[i].place, number = actions[i].number;
        Row *row = next_row(out, actions + i);
        p->supply -= number;
        t->placed[place][seat] += number;
        t->crowd[place] += number;
        if (IGLOO1 <= place && place < ANIMAL) full_row(t, &base, row);
        else patch_place(t, seat, place, base.holds + seat, row);
        p->supply += number;
        t->placed[place][seat] -= number;
        t->crowd[place] -= number;
    }
}

/* policy_payments.py: the useful payments at `place` (NO_PLACE: for the missing food) from `goods`. */
static int ways(const Table *t, int place, const num *goods, Action *out) {
    if (place == NO_PLACE) return payments(goods, t->missing, 0, FEED, NO_PLACE, 0, 0, out);
    if (place < BUILDING1) {
        int n = payments(goods, place - CARD1 + 1, 0, BUY, place, 0, 0, out);
        if (t->hard && goods[GOLD]) n += payments(goods, place - CARD1 + 1, 0, BUY, place, 0, 1, out + n);
        return n;
    }
    if (place >= IGLOO1) return add_fixed(built_in.igloo[place - IGLOO1].cost, built_in.igloo[place - IGLOO1].extra, place, goods, t->hard, out);
    int top = t->stack[place - BUILDING1][0], total = goods[0] + goods[1] + goods[2] + goods[3], n = 0;
    if (building_face[top].kind == FIXED_COST) return add_fixed(building_face[top].cost, building_face[top].extra, place, goods, t->hard, out);
    if (building_face[top].kind == N_OF_K) return payments(goods, building_face[top].high, building_face[top].kinds, BUILD, place, 0, 0, out);
    int most = at_most(building_face[top].high, total), size = most - SPARED_GOODS;
    for (size = size > building_face[top].low ? size : building_face[top].low; size <= most; size++)
        n += payments(goods, size, 0, BUILD, place, 0, 0, out + n);
    return n;
}

/* A payment, and the claim of the two-resources card that must be made before it, if any. */
typedef struct { Action action, claim; int claimed; } Payment;

static int choice_card(const Player *p) {
    for (int i = 0; i < p->open_n; i++) if (card_face[p->open[i]].top == GOODS_OF_CHOICE) return p->open[i];
    return NOTHING;
}

static int pay_options(const Table *t, int seat, int place, Payment *out) {
    static Action found[MOST_ACTIONS];
    static const num two[4] = {2, 2, 2, 2};
    const Player *p = t->player + seat;
    Action claims[16];
    int n = 0, count = ways(t, place, p->goods, found);
    for (int i = 0; i < count; i++) { out[n].action = found[i]; out[n++].claimed = 0; }
    if (choice_card(p) == NOTHING) return n;
    int claim_count = payments(two, 2, 0, CLAIM, NO_PLACE, 0, 0, claims);
    for (int c = 0; c < claim_count; c++) {
        num goods[4];
        for (int good = 0; good < 4; good++) goods[good] = p->goods[good] + claims[c].goods[good];
        count = ways(t, place, goods, found);
        for (int i = 0; i < count && n < MOST_ACTIONS - 1; i++) {
            int covers = 1;
            for (int good = 0; good < 4; good++) covers &= found[i].goods[good] >= claims[c].goods[good];
            if (covers) { out[n].action = found[i]; out[n].claim = claims[c]; out[n++].claimed = 1; }
        }
    }
    return n;
}

static void pay_goods(Player *p, const Payment *payment) {
    if (payment->claimed) { use_open_card(p, choice_card(p)); gain_goods(p, payment->claim.goods); }
    pay(p, payment->action.goods);
}

/* The certain part of a card's top half (A12); the rest is what is pending. */
static Pending take_card(Table *t, int seat, int card) {
    Player *p = t->player + seat;
    Pending pending = nothing_pending;
    int top = card_face[card].top, amount = card_face[card].amount;
    if (top == ONE_USE_TOOL || top == GOODS_OF_CHOICE) { p->open[p->open_n++] = card; return pending; }
    p->cards[p->cards_n++] = card;
    switch (top) {
    case FOOD: p->food += amount; return pending;
    case GOODS: p->goods[card_face[card].good] += amount; return pending;
    case POINTS: p->score += amount; return pending;
    case TOOL: gain_tool(t, seat); return pending;
    case AGRICULTURE: gain_agriculture(t, seat); return pending;
    case DICE_FOR_ALL: pending.share = 1; break;
    case EXTRA_CARD: pending.secret = 1; break;
    default: pending.dice = amount; pending.good = card_face[card].good + 1;
    }
    pending.seat = seat;
    return pending;
}

/* A row after buying or building. */
static void pay_row(Table *t, const Base *base, const Payment *payment, Options *out) {
    int seat = base->seat, place = payment->action.place, extra = payment->action.extra;
    Player *p = t->player + seat, before = *p;
    Pending pending = nothing_pending;
    Holdings hold = base->holds[seat];
    t->placed[place][seat] = 0;
    p->supply++;
    pay_goods(p, payment);
    if (payment->action.kind == BUY) {
        if (extra) { p->goods[GOLD]--; p->score += EXTRA_GOLD_POINTS; }
        pending = take_card(t, seat, t->display[place - CARD1]);
        hold = holdings(p);
    } else {
        if (extra) { p->goods[STONE]--; p->score += EXTRA_STONE_POINTS; }
        if (place >= IGLOO1) {
            p->igloos[p->igloos_n++] = place - IGLOO1;
            p->score += built_in.igloo[place - IGLOO1].points;
        } else {
            int building = t->stack[place - BUILDING1][0];
            p->buildings[p->buildings_n++] = building;
            if (building_face[building].kind == FIXED_COST) p->score += building_face[building].points;
            else for (int good = 0; good < 4; good++) p->score += payment->action.goods[good] * good_value[good];
        }
    }
    own_row(t, base, &hold, &pending, payment->claimed ? &payment->claim : &payment->action, out);
    t->placed[place][seat] = 1;
    *p = before;
}

static Payment paid[MOST_ACTIONS];

/* Cards that bring a tool may be bought before the rolls that it would help. */
static void early_cards(Table *t, int seat, int roll, Options *out) {
    int begun = 0;
    Base base = {0};
    for (int slot = 0; slot < DISPLAY; slot++) {
        int card = t->display[slot];
        if (card == NOTHING || !t->placed[CARD1 + slot][seat]) continue;
        if (card_face[card].top != ONE_USE_TOOL && card_face[card].top != TOOL) continue;
        int count = pay_options(t, seat, CARD1 + slot, paid);
        for (int i = 0; i < count; i++) {
            if (paid[i].claimed) continue;
            if (!begun) {
                Action first;
                begun = 1;
                base = base_of(t, seat, NOTHING, nothing_pending, &out->base);
                add(&first, RESOLVE, roll, 0);
                next_row(out, &first);
            }
            pay_row(t, &base, paid + i, out);
        }
    }
    if (!begun) only(out, RESOLVE, roll, 0);
}

static int next_to_pay(const Table *t, int seat) {
    int best = NO_PLACE, best_rank = 99;
    for (int slot = 0; slot < DISPLAY; slot++) {
        if (!t->placed[CARD1 + slot][seat]) continue;
        int top = card_face[t->display[slot]].top;
        int rank = top == GOODS || top == GOODS_OF_CHOICE || top == DICE_FOR_ALL || top == ROLL_GOOD ? slot : 4 + slot;
        if (rank < best_rank) { best = CARD1 + slot; best_rank = rank; }
    }
    if (best != NO_PLACE) return best;
    for (int igloo = 0; igloo < 4; igloo++) if (t->placed[IGLOO1 + igloo][seat]) return IGLOO1 + igloo;
    for (int stack = 0; stack < t->seats; stack++) {
        if (!t->placed[BUILDING1 + stack][seat]) continue;
        int rank = building_face[t->stack[stack][0]].kind;
        if (rank < best_rank) { best = BUILDING1 + stack; best_rank = rank; }
    }
    return best;
}

static void resolve_options(Table *t, Options *out) {
    int seat = t->actor;
    for (int place = TOOLMAKER; place <= FIELD; place++) if (t->placed[place][seat]) { only(out, RESOLVE, place, 0); return; }
    for (int place = RIVER; place >= HUNT; place--) if (t->placed[place][seat]) { early_cards(t, seat, place, out); return; }
    int place = next_to_pay(t, seat), count = pay_options(t, seat, place, paid);
    if (!count) { only(out, LEAVE, place, 0); return; }
    Base base = base_of(t, seat, NOTHING, nothing_pending, &out->base);
    for (int i = 0; i < count; i++) pay_row(t, &base, paid + i, out);
    /* Leaving: the card or building is free again, for all to see. */
    Action leave;
    add(&leave, LEAVE, place, 0);
    t->placed[place][seat] = 0;
    t->crowd[place]--;
    t->player[seat].supply++;
    full_row(t, &base, next_row(out, &leave));
    t->placed[place][seat] = 1;
    t->crowd[place]++;
    t->player[seat].supply--;
}

static int may_roll_again(const Table *t, int seat) {
    for (int place = HUNT; place <= RIVER; place++) if (t->placed[place][seat]) return 1;
    for (int slot = 0; slot < DISPLAY; slot++)
        if (t->display[slot] != NOTHING && t->placed[CARD1 + slot][seat] && card_face[t->display[slot]].top == ROLL_GOOD) return 1;
    return 0;
}

static int pips_of(const Player *p, const Action *a) {
    int added = 0;
    for (int slot = 0; slot < 3; slot++) if (a->slots & (1 << slot)) added += p->tools[slot];
    for (int i = 0; i < a->cards_n; i++) added += card_face[a->cards[i]].amount;
    return added;
}

static int units_with(const Table *t, int added) {
    int total = added - table_malus(t);
    for (int i = 0; i < t->dice_n; i++) total += t->dice[i];
    return (total > 0 ? total : 0) / divisor[t->roll_good];
}

/* For each yield within reach of the roll on the table, the cheapest tools for it. */
static int tool_options(const Table *t, Action *found) {
    const Player *p = t->player + t->actor;
    Action all[64];
    int units[64], costs[64], n = 0, count = tool_choices(p, all);
    for (int i = 0; i < count; i++) {
        int cost = 0, index = 0, reached = units_with(t, pips_of(p, all + i));
        for (int slot = 0; slot < 3; slot++) if (all[i].slots & (1 << slot)) cost += 1 + 4 * p->tools[slot];
        for (int c = 0; c < all[i].cards_n; c++) cost += ONE_USE_PENALTY + card_face[all[i].cards[c]].amount;
        while (index < n && units[index] != reached) index++;
        if (index < n && cost >= costs[index]) continue;
        if (index == n) n++;
        units[index] = reached;
        costs[index] = cost;
        found[index] = all[i];
    }
    if (may_roll_again(t, t->actor)) return n;
    int free_units = 0, kept = 0;
    for (int i = 0; i < n; i++) if (costs[i] < ONE_USE_PENALTY && units[i] > free_units) free_units = units[i];
    for (int i = 0; i < n; i++) if (units[i] >= free_units) found[kept++] = found[i];
    return kept;
}

static void tool_rows(Table *t, Options *out) {
    int seat = t->actor, count;
    Player *p = t->player + seat, before = *p;
    Action chosen[64];
    count = tool_options(t, chosen);
    if (count == 1 && !out->forced) { out->action[out->count++] = chosen[0]; return; }
    Base base = base_of(t, seat, NOTHING, nothing_pending, &out->base);
    for (int i = 0; i < count; i++) {
        int units = units_with(t, pips_of(p, chosen + i));
        for (int slot = 0; slot < 3; slot++) if (chosen[i].slots & (1 << slot)) p->used[slot] = 1;
        for (int c = 0; c < chosen[i].cards_n; c++) use_open_card(p, chosen[i].cards[c]);
        if (t->roll_good) p->goods[t->roll_good - 1] += units;
        else p->food += units;
        own_row(t, &base, base.holds + seat, &nothing_pending, chosen + i, out);
        *p = before;
    }
}

static void take_die(Table *t, int seat, int die) {
    if (die <= 4) t->player[seat].goods[die - 1]++;
    else if (die == 5) gain_tool(t, seat);
    else gain_agriculture(t, seat);
}

/* Each die for the own seat; those after it take the highest that is left. */
static void pick_rows(Table *t, Options *out) {
    int seat = t->actor, faces = 0, begun = 0;
    Player before[SEATS];
    for (int i = 0; i < t->dice_n; i++) faces += i == 0 || t->dice[i] != t->dice[i - 1];
    if (faces == 1 && !out->forced) { only(out, PICK, NO_PLACE, t->dice[0]); return; }
    memcpy(before, t->player, sizeof before);
    for (int i = 0; i < t->dice_n; i++) {
        if (i && t->dice[i] == t->dice[i - 1]) continue;
        int other = seat;
        Action pick;
        Row *row;
        add(&pick, PICK, NO_PLACE, t->dice[i]);
        take_die(t, seat, t->dice[i]);
        for (int j = t->dice_n - 1; j >= 0; j--) {
            if (j == i) continue;
            other = (other + 1) % t->seats;
            take_die(t, other, t->dice[j]);
        }
        row = next_row(out, &pick);
        memset(row, 0, sizeof *row);
        base_of(t, t->turn, NOTHING, nothing_pending, row);
        if (!begun) out->base = *row;
        begun = 1;
        memcpy(t->player, before, sizeof before);
    }
}

static void feed_rows(Table *t, Options *out) {
    int seat = t->actor, count = pay_options(t, seat, NO_PLACE, paid);
    Player *p = t->player + seat, before = *p;
    Action starve;
    if (!count && !out->forced) { only(out, STARVE, NO_PLACE, 0); return; }
    Base base = base_of(t, seat, NOTHING, nothing_pending, &out->base);
    for (int i = 0; i < count; i++) {
        pay_goods(p, paid + i);
        own_row(t, &base, base.holds + seat, &nothing_pending, paid[i].claimed ? &paid[i].claim : &paid[i].action, out);
        *p = before;
    }
    add(&starve, STARVE, NO_PLACE, 0);
    p->score += HUNGER_POINTS;
    own_row(t, &base, base.holds + seat, &nothing_pending, &starve, out);
    *p = before;
}

/* W9: one die settled; the others stay pending. */
static void reward_rows(Table *t, Options *out) {
    int seat = t->actor, count;
    Player *p = t->player + seat, before = *p;
    Action actions[128];
    count = rewards(t, actions);
    if (count == 1 && !out->forced) { out->action[out->count++] = actions[0]; return; }
    Pending pending = pending_of(t);
    Base base = base_of(t, seat, NOTHING, pending, &out->base);
    pending.rewards--;
    for (int i = 0; i < count; i++) {
        Reward reward = built_in.reward[actions[i].number - 1];
        if (actions[i].extra) p->score += ANIMAL_POINTS;
        else switch (reward.kind) {
        case GIVES_POINTS: p->score += reward.amount; break;
        case GIVES_FOOD: p->food += reward.amount; break;
        case GIVES_TOOL: gain_tool(t, seat); break;
        case GIVES_GOODS: gain_goods(p, actions[i].goods); break;
        case GIVES_AGRICULTURE: gain_agriculture(t, seat); break;
        default: gain_person(t, seat);
        }
        own_row(t, &base, base.holds + seat, &pending, actions + i, out);
        *p = before;
    }
}

/* Fills `out` for the decision that is open; the table is the same afterwards. */
static void options(Table *t, Options *out) {
    out->seat = t->actor;
    out->count = out->rows = 0;
    switch (t->step) {
    case CHOOSE: if (t->phase == PLACING) place_options(t, out); else resolve_options(t, out); break;
    case ASK_TOOLS: tool_rows(t, out); break;
    case ASK_PICK: pick_rows(t, out); break;
    case ASK_FEED: feed_rows(t, out); break;
    default: reward_rows(t, out);
    }
}

#endif
