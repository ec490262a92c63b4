/* The rules of Stone Age once more, in C, for those who play many games without looking.

   The truth is the Python beside this file; tests/games/stoneage/rules/test_core.py holds the two
   together, action by action, over whole games. A change of the rules is made there first, and
   here until the test is content. Functions have the names of those they follow, and the rule
   ids are explained there. Nothing here reports events or checks whether an action is legal.

   What Python asks of it is in _core.c, and in _mind.c of the bots. */

#ifndef STONEAGE_CORE_H
#define STONEAGE_CORE_H
#include "_twister.h"
#include <string.h>

enum { CHANCE = -1, OVER = -2, NO_PLACE = -1, NOTHING = -1 };
enum { WOOD, BRICK, STONE, GOLD };
enum { HUNT, FOREST, CLAY, QUARRY, RIVER, TOOLMAKER, HUT, FIELD, CARD1, BUILDING1 = 12, IGLOO1 = 16, ANIMAL = 20, PLACES };
enum { PLACING, ACTING, FLEEING, FEEDING, FINISHED };
enum { CHOOSE, GATHER_ROLL, ASK_TOOLS, SHARE_ROLL, ASK_PICK, REWARD_ROLL, ASK_REWARD, ASK_FEED };
enum { PLACE, RESOLVE, ROLL, TOOLS, BUY, BUILD, LEAVE, PICK, CLAIM, FEED, STARVE, REWARD };
enum { DICE_FOR_ALL, FOOD, GOODS, POINTS, TOOL, AGRICULTURE, ROLL_GOOD, EXTRA_CARD, ONE_USE_TOOL, GOODS_OF_CHOICE };
enum { FIXED_COST, N_OF_K, ANY_1_TO_7 };
enum { GIVES_POINTS, GIVES_FOOD, GIVES_TOOL, GIVES_GOODS, GIVES_AGRICULTURE, GIVES_PERSON };
enum { T_BUILDINGS, T_IGLOOS, T_CARDS, T_ANIMALS, T_HUNGER, T_EXTRAS, TALLY };
enum { SEATS = 4, MOST_PEOPLE = 10, MOST_FIELD = 10, MOST_TOOL = 4, RINGS = 7, DISPLAY = 4, FIRST_ANIMAL = 36, CARDS = 36, DECK = 40, BUILDINGS = 28, STACK = 7, OPEN = 4, MOST_ACTIONS = 4096 };

typedef int32_t num;

typedef struct {
    /* `walk` takes the first 22 at once. */
    num food, goods[4], tools[3], used[3], people, supply, agriculture, score, secret, tally[TALLY];
    num cards_n, cards[DECK], open_n, open[OPEN], buildings_n, buildings[BUILDINGS], igloos_n, igloos[4];
} Player;

typedef struct { num cost[4], points, extra; } Igloo;
typedef struct { num kind, amount; } Reward;

typedef struct {
    /* `walk` takes the first 14 at once. */
    num seats, hard, animals, round, start, phase, step, actor, turn, animal;
    num dice_count, roll_good, source, missing, hunters[SEATS], dice_n, dice[MOST_PEOPLE];
    num display[DISPLAY], deck_n, deck[DECK], stack_n[SEATS], stack[SEATS][STACK];
    num waiting_n, waiting[4], igloos_n, igloos[4], removed_n, removed[BUILDINGS], placed[PLACES][SEATS], crowd[PLACES];
    Player player[SEATS];
} Table;

/* The dice of a ROLL are not in it: they lie on the table before it is applied. */
typedef struct { int8_t kind, place, number, extra, goods[4], slots, cards_n, cards[3], unused[3]; } Action;

static struct { num top, amount, good, symbol, figure, figures; } card_face[CARDS];
static struct { num kind, cost[4], points, low, high, kinds, extra; } building_face[BUILDINGS];
static struct { Igloo igloo[4]; num malus[4]; Reward reward[6]; } built_in;
static const num divisor[5] = {2, 3, 4, 5, 6}, good_value[4] = {3, 4, 5, 6};

static int at_most(int a, int b) { return a < b ? a : b; }

static void take_out(num *list, num *length, int index) {
    --*length;
    memmove(list + index, list + index + 1, (size_t)(*length - index) * sizeof(num));
}

/* payments.py: all ways to pay `size` from `goods`, most wood first; kinds 0: any number of kinds. */
static int payments(const num *goods, int size, int kinds, int kind, int place, int number, int extra, Action *out) {
    int count = 0;
    int stone_most = at_most(goods[STONE], size), gold_most = at_most(goods[GOLD], size);
    if (goods[0] + goods[1] + goods[2] + goods[3] < size) return 0;
    for (int w = at_most(goods[WOOD], size); w >= 0; w--)
        for (int b = at_most(goods[BRICK], size - w); b >= 0; b--) {
            int rest = size - w - b;
            if (rest > stone_most + gold_most) break;
            for (int s = at_most(stone_most, rest); s >= 0; s--) {
                int g = rest - s;
                if (g > gold_most) break;
                if (kinds && (w > 0) + (b > 0) + (s > 0) + (g > 0) != kinds) continue;
                if (extra && kind == BUY && g >= goods[GOLD]) continue;
                out[count++] = (Action){(int8_t)kind, (int8_t)place, (int8_t)number, (int8_t)extra, {(int8_t)w, (int8_t)b, (int8_t)s, (int8_t)g}, 0, 0, {0}, {0}};
            }
        }
    return count;
}

static int add(Action *out, int kind, int place, int number) {
    *out = (Action){(int8_t)kind, (int8_t)place, (int8_t)number, 0, {0}, 0, 0, {0}, {0}};
    return 1;
}

/* legal.py */
static int gathering_open(const Table *t, int place) {
    int others = 0;
    if (t->seats == 4) return 1;
    for (int seat = 0; seat < t->seats; seat++) others += t->placed[place][seat] > 0;
    return others < t->seats - 1;
}

/* How many ways there are to place people, by place and in all. */
static int rooms(const Table *t, int seat, num room[PLACES]) {
    int all = 0, supply = t->player[seat].supply;
    const num *crowd = t->crowd;
    memset(room, 0, PLACES * sizeof *room);
    if (!supply) return 0;
    if (!t->placed[HUNT][seat]) all += room[HUNT] = supply;
    for (int place = FOREST; place <= RIVER; place++) {
        if (!crowd[place]) all += room[place] = at_most(supply, RINGS);
        else if (t->seats > 2 && crowd[place] < RINGS && !t->placed[place][seat] && gathering_open(t, place)) all += room[place] = at_most(supply, RINGS - crowd[place]);
    }
    if (t->seats == 4 || (crowd[TOOLMAKER] > 0) + (crowd[HUT] > 0) + (crowd[FIELD] > 0) < 2) {
        all += room[TOOLMAKER] = !crowd[TOOLMAKER];
        all += room[HUT] = !crowd[HUT] && supply > 1;
        all += room[FIELD] = !crowd[FIELD];
    }
    for (int slot = 0; slot < DISPLAY; slot++) all += room[CARD1 + slot] = !crowd[CARD1 + slot] & (t->display[slot] != NOTHING);
    for (int stack = 0; stack < t->seats; stack++) all += room[BUILDING1 + stack] = !crowd[BUILDING1 + stack] & (t->stack_n[stack] > 0);
    for (int i = 0; i < t->igloos_n; i++) all += room[IGLOO1 + t->igloos[i]] = !crowd[IGLOO1 + t->igloos[i]];
    all += room[ANIMAL] = t->animal != NOTHING && crowd[ANIMAL] < t->seats;
    return all;
}

/* The `way`th way (1, 2, …) to place people at a place: with so many, but for the hut. */
static int add_placement(Action *out, int place, int way) { return add(out, PLACE, place, place == HUT ? 2 : way); }

static int placements(const Table *t, int seat, Action *out) {
    num room[PLACES];
    int n = 0;
    if (!rooms(t, seat, room)) return 0;
    for (int place = 0; place < PLACES; place++)
        for (int way = 1; way <= room[place]; way++) n += add_placement(out + n, place, way);
    return n;
}

/* Has `placements` anything? */
static int can_place(const Table *t, int seat) {
    num room[PLACES];
    if (!t->player[seat].supply) return 0;
    return !t->placed[HUNT][seat] || !t->crowd[RIVER] || !t->crowd[QUARRY] || rooms(t, seat, room);
}

static int add_fixed(const num *cost, int extra, int place, const num *goods, int hard, Action *out) {
    for (int good = 0; good < 4; good++) if (cost[good] > goods[good]) return 0;
    int n = add(out, BUILD, place, 0);
    for (int good = 0; good < 4; good++) out->goods[good] = (int8_t)cost[good];
    if (hard && extra && goods[STONE] > cost[STONE]) { out[1] = out[0]; out[1].extra = 1; n = 2; }
    return n;
}

static int resolutions(const Table *t, int seat, Action *out) {
    int n = 0;
    const num *goods = t->player[seat].goods;
    /* Written in any case: which of them stay is nothing that a processor could guess. */
    for (int place = HUNT; place <= FIELD; place++) {
        add(out + n, RESOLVE, place, 0);
        n += t->placed[place][seat] > 0;
    }
    for (int slot = 0; slot < DISPLAY; slot++) {
        int place = CARD1 + slot;
        if (!t->placed[place][seat]) continue;
        n += payments(goods, slot + 1, 0, BUY, place, 0, 0, out + n);
        if (t->hard && goods[GOLD]) n += payments(goods, slot + 1, 0, BUY, place, 0, 1, out + n);
        n += add(out + n, LEAVE, place, 0);
    }
    for (int stack = 0; stack < t->seats; stack++) {
        int place = BUILDING1 + stack;
        if (!t->placed[place][seat]) continue;
        int top = t->stack[stack][0];
        if (building_face[top].kind == FIXED_COST)
            n += add_fixed(building_face[top].cost, building_face[top].extra, place, goods, t->hard, out + n);
        else
            for (int size = building_face[top].low; size <= building_face[top].high; size++)
                n += payments(goods, size, building_face[top].kind == N_OF_K ? building_face[top].kinds : 0, BUILD, place, 0, 0, out + n);
        n += add(out + n, LEAVE, place, 0);
    }
    for (int i = 0; i < t->igloos_n; i++) {
        int place = IGLOO1 + t->igloos[i];
        if (!t->placed[place][seat]) continue;
        n += add_fixed(built_in.igloo[t->igloos[i]].cost, built_in.igloo[t->igloos[i]].extra, place, goods, t->hard, out + n);
        n += add(out + n, LEAVE, place, 0);
    }
    return n;
}

/* The unused one-use tools, ascending. */
static int one_use_tools(const Player *p, int8_t *cards) {
    int n = 0;
    for (int i = 0; i < p->open_n; i++) {
        int card = p->open[i], j = n;
        if (card_face[card].top != ONE_USE_TOOL) continue;
        for (; j > 0 && cards[j - 1] > card; j--) cards[j] = cards[j - 1];
        cards[j] = (int8_t)card;
        n++;
    }
    return n;
}

static int has_tools(const Player *p) {
    int8_t cards[OPEN];
    for (int slot = 0; slot < 3; slot++) if (p->tools[slot] && !p->used[slot]) return 1;
    return one_use_tools(p, cards) > 0;
}

static int tool_choices(const Player *p, Action *out) {
    int8_t cards[OPEN];
    int n = 0, mask = 0, held = one_use_tools(p, cards);
    for (int slot = 0; slot < 3; slot++) if (p->tools[slot] && !p->used[slot]) mask |= 1 << slot;
    for (int chosen = 0; chosen < 1 << held; chosen++)
        for (int subset = 0; subset < 8; subset++) {
            if ((subset & mask) != subset) continue;
            Action *a = out + n;
            n += add(a, TOOLS, NO_PLACE, 0);
            a->slots = (int8_t)subset;
            for (int i = 0; i < held; i++) if (chosen & (1 << i)) a->cards[(int)a->cards_n++] = cards[i];
        }
    return n;
}

static int rewards(const Table *t, Action *out) {
    int n = 0, last = 0;
    for (int i = 0; i < t->dice_n; i++) {
        int die = t->dice[i];
        if (die == last) continue;
        last = die;
        Reward reward = built_in.reward[die - 1];
        if (reward.kind == GIVES_GOODS) {
            num all[4] = {reward.amount, reward.amount, reward.amount, reward.amount};
            n += payments(all, reward.amount, 0, REWARD, NO_PLACE, die, 0, out + n);
        } else n += add(out + n, REWARD, NO_PLACE, die);
        if (reward.kind != GIVES_POINTS) { n += add(out + n, REWARD, NO_PLACE, die); out[n - 1].extra = 1; }
    }
    return n;
}

static int legal_actions(const Table *t, Action *out) {
    int n = 0, last = 0, seat = t->actor;
    if (seat < 0) return 0;
    const Player *p = t->player + seat;
    switch (t->step) {
    case CHOOSE: n = t->phase == PLACING ? placements(t, seat, out) : resolutions(t, seat, out); break;
    case ASK_TOOLS: n = tool_choices(p, out); break;
    case ASK_PICK:
        for (int i = 0; i < t->dice_n; i++)
            if (t->dice[i] != last) { last = t->dice[i]; n += add(out + n, PICK, NO_PLACE, last); }
        break;
    case ASK_FEED:
        n = payments(p->goods, t->missing, 0, FEED, NO_PLACE, 0, 0, out);
        n += add(out + n, STARVE, NO_PLACE, 0);
        break;
    default: n = rewards(t, out);
    }
    for (int i = 0; i < p->open_n; i++)
        if (card_face[p->open[i]].top == GOODS_OF_CHOICE) {
            static const num two[4] = {2, 2, 2, 2};
            n += payments(two, 2, 0, CLAIM, NO_PLACE, 0, 0, out + n);
        }
    return n;
}

/* gains.py */
static void gain_points(Table *t, int seat, int amount, int tally) {
    t->player[seat].score += amount;
    t->player[seat].tally[tally] += amount;
}

static void gain_agriculture(Table *t, int seat) {
    if (t->player[seat].agriculture < MOST_FIELD) t->player[seat].agriculture++;
}

static void gain_person(Table *t, int seat) {
    if (t->player[seat].people < MOST_PEOPLE) { t->player[seat].people++; t->player[seat].supply++; }
}

static void gain_tool(Table *t, int seat) {
    Player *p = t->player + seat;
    int lowest = at_most(p->tools[0], at_most(p->tools[1], p->tools[2])), raised = -1;
    if (lowest == MOST_TOOL) return;
    for (int slot = 2; slot >= 0; slot--) if (p->tools[slot] == lowest) raised = slot;
    for (int slot = 2; slot >= 0; slot--) if (p->tools[slot] == lowest && !p->used[slot]) raised = slot;
    p->tools[raised]++;
}

static void pay(Player *p, const int8_t *goods) { for (int good = 0; good < 4; good++) p->goods[good] -= goods[good]; }
static void gain_goods(Player *p, const int8_t *goods) { for (int good = 0; good < 4; good++) p->goods[good] += goods[good]; }

static void use_open_card(Player *p, int card) {
    for (int i = 0; i < p->open_n; i++)
        if (p->open[i] == card) { take_out(p->open, &p->open_n, i); break; }
    p->cards[p->cards_n++] = card;
}

/* rounds.py */
static void feed_from(Table *t, int offset);

static int to_resolve(const Table *t, int seat) {
    return t->player[seat].people - t->player[seat].supply - t->placed[ANIMAL][seat];
}

static void next_reward_roll(Table *t) {
    for (int offset = 0; offset < t->seats; offset++) {
        int seat = (t->start + offset) % t->seats;
        if (!t->hunters[seat]) continue;
        t->turn = seat; t->actor = CHANCE; t->step = REWARD_ROLL; t->source = ANIMAL;
        t->dice_count = t->hunters[seat];
        t->hunters[seat] = 0;
        return;
    }
    feed_from(t, 0);
}

static void flee(Table *t) {
    t->phase = FLEEING;
    t->animal = NOTHING;
    for (int seat = 0; seat < t->seats; seat++) {
        t->hunters[seat] = t->placed[ANIMAL][seat];
        t->player[seat].supply += t->placed[ANIMAL][seat];
        t->placed[ANIMAL][seat] = 0;
    }
    t->crowd[ANIMAL] = 0;
    next_reward_roll(t);
}

static void act_from(Table *t, int seat, int left) {
    for (; left > 0; left--) {
        if (to_resolve(t, seat) > 0) { t->actor = t->turn = seat; return; }
        seat = (seat + 1) % t->seats;
    }
    if (t->animal != NOTHING && t->crowd[ANIMAL] >= t->seats) flee(t);
    else feed_from(t, 0);
}

static void next_to_place(Table *t) {
    int seat = t->actor;
    for (int i = 0; i < t->seats; i++) {
        seat = (seat + 1) % t->seats;
        if (can_place(t, seat)) { t->actor = t->turn = seat; return; }
    }
    t->phase = ACTING;
    t->step = CHOOSE;
    act_from(t, t->start, t->seats);
}

static void next_to_act(Table *t) {
    int seat = t->turn;
    t->step = CHOOSE;
    if (to_resolve(t, seat) > 0) { t->actor = seat; return; }
    act_from(t, (seat + 1) % t->seats, t->seats - 1 - (seat - t->start + t->seats) % t->seats);
}

static void refill(Table *t) {
    num row[DISPLAY];
    int n = 0;
    for (int slot = 0; slot < DISPLAY; slot++) if (t->display[slot] != NOTHING) row[n++] = t->display[slot];
    while (n < DISPLAY) {
        int card = t->deck[0];
        take_out(t->deck, &t->deck_n, 0);
        if (card >= FIRST_ANIMAL) t->waiting[t->waiting_n++] = card;
        else row[n++] = card;
    }
    memcpy(t->display, row, sizeof row);
}

static void end_round(Table *t) {
    int over = 0, lying = 0, drawable = 0;
    for (int stack = 0; stack < t->seats; stack++) over |= !t->stack_n[stack];
    for (int slot = 0; slot < DISPLAY; slot++) lying += t->display[slot] != NOTHING;
    for (int i = 0; i < t->deck_n; i++) drawable += t->deck[i] < FIRST_ANIMAL;
    if (over || lying + drawable < DISPLAY) { t->phase = FINISHED; t->step = CHOOSE; t->actor = OVER; return; }
    t->round++;
    t->start = (t->start + 1) % t->seats;
    for (int seat = 0; seat < t->seats; seat++) memset(t->player[seat].used, 0, sizeof t->player[seat].used);
    refill(t);
    if (t->animal == NOTHING && t->waiting_n) { t->animal = t->waiting[0]; take_out(t->waiting, &t->waiting_n, 0); }
    t->phase = PLACING;
    t->step = CHOOSE;
    t->actor = (t->start + t->seats - 1) % t->seats;
    next_to_place(t);
}

static void feed_from(Table *t, int offset) {
    t->phase = FEEDING;
    for (; offset < t->seats; offset++) {
        int seat = (t->start + offset) % t->seats;
        Player *p = t->player + seat;
        p->food += p->agriculture;
        int eaten = at_most(p->food, p->supply);
        p->food -= eaten;
        if (eaten < p->supply) {
            t->missing = p->supply - eaten;
            t->actor = t->turn = seat;
            t->step = ASK_FEED;
            return;
        }
    }
    end_round(t);
}

static void fed(Table *t) {
    t->missing = 0;
    feed_from(t, (t->turn - t->start + t->seats) % t->seats + 1);
}

/* transition.py */
static int take_back(Table *t, int place) {
    int number = t->placed[place][t->turn];
    t->placed[place][t->turn] = 0;
    t->crowd[place] -= number;
    t->player[t->turn].supply += number;
    return number;
}

static void ask_for_roll(Table *t, int source, int dice, int good) {
    t->step = GATHER_ROLL; t->source = source; t->dice_count = dice; t->roll_good = good; t->actor = CHANCE;
}

static void gather(Table *t, int added) {
    Player *p = t->player + t->turn;
    int total = added - (t->animal == NOTHING ? 0 : built_in.malus[t->animal - FIRST_ANIMAL]);
    for (int i = 0; i < t->dice_n; i++) total += t->dice[i];
    t->dice_n = 0;
    int amount = (total > 0 ? total : 0) / divisor[t->roll_good];
    if (t->roll_good) p->goods[t->roll_good - 1] += amount;
    else p->food += amount;
    next_to_act(t);
}

static void apply_resolve(Table *t, int place) {
    int number = take_back(t, place);
    if (place <= RIVER) { ask_for_roll(t, place, number, place); return; }
    if (place == TOOLMAKER) gain_tool(t, t->turn);
    else if (place == HUT) gain_person(t, t->turn);
    else gain_agriculture(t, t->turn);
    next_to_act(t);
}

static void apply_roll(Table *t) {
    t->dice_count = 0;
    t->actor = t->turn;
    if (t->step == SHARE_ROLL) t->step = ASK_PICK;
    else if (t->step == REWARD_ROLL) t->step = ASK_REWARD;
    else if (has_tools(t->player + t->turn)) t->step = ASK_TOOLS;
    else gather(t, 0);
}

static void apply_tools(Table *t, const Action *a) {
    Player *p = t->player + t->turn;
    int added = 0;
    for (int slot = 0; slot < 3; slot++)
        if (a->slots & (1 << slot)) { p->used[slot] = 1; added += p->tools[slot]; }
    for (int i = 0; i < a->cards_n; i++) { use_open_card(p, a->cards[i]); added += card_face[a->cards[i]].amount; }
    gather(t, added);
}

static void draw_secret(Table *t, int seat) {
    while (t->deck_n) {
        int card = t->deck[0];
        take_out(t->deck, &t->deck_n, 0);
        if (card >= FIRST_ANIMAL) { t->waiting[t->waiting_n++] = card; continue; }
        t->player[seat].cards[t->player[seat].cards_n++] = card;
        t->player[seat].secret = card;
        return;
    }
}

static void apply_buy(Table *t, const Action *a) {
    int seat = t->turn, place = a->place, card = t->display[place - CARD1];
    Player *p = t->player + seat;
    take_back(t, place);
    pay(p, a->goods);
    if (a->extra) { p->goods[GOLD]--; gain_points(t, seat, 6, T_EXTRAS); }
    t->display[place - CARD1] = NOTHING;
    int top = card_face[card].top, amount = card_face[card].amount, good = card_face[card].good;
    if (top == ONE_USE_TOOL || top == GOODS_OF_CHOICE) { p->open[p->open_n++] = card; next_to_act(t); return; }
    p->cards[p->cards_n++] = card;
    switch (top) {
    case DICE_FOR_ALL: t->step = SHARE_ROLL; t->source = place; t->dice_count = t->seats; t->actor = CHANCE; return;
    case ROLL_GOOD: ask_for_roll(t, place, amount, good + 1); return;
    case FOOD: p->food += amount; break;
    case GOODS: p->goods[good] += amount; break;
    case POINTS: gain_points(t, seat, amount, T_CARDS); break;
    case TOOL: gain_tool(t, seat); break;
    case AGRICULTURE: gain_agriculture(t, seat); break;
    default: draw_secret(t, seat);
    }
    next_to_act(t);
}

static void apply_build(Table *t, const Action *a) {
    int seat = t->turn, place = a->place, points;
    Player *p = t->player + seat;
    take_back(t, place);
    pay(p, a->goods);
    if (place >= IGLOO1) {
        int igloo = place - IGLOO1;
        for (int i = 0; i < t->igloos_n; i++) if (t->igloos[i] == igloo) { take_out(t->igloos, &t->igloos_n, i); break; }
        p->igloos[p->igloos_n++] = igloo;
        gain_points(t, seat, built_in.igloo[igloo].points, T_IGLOOS);
    } else {
        int stack = place - BUILDING1, building = t->stack[stack][0];
        p->buildings[p->buildings_n++] = building;
        points = building_face[building].points;
        if (building_face[building].kind != FIXED_COST) {
            points = 0;
            for (int good = 0; good < 4; good++) points += a->goods[good] * good_value[good];
        }
        gain_points(t, seat, points, T_BUILDINGS);
        take_out(t->stack[stack], &t->stack_n[stack], 0);
    }
    if (a->extra) { p->goods[STONE]--; gain_points(t, seat, 5, T_EXTRAS); }
    next_to_act(t);
}

static void remove_die(Table *t, int die) {
    for (int i = 0; i < t->dice_n; i++) if (t->dice[i] == die) { take_out(t->dice, &t->dice_n, i); return; }
}

static void apply_pick(Table *t, int die) {
    int seat = t->actor;
    remove_die(t, die);
    if (die <= 4) t->player[seat].goods[die - 1]++;
    else if (die == 5) gain_tool(t, seat);
    else gain_agriculture(t, seat);
    if (t->dice_n) t->actor = (seat + 1) % t->seats;
    else next_to_act(t);
}

static void apply_reward(Table *t, const Action *a) {
    int seat = t->actor;
    Reward reward = built_in.reward[a->number - 1];
    remove_die(t, a->number);
    if (a->extra) gain_points(t, seat, 3, T_ANIMALS);
    else switch (reward.kind) {
    case GIVES_POINTS: gain_points(t, seat, reward.amount, T_ANIMALS); break;
    case GIVES_FOOD: t->player[seat].food += reward.amount; break;
    case GIVES_TOOL: gain_tool(t, seat); break;
    case GIVES_GOODS: gain_goods(t->player + seat, a->goods); break;
    case GIVES_AGRICULTURE: gain_agriculture(t, seat); break;
    default: gain_person(t, seat);
    }
    if (!t->dice_n) next_reward_roll(t);
}

static void apply_claim(Table *t, const Action *a) {
    Player *p = t->player + t->actor;
    for (int i = 0; i < p->open_n; i++)
        if (card_face[p->open[i]].top == GOODS_OF_CHOICE) { use_open_card(p, p->open[i]); break; }
    gain_goods(p, a->goods);
}

static void apply(Table *t, const Action *a) {
    switch (a->kind) {
    case PLACE:
        t->player[t->actor].supply -= a->number;
        t->placed[(int)a->place][t->actor] += a->number;
        t->crowd[(int)a->place] += a->number;
        next_to_place(t);
        break;
    case RESOLVE: apply_resolve(t, a->place); break;
    case ROLL: apply_roll(t); break;
    case TOOLS: apply_tools(t, a); break;
    case BUY: apply_buy(t, a); break;
    case BUILD: apply_build(t, a); break;
    case LEAVE: take_back(t, a->place); next_to_act(t); break;
    case PICK: apply_pick(t, a->number); break;
    case CLAIM: apply_claim(t, a); break;
    case FEED: pay(t->player + t->actor, a->goods); fed(t); break;
    case STARVE: gain_points(t, t->turn, -10, T_HUNGER); fed(t); break;
    default: apply_reward(t, a);
    }
}

static void roll(Table *t, Twister *r) {
    t->dice_n = t->dice_count;
    for (int i = 0; i < t->dice_n; i++) {
        int die = (int)(uniform(r) * 6.0) + 1, j = i;
        for (; j > 0 && t->dice[j - 1] > die; j--) t->dice[j] = t->dice[j - 1];
        t->dice[j] = die;
    }
    apply_roll(t);
}

#endif
