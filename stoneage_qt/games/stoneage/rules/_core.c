/* Legal actions, transitions and random games for Python: see _core.h. */

#include "_core_python.h"

/* One of the legal actions. Of placements, which are many, only that one is made. */
static const Action *random_action(const Table *t, Twister *r) {
    static Action actions[MOST_ACTIONS];
    if (t->phase != PLACING || t->player[t->actor].open_n) {
        int n = legal_actions(t, actions);
        return actions + (int)(uniform(r) * n);
    }
    num room[PLACES];
    int place = 0, left = (int)(uniform(r) * rooms(t, t->actor, room));
    while (place < ANIMAL && left >= room[place]) left -= room[place++];
    add_placement(actions, place, left + 1);
    return actions;
}

static long play_out(Table *t, Twister *r) {
    long count = 0;
    for (; t->actor != OVER; count++) {
        if (t->actor == CHANCE) roll(t, r);
        else apply(t, random_action(t, r));
    }
    return count;
}

static void shuffle(num *list, int count, Twister *r) {
    for (int i = count - 1; i > 0; i--) {
        int j = (int)below(r, (uint32_t)i + 1);
        num kept = list[i];
        list[i] = list[j];
        list[j] = kept;
    }
}

/* setup.py: `new_state` of `Setup.shuffled`. */
static void set_up(Table *t, int seats, int hard, int animals, int igloos, Twister *r) {
    num cards[DECK], buildings[BUILDINGS];
    memset(t, 0, sizeof *t);
    for (int i = 0; i < DECK; i++) cards[i] = i;
    for (int i = 0; i < BUILDINGS; i++) buildings[i] = i;
    shuffle(cards, CARDS, r);
    if (animals) shuffle(cards + DISPLAY, DECK - DISPLAY, r);
    shuffle(buildings, BUILDINGS, r);
    t->seats = seats; t->hard = hard; t->animals = animals;
    t->round = 1;
    t->start = t->actor = t->turn = (num)below(r, (uint32_t)seats);
    t->animal = NOTHING;
    memcpy(t->display, cards, sizeof t->display);
    t->deck_n = (animals ? DECK : CARDS) - DISPLAY;
    memcpy(t->deck, cards + DISPLAY, (size_t)t->deck_n * sizeof(num));
    for (int stack = 0; stack < seats; stack++) {
        t->stack_n[stack] = STACK;
        memcpy(t->stack[stack], buildings + stack * STACK, sizeof t->stack[stack]);
    }
    t->removed_n = BUILDINGS - seats * STACK;
    memcpy(t->removed, buildings + seats * STACK, (size_t)t->removed_n * sizeof(num));
    if (igloos) for (; t->igloos_n < 4; t->igloos_n++) t->igloos[t->igloos_n] = t->igloos_n;
    for (int seat = 0; seat < seats; seat++) {
        Player *p = t->player + seat;
        p->food = 12;
        p->people = p->supply = 5;
        p->secret = NOTHING;
    }
}

static PyObject *py_legal(PyObject *self, PyObject *args) {
    static Action actions[MOST_ACTIONS];
    PyObject *from;
    Table t;
    if (!PyArg_ParseTuple(args, "O!", &PyList_Type, &from) || !read_table(from, &t)) return NULL;
    int count = legal_actions(&t, actions);
    PyObject *list = PyList_New(0);
    for (int i = 0; list && i < count; i++) {
        PyObject *one = action_tuple(actions + i);
        if (!one || PyList_Append(list, one) < 0) Py_CLEAR(list);
        Py_XDECREF(one);
    }
    return list;
}

static PyObject *py_apply(PyObject *self, PyObject *args) {
    PyObject *from, *action;
    Action a;
    Table t;
    if (!PyArg_ParseTuple(args, "O!O", &PyList_Type, &from, &action) || !read_table(from, &t) || !read_action(action, &a, &t)) return NULL;
    apply(&t, &a);
    return write_table(&t);
}

/* Plays to the end with the random numbers of a seed in two halves. */
static PyObject *played_out(Table *t, uint32_t lower, uint32_t upper, Twister *r) {
    uint32_t key[2] = {lower, upper};
    seed_twister(r, key);
    long count = play_out(t, r);
    return Py_BuildValue("(lN)", count, write_table(t));
}

static PyObject *py_play_out(PyObject *self, PyObject *args) {
    PyObject *from;
    unsigned long long seed;
    Table t;
    Twister r;
    if (!PyArg_ParseTuple(args, "O!K", &PyList_Type, &from, &seed) || !read_table(from, &t)) return NULL;
    return played_out(&t, (uint32_t)seed, (uint32_t)(seed >> 32), &r);
}

static PyObject *py_random_game(PyObject *self, PyObject *args) {
    int seats, hard, animals, igloos;
    unsigned long long seed;
    Table t;
    Twister r;
    if (!PyArg_ParseTuple(args, "ipppK", &seats, &hard, &animals, &igloos, &seed)) return NULL;
    if (seats < 2 || seats > SEATS) { PyErr_SetString(PyExc_ValueError, "2 to 4 play"); return NULL; }
    uint32_t key[2] = {(uint32_t)seed, (uint32_t)(seed >> 32)};
    seed_twister(&r, key);
    set_up(&t, seats, hard, animals, igloos, &r);
    /* playout.py's seed of the game itself: 63 bits, and the uppermost set. */
    uint32_t lower = next_word(&r), upper = next_word(&r) >> 1 | 0x80000000u;
    return played_out(&t, lower, upper, &r);
}

static PyMethodDef methods[] = {
    {"configure", py_configure, METH_VARARGS, "Takes the tables of cards and buildings."},
    {"legal", py_legal, METH_VARARGS, "The legal actions of a table, as tuples."},
    {"apply", py_apply, METH_VARARGS, "Carries an action out on a table."},
    {"play_out", py_play_out, METH_VARARGS, "Random actions to the end; how many they were."},
    {"random_game", py_random_game, METH_VARARGS, "The same, from a set-up that is shuffled before."},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_core", "See _core.c.", -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__core(void) {
    return PyModule_Create(&module);
}
