/* Games to learn from: the quick player with weights that are off by chance, who now and then does
   something else altogether, so that what is learned is what brings wins, not what goes along with
   them. Positions at the start of turns are described as the judge sees them (judge.h), with who won.
   Part of _quick.c, whose luck, shares and tables it uses. */

#ifndef INKA_LESSONS_H
#define INKA_LESSONS_H

/* Weights a little and far off the usual ones, to choose from. */
enum { MILD = 48, WILD = 48 };
typedef struct { Weights usual, mild[MILD], wild[WILD]; } Habits;

static void draw_weights(const Weights *usual, float spread, uint64_t *luck, Weights *q) {
    for (int n = 0; n < WEIGHTS; n++) {
        float size = fabsf(usual->w[n]) * spread, least = 0.3f * spread;
        q->w[n] = usual->w[n] + offset(luck) * (size > least ? size : least);
    }
    prepare(q);
}

static void draw_habits(Habits *habits, uint64_t luck) {
    for (int i = 0; i < MILD; i++) draw_weights(&habits->usual, 0.3f, &luck, habits->mild + i);
    for (int i = 0; i < WILD; i++) draw_weights(&habits->usual, 1.0f, &luck, habits->wild + i);
}

/* One decision of many is another's, and some turns end before their time. */
static void choose_straying(const Table *t, const Weights *own, const Habits *habits, uint64_t luck, int straying, Action *a) {
    if (below(luck, 1000) >= straying) { choose(t, own, a); return; }
    if (t->phase == MAIN && below(luck << 32, 4) == 0) { simple(a, END, 0); return; }
    choose(t, habits->wild + below(mixed(luck, 1), WILD), a);
}

/* The rows of games: INPUTS numbers for each of four seats, and what each had of the win, -1 for a
   seat that is not there. near: how much of it goes to those who come close. last: 1 where no other
   row of the same game follows. */
typedef struct { float *rows, *wins; char *last; int count, room; } Lessons;

static void play_lesson(Table *t, uint64_t seed, const Habits *habits, float near, int rate, Lessons *out) {
    const Weights *weights[SEATS];
    Action a;
    uint64_t luck = mixed(seed, 77);
    int first = out->count, straying = below(luck, 3) * 60, seen = -1, uneven = below(luck << 32, 2);
    know_land(t);
    for (int seat = 0; seat < SEATS; seat++) weights[seat] = uneven ? habits->mild + below(mixed(luck, 2 + (uint64_t)seat), MILD) : &habits->usual;
    while (t->actor != OVER) {
        luck = mixed(luck, 1);
        if (t->phase == BEFORE && t->turn != seen) {
            seen = t->turn;
            if (below(luck, 100) < rate && out->count < out->room) {
                float (*x)[INPUTS] = (float (*)[INPUTS])(out->rows + (size_t)out->count++ * SEATS * INPUTS);
                memset(x, 0, sizeof(float) * SEATS * INPUTS);
                describe_all(t, x);
            }
        }
        if (t->phase == DISCARDING) { discard_all(t, weights[t->actor]); continue; }
        if (t->actor == CHANCE) chance(t, seed, &a);
        else choose_straying(t, weights[t->actor], habits, mixed(luck, 3), straying, &a);
        apply(t, &a);
    }
    for (int row = first; row < out->count; row++) {
        out->last[row] = row + 1 == out->count;
        for (int seat = 0; seat < SEATS; seat++) {
            float won = seat >= t->seats ? -(float)WHOLE : (1.0f - near) * (float)win_share(t, seat) + near * (float)near_share(t, seat);
            out->wins[row * SEATS + seat] = won / (float)WHOLE;
        }
    }
}

/* Rows and wins, as float32, and a byte for each last row, of a game from each table. rate: how many of a hundred turns are kept. */
static PyObject *py_lessons(PyObject *self, PyObject *args) {
    PyObject *from, *list, *found = NULL;
    unsigned long long seed;
    float near;
    int rate;
    Py_ssize_t count;
    Lessons out = {0};
    if (!PyArg_ParseTuple(args, "O!O!Kfi", &PyList_Type, &from, &PyList_Type, &list, &seed, &near, &rate)) return NULL;
    Habits *habits = PyMem_Malloc(sizeof(Habits));
    if (!habits) return PyErr_NoMemory();
    Table *tables = read_weights(list, &habits->usual) ? read_tables(from, &count) : NULL;
    if (!tables) { PyMem_Free(habits); return NULL; }
    out.room = (int)count * (rate + 4);
    out.rows = PyMem_Malloc((size_t)out.room * SEATS * INPUTS * sizeof(float));
    out.wins = PyMem_Malloc((size_t)out.room * SEATS * sizeof(float));
    out.last = PyMem_Malloc((size_t)out.room);
    if (out.rows && out.wins && out.last) {
        draw_habits(habits, seed);
        for (Py_ssize_t i = 0; i < count; i++) play_lesson(tables + i, mixed(seed, (uint64_t)i), habits, near, rate, &out);
        found = Py_BuildValue("y#y#y#", (char *)out.rows, (Py_ssize_t)out.count * SEATS * INPUTS * (Py_ssize_t)sizeof(float),
                              (char *)out.wins, (Py_ssize_t)out.count * SEATS * (Py_ssize_t)sizeof(float),
                              out.last, (Py_ssize_t)out.count);
    } else PyErr_NoMemory();
    PyMem_Free(out.rows);
    PyMem_Free(out.wins);
    PyMem_Free(out.last);
    PyMem_Free(tables);
    PyMem_Free(habits);
    return found;
}

#endif
