/* The door to the rules in C (core.h): legal actions and transitions, for the test that holds them
   to the Python rules. Legal actions are listed here alone: who plays in C finds its own. */

#include "core.h"

static int add(Action *out, int word, int number) {
    *out = (Action){.word = (num)word, .number = (num)number};
    return 1;
}

static void put_pair(num *cards, int i, int j) { cards[i]++; cards[j]++; }

/* trade.py */
static int list_set(const Table *t, Action *out) {
    int n = 0, kinds = box.set_take_goods ? KINDS : FIRST_GOOD, both = box.set_take == 2;
    for (int i = 0; i < kinds; i++)
        for (int j = i; j < kinds; j++) {
            int have_i = t->supply[i] + (i >= FIRST_GOOD), have_j = t->supply[j] + (j >= FIRST_GOOD);
            if (!both && i != j) continue;
            if (!have_i || !have_j || (i == j && both && have_i < 2)) continue;
            add(out + n, BANK, 0);
            out[n].give[FISH] = out[n].give[COCA] = out[n].give[FEATHERS] = 1;
            if (both) put_pair(out[n].take, i, j); else out[n].take[i] = 1;
            n++;
        }
    return n;
}

static int list_bank(const Table *t, Action *out) {
    const num *hand = t->player[t->active].hand;
    int n = 0;
    for (int given = 0; given < KINDS; given++)
        for (int taken = 0; hand[given] >= box.rates[given] && taken < KINDS; taken++) {
            if (taken == given || !t->supply[taken]) continue;
            add(out + n, BANK, 0);
            out[n].give[given] = box.rates[given];
            out[n++].take[taken] = 1;
        }
    if (hand[FISH] && hand[COCA] && hand[FEATHERS]) n += list_set(t, out + n);
    return n;
}

static int list_route(const Table *t, Action *out) {
    const num *hand = t->player[t->active].hand;
    int n = 0;
    for (int i = 0; i < KINDS; i++)
        for (int j = i; j < KINDS; j++)
            for (int k = 0; hand[i] && hand[j] && (i != j || hand[i] > 1) && k < KINDS; k++) {
                if (k == i || k == j || !t->supply[k]) continue;
                add(out + n, ROUTE, 0);
                put_pair(out[n].give, i, j);
                out[n++].take[k] = 1;
            }
    return n;
}

/* legal.py */
static int list_plays(const Table *t, Action *out) {
    int n = 0, seat = t->active;
    if (!t->card_played && t->player[seat].cards_n) {
        if (playable(t, seat, COMBAT) >= 0) n += add(out + n, PLAY_COMBAT, 0);
        if (playable(t, seat, ROADS_CARD) >= 0 && has_open_path(t, seat)) n += add(out + n, PLAY_ROADS, 0);
        for (int i = 0; i < KINDS && playable(t, seat, INVENTION) >= 0; i++)
            for (int j = i; j < KINDS; j++) {
                if (!t->supply[i] || !t->supply[j] || (i == j && t->supply[i] < 2)) continue;
                add(out + n, PLAY_INVENTION, 0);
                put_pair(out[n++].take, i, j);
            }
        for (int kind = 0; kind < KINDS && playable(t, seat, MONOPOLY) >= 0; kind++) n += add(out + n, PLAY_MONOPOLY, kind);
    }
    if (t->arts == seat && !t->arts_used && stands_at(t, seat, t->robber)) n += add(out + n, CHASE, 0);
    return n;
}

static int list_main(const Table *t, Action *out) {
    int n = 0, seat = t->active;
    if (affords(t, seat, COST_ROAD) && roads_left(t, seat) > 0)
        for (int path = 0; path < PATHS; path++) if (is_open_path(t, seat, path)) n += add(out + n, ROAD, path);
    if (affords(t, seat, COST_SETTLEMENT) && has_piece(t, seat, SETTLEMENT))
        for (int c = 0; c < CROSSINGS; c++) if (is_open_site(t, seat, c)) n += add(out + n, SETTLE, c);
    if (affords(t, seat, COST_CITY) && has_piece(t, seat, CITY_LEVEL) && !has_city(t, seat))
        for (int c = 0; c < CROSSINGS; c++) if (t->owner[c] == seat && t->level[c] == SETTLEMENT && !t->ruin[c]) n += add(out + n, CITY, c);
    if (t->deck_n && affords(t, seat, COST_CARD)) n += add(out + n, BUY, 0);
    n += list_bank(t, out + n);
    if (t->route == seat && !t->route_used) n += list_route(t, out + n);
    n += list_plays(t, out + n);
    return n + add(out + n, END, 0);
}

static int legal_actions(const Table *t, Action *out) {
    num sites[CROSSINGS];
    int n = 0;
    switch (t->phase) {
    case MAIN: return list_main(t, out);
    case BEFORE: add(out, THROW, 0); return 1 + list_plays(t, out + 1);
    case DISCARDING:
        for (int kind = 0; kind < KINDS; kind++) if (t->player[t->actor].hand[kind]) n += add(out + n, DISCARD, kind);
        return n;
    case MOVING_ROBBER:
        for (int tile = 0; tile < TILES; tile++) if (is_land[tile] && tile != t->robber) n += add(out + n, ROBBER, tile);
        return n + add(out + n, ROBBER, FRAME);
    case VICTIM:
        for (int seat = 0; seat < t->seats; seat++) if (is_victim(t, seat)) n += add(out + n, ROB, seat);
        return n;
    case FREE_ROADS:
        for (int path = 0; path < PATHS; path++) if (is_open_path(t, t->active, path)) n += add(out + n, ROAD, path);
        return n;
    case FOUNDING:
        for (int i = 0, count = founding_sites(t, t->active, sites); i < count; i++) n += add(out + n, FOUND, sites[i]);
        return n;
    case FIRST_SETTLE:
        for (int c = 0; c < CROSSINGS; c++) if (is_free_site(t, c)) n += add(out + n, SETTLE, c);
        return n;
    case FIRST_ROAD:
        for (const num *p = paths_at[t->site]; *p >= 0; p++) if (t->roads[*p] == NOBODY) n += add(out + n, ROAD, *p);
        return n;
    }
    return 0;
}

static PyObject *py_legal(PyObject *self, PyObject *args) {
    static Action actions[MOST_ACTIONS];
    PyObject *from;
    Table t;
    if (!PyArg_ParseTuple(args, "O", &from) || !read_table(from, &t)) return NULL;
    int count = legal_actions(&t, actions);
    PyObject *list = PyList_New(count);
    for (int i = 0; list && i < count; i++) PyList_SET_ITEM(list, i, write_action(actions + i));
    return list;
}

static PyObject *py_apply(PyObject *self, PyObject *args) {
    PyObject *from, *fields;
    Action a;
    Table t;
    if (!PyArg_ParseTuple(args, "OO!", &from, &PyTuple_Type, &fields) || !read_table(from, &t) || !read_action(fields, &a)) return NULL;
    apply(&t, &a);
    return write_table(&t);
}

static PyMethodDef methods[] = {
    {"configure", py_configure, METH_VARARGS, "The map and the values of the components, once."},
    {"legal", py_legal, METH_VARARGS, "Every legal action of a table but for offers, in the order of the rules."},
    {"apply", py_apply, METH_VARARGS, "The table after an action."},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_core", NULL, -1, methods, NULL, NULL, NULL, NULL};
PyMODINIT_FUNC PyInit__core(void) { return PyModule_Create(&module); }
