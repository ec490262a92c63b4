/* The door to the quick player (quick.h): what it would do, and games that it plays to their end. */

#include "judge.h"

/* Luck: dice follow from the seed and the turn, a robbed card from the victim, too, so that games
   that differ in one decision share their luck as far as they can. */
static uint64_t mixed(uint64_t seed, uint64_t more) {
    uint64_t z = seed + 0x9e3779b97f4a7c15u * (more + 1);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static int below(uint64_t luck, int most) { return (int)(((luck >> 32) * (uint64_t)most) >> 32); }

static void chance(Table *t, uint64_t seed, Action *a) {
    if (t->phase == DICE) {
        uint64_t luck = mixed(seed, (uint64_t)t->turn);
        int one = 1 + below(luck, 6), other = 1 + below(luck << 32, 6);
        simple(a, ROLL, one < other ? one : other);
        a->other = (num)(one < other ? other : one);
        return;
    }
    const num *hand = t->player[t->victim].hand;
    int number = below(mixed(seed, (uint64_t)(t->turn * 8 + t->victim) + (1u << 20)), cards_in(hand)), kind = 0;
    while ((number -= hand[kind]) >= 0) kind++;
    simple(a, STEAL, kind);
}

/* To the end, or to the start of turn `until`; weights: of each seat. */
enum { TO_THE_END = INT32_MAX };

static void play_on(Table *t, uint64_t seed, const Weights *const *weights, int32_t until) {
    Action a;
    know_land(t);
    while (t->actor != OVER && !(t->phase == BEFORE && t->turn >= until)) {
        if (t->phase == DISCARDING) { discard_all(t, weights[t->actor]); continue; }
        if (t->actor == CHANCE) chance(t, seed, &a);
        else choose(t, weights[t->actor], &a);
        apply(t, &a);
    }
}

/* The share of the win in parts, which two, three and four divide (G3). */
enum { WHOLE = 120 };

static int win_share(const Table *t, int seat) {
    int most = 0, shared = 0;
    for (int other = 0; other < t->seats; other++) if (t->player[other].markers > most) most = t->player[other].markers;
    for (int other = 0; other < t->seats; other++) shared += t->player[other].markers == most;
    return t->player[seat].markers == most ? WHOLE / shared : 0;
}

/* The same as if the last markers had been luck: who came close has a share, too. With as many games
   that tells better what leads to wins. By the markers that somebody is behind, in millionths. */
static const int NEAR[LAST_GOAL + 1] = {1000000, 223130, 49787, 11109, 2479, 553, 123, 28, 6, 1, 0, 0};

static int near_share(const Table *t, int seat) {
    int most = 0, total = 0;
    for (int other = 0; other < t->seats; other++) if (t->player[other].markers > most) most = t->player[other].markers;
    for (int other = 0; other < t->seats; other++) total += NEAR[most - t->player[other].markers];
    return WHOLE * NEAR[most - t->player[seat].markers] / total;
}

static int read_weights(PyObject *list, Weights *q) {
    if (!PyList_Check(list) || PyList_Size(list) != WEIGHTS) { PyErr_SetString(PyExc_ValueError, "weights of another length"); return 0; }
    for (int i = 0; i < WEIGHTS; i++) q->w[i] = (float)PyFloat_AsDouble(PyList_GET_ITEM(list, i));
    prepare(q);
    return !PyErr_Occurred();
}

static Table *read_tables(PyObject *list, Py_ssize_t *count) {
    *count = PyList_Size(list);
    if (*count < 1) { PyErr_SetString(PyExc_ValueError, "no tables"); return NULL; }
    Table *tables = PyMem_Malloc((size_t)*count * sizeof(Table));
    if (!tables) { PyErr_NoMemory(); return NULL; }
    for (Py_ssize_t i = 0; i < *count; i++)
        if (!read_table(PyList_GET_ITEM(list, i), tables + i)) { PyMem_Free(tables); return NULL; }
    return tables;
}

static PyObject *py_choose(PyObject *self, PyObject *args) {
    PyObject *from, *list;
    Weights q;
    Table t;
    Action a;
    if (!PyArg_ParseTuple(args, "OO", &from, &list) || !read_table(from, &t) || !read_weights(list, &q)) return NULL;
    know_land(&t);
    choose(&t, &q, &a);
    return write_action(&a);
}

/* The actions of a plan. A deal swaps cards of the active seat with another one, of whom it is said
   how, or with nobody, to see what the cards are worth; where somebody lacks them, nothing happens. */
enum { MOST_STEPS = 48 };
typedef struct { int count; Action steps[MOST_STEPS]; } Plan;

static int read_plan(PyObject *list, Plan *plan) {
    Py_ssize_t count = PyList_Check(list) ? PyList_Size(list) : -1;
    if (count < 0 || count > MOST_STEPS) { PyErr_SetString(PyExc_ValueError, "this list is no plan"); return 0; }
    plan->count = (int)count;
    for (Py_ssize_t i = 0; i < count; i++) if (!read_action(PyList_GET_ITEM(list, i), plan->steps + i)) return 0;
    return 1;
}

static void swap_cards(Table *t, const Action *a) {
    num nobodys[KINDS], *mine = t->player[t->active].hand, *theirs = nobodys;
    memcpy(nobodys, a->take, KINDS);
    if (a->number >= 0 && a->number < t->seats) theirs = t->player[a->number].hand;
    if (!covers(mine, a->give) || !covers(theirs, a->take)) return;
    for (int kind = 0; kind < KINDS; kind++) {
        int change = a->take[kind] - a->give[kind];
        mine[kind] = (num)(mine[kind] + change);
        theirs[kind] = (num)(theirs[kind] - change);
    }
}

static void follow(Table *t, const Plan *plan) {
    for (int i = 0; i < plan->count && t->actor >= 0; i++) {
        if (plan->steps[i].word == DEAL) swap_cards(t, plan->steps + i);
        else apply(t, plan->steps + i);
    }
}

/* What the seats have of a game after a plan: of its win where it came to an end, else what the judge
   says after `turns` turns. near: who came close has a share, but where the plan itself wins; the
   judge learned to give such shares half of its weight. */
static void outcome(Table t, const Plan *plan, uint64_t seed, const Weights *const *weights, int turns, int near, float *shares) {
    int32_t until = turns > 0 ? t.turn + turns : TO_THE_END;
    follow(&t, plan);
    near = near && t.actor != OVER;
    play_on(&t, seed, weights, until);
    if (t.actor != OVER) { judge(&t, shares); return; }
    for (int seat = 0; seat < t.seats; seat++) {
        int won = win_share(&t, seat), close = near ? near_share(&t, seat) : won;
        shares[seat] = (float)(turns > 0 ? won + close : 2 * close) / (2 * WHOLE);
    }
}

static PyObject *py_try_plans(PyObject *self, PyObject *args) {
    PyObject *from, *plans, *list, *found;
    int first, count, near, turns;
    unsigned long long seed;
    Weights q;
    Py_ssize_t tables_n, plans_n;
    if (!PyArg_ParseTuple(args, "O!O!O!Kiipi", &PyList_Type, &from, &PyList_Type, &plans, &PyList_Type, &list, &seed, &first, &count, &near, &turns) || !read_weights(list, &q)) return NULL;
    const Weights *weights[SEATS] = {&q, &q, &q, &q};
    plans_n = PyList_Size(plans);
    Table *tables = read_tables(from, &tables_n);
    Plan *plan = PyMem_Malloc(sizeof(Plan));
    found = tables && plan && count > 0 ? PyList_New(plans_n) : NULL;
    if (turns > 0 && !net_known) { PyErr_SetString(PyExc_ValueError, "the judge has no weights"); Py_CLEAR(found); }
    for (Py_ssize_t n = 0; found && n < plans_n; n++) {
        size_t row = (size_t)tables[0].seats * sizeof(float);
        PyObject *results = PyBytes_FromStringAndSize(NULL, count * (Py_ssize_t)row);
        if (!results || !read_plan(PyList_GET_ITEM(plans, n), plan)) { Py_XDECREF(results); Py_CLEAR(found); break; }
        for (int i = 0; i < count; i++) {
            float shares[SEATS];
            outcome(tables[(first + i) % tables_n], plan, mixed(seed, (uint64_t)(first + i)), weights, turns, near, shares);
            memcpy(PyBytes_AS_STRING(results) + (size_t)i * row, shares, row);
        }
        PyList_SET_ITEM(found, n, results);
    }
    PyMem_Free(plan);
    PyMem_Free(tables);
    if (!found && !PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "nothing to try");
    return found;
}

/* Games of one vector against copies of another, once from each seat; how many of them it won. */
static PyObject *py_contest(PyObject *self, PyObject *args) {
    PyObject *from, *one, *other;
    unsigned long long seed;
    Weights mine, theirs;
    Py_ssize_t count;
    long won = 0, games = 0, turns = 0;
    if (!PyArg_ParseTuple(args, "O!O!O!K", &PyList_Type, &from, &PyList_Type, &one, &PyList_Type, &other, &seed) || !read_weights(one, &mine) || !read_weights(other, &theirs)) return NULL;
    Table *tables = read_tables(from, &count);
    if (!tables) return NULL;
    for (Py_ssize_t i = 0; i < count; i++)
        for (int seat = 0; seat < tables[i].seats; seat++, games++) {
            const Weights *weights[SEATS] = {&theirs, &theirs, &theirs, &theirs};
            Table t = tables[i];
            weights[seat] = &mine;
            play_on(&t, mixed(seed, (uint64_t)i), weights, TO_THE_END);
            won += win_share(&t, seat);
            turns += t.turn;
        }
    PyMem_Free(tables);
    return Py_BuildValue("dll", (double)won / WHOLE, games, turns);
}

/* Where better weights lie: at each table every seat plays with weights that are off by chance, and
   all change places, with the same dice. What is off in the same direction as winners are, is worth
   going to: the sum of the wins beyond one's share times the offset, in units of `spreads`. */
static float offset(uint64_t *luck) {
    /* The sum of four uniform numbers is near enough to a normal one; its spread is 1. */
    uint64_t z = *luck = mixed(*luck, 1);
    int sum = (int)(z & 0xffff) + (int)(z >> 16 & 0xffff) + (int)(z >> 32 & 0xffff) + (int)(z >> 48);
    return ((float)sum / 65536.0f - 2.0f) * 1.7320508f;
}

static PyObject *py_lean(PyObject *self, PyObject *args) {
    PyObject *from, *middle, *list, *found;
    unsigned long long seed;
    Weights base, spreads;
    Py_ssize_t count;
    double lean[WEIGHTS] = {0.0}, wins = 0.0;
    if (!PyArg_ParseTuple(args, "O!O!O!K", &PyList_Type, &from, &PyList_Type, &middle, &PyList_Type, &list, &seed) || !read_weights(middle, &base) || !read_weights(list, &spreads)) return NULL;
    Table *tables = read_tables(from, &count);
    Weights *tried = PyMem_Malloc(SEATS * sizeof(Weights));
    for (Py_ssize_t i = 0; tables && tried && i < count; i++) {
        float off[SEATS][WEIGHTS];
        int won[SEATS] = {0}, seats = tables[i].seats;
        uint64_t luck = mixed(seed, (uint64_t)i), dice = luck;
        for (int one = 0; one < seats; one++) {
            for (int n = 0; n < WEIGHTS; n++) { off[one][n] = offset(&luck); tried[one].w[n] = base.w[n] + off[one][n] * spreads.w[n]; }
            prepare(tried + one);
        }
        for (int turned = 0; turned < seats; turned++) {
            const Weights *weights[SEATS] = {0};
            Table t = tables[i];
            for (int seat = 0; seat < seats; seat++) weights[seat] = tried + (seat + turned) % seats;
            play_on(&t, dice, weights, TO_THE_END);
            for (int seat = 0; seat < seats; seat++) won[(seat + turned) % seats] += win_share(&t, seat);
        }
        for (int one = 0; one < seats; one++) {
            double more = (double)won[one] / WHOLE - 1.0;
            wins += more * more;
            for (int n = 0; n < WEIGHTS; n++) lean[n] += more * off[one][n];
        }
    }
    found = tables && tried ? PyList_New(WEIGHTS) : NULL;
    for (int n = 0; found && n < WEIGHTS; n++) PyList_SET_ITEM(found, n, PyFloat_FromDouble(lean[n]));
    PyMem_Free(tried);
    PyMem_Free(tables);
    return found ? Py_BuildValue("Nd", found, wins) : PyErr_Occurred() ? NULL : PyErr_NoMemory();
}

#include "lessons.h"

/* The weights of the judge, as float32. */
static PyObject *py_set_judge(PyObject *self, PyObject *args) {
    Py_buffer weights;
    if (!PyArg_ParseTuple(args, "y*", &weights)) return NULL;
    net_known = weights.len == (Py_ssize_t)sizeof net;
    if (net_known) memcpy(&net, weights.buf, sizeof net);
    PyBuffer_Release(&weights);
    if (!net_known) { PyErr_SetString(PyExc_ValueError, "weights of another length"); return NULL; }
    Py_RETURN_NONE;
}

/* The judge's inputs of all seats, as float32. */
static PyObject *py_describe(PyObject *self, PyObject *args) {
    PyObject *from;
    float x[SEATS][INPUTS];
    Table t;
    if (!PyArg_ParseTuple(args, "O", &from) || !read_table(from, &t)) return NULL;
    know_land(&t);
    describe_all(&t, x);
    return PyBytes_FromStringAndSize((char *)x, t.seats * (Py_ssize_t)sizeof x[0]);
}

/* The win chances of all seats, at the start of a turn. */
static PyObject *py_judge(PyObject *self, PyObject *args) {
    PyObject *from;
    float chances[SEATS];
    Table t;
    if (!PyArg_ParseTuple(args, "O", &from) || !read_table(from, &t)) return NULL;
    if (!net_known) { PyErr_SetString(PyExc_ValueError, "the judge has no weights"); return NULL; }
    know_land(&t);
    judge(&t, chances);
    PyObject *found = PyList_New(t.seats);
    for (int seat = 0; found && seat < t.seats; seat++) PyList_SET_ITEM(found, seat, PyFloat_FromDouble(chances[seat]));
    return found;
}

static PyMethodDef methods[] = {
    {"configure", py_configure, METH_VARARGS, "The map and the values of the components, once."},
    {"choose", py_choose, METH_VARARGS, "What the quick player does at a table."},
    {"try_plans", py_try_plans, METH_VARARGS, "The shares of all seats in the wins of games after each plan."},
    {"set_judge", py_set_judge, METH_VARARGS, "The weights of the judge, once."},
    {"judge", py_judge, METH_VARARGS, "The win chances of all seats at the start of a turn."},
    {"describe", py_describe, METH_VARARGS, "What the judge sees of all seats."},
    {"lessons", py_lessons, METH_VARARGS, "Positions of straying games as the judge sees them, and who won."},
    {"lean", py_lean, METH_VARARGS, "Where weights lie that win more, and how far wins are spread."},
    {"contest", py_contest, METH_VARARGS, "Wins, games and turns of one vector of weights against another."},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_quick", NULL, -1, methods, NULL, NULL, NULL, NULL};
PyMODINIT_FUNC PyInit__quick(void) {
    set_judge_scale();
    PyObject *made = PyModule_Create(&module);
    if (made && (PyModule_AddIntConstant(made, "INPUTS", INPUTS) || PyModule_AddIntConstant(made, "BODY", BODY) || PyModule_AddIntConstant(made, "HEAD", HEAD) || PyModule_AddIntConstant(made, "INPUTS_VERSION", INPUTS_VERSION))) Py_CLEAR(made);
    return made;
}
