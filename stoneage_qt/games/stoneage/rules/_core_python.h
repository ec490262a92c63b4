/* What the C modules share at their doors to Python: a position as a list of ints (fast.py has them
   in the same order), an action as the tuple that it is there, the tables of the components. */

#ifndef STONEAGE_CORE_PYTHON_H
#define STONEAGE_CORE_PYTHON_H
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include "_core.h"

/* A table as a list of ints, both ways; lists by their length and what is in them. */
enum { MOST_INTS = 1024 };

typedef struct { num ints[MOST_INTS]; int at, out, bad; } Tape;

static void some(Tape *tape, num *field, int count) {
    if (tape->out) memcpy(tape->ints + tape->at, field, (size_t)count * sizeof(num));
    else memcpy(field, tape->ints + tape->at, (size_t)count * sizeof(num));
    tape->at += count;
}

static void counted(Tape *tape, num *length, num *list, int room) {
    some(tape, length, 1);
    if (*length < 0 || *length > room) { tape->bad = 1; *length = 0; }
    some(tape, list, *length);
}

static void walk(Tape *tape, Table *t) {
    some(tape, &t->seats, 14);
    if (t->seats < 2 || t->seats > SEATS) { tape->bad = 1; t->seats = 2; }
    some(tape, t->hunters, t->seats);
    counted(tape, &t->dice_n, t->dice, MOST_PEOPLE);
    some(tape, t->display, DISPLAY);
    counted(tape, &t->deck_n, t->deck, DECK);
    for (int stack = 0; stack < t->seats; stack++) counted(tape, t->stack_n + stack, t->stack[stack], STACK);
    counted(tape, &t->waiting_n, t->waiting, 4);
    counted(tape, &t->igloos_n, t->igloos, 4);
    counted(tape, &t->removed_n, t->removed, BUILDINGS);
    for (int place = 0; place < PLACES; place++) some(tape, t->placed[place], t->seats);
    some(tape, t->crowd, PLACES);
    for (int seat = 0; seat < t->seats; seat++) {
        Player *p = t->player + seat;
        some(tape, &p->food, 22);
        counted(tape, &p->cards_n, p->cards, DECK);
        counted(tape, &p->open_n, p->open, OPEN);
        counted(tape, &p->buildings_n, p->buildings, BUILDINGS);
        counted(tape, &p->igloos_n, p->igloos, 4);
    }
}

static int read_table(PyObject *list, Table *t) {
    Tape tape = {.out = 0};
    Py_ssize_t length = PyList_Size(list);
    if (length < 0) return 0;
    for (Py_ssize_t i = 0; i < length && i < MOST_INTS; i++) tape.ints[i] = (num)PyLong_AsLong(PyList_GET_ITEM(list, i));
    if (PyErr_Occurred()) return 0;
    walk(&tape, t);
    if (!tape.bad && tape.at == length) return 1;
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

static PyObject *int_tuple(const int8_t *values, int count) {
    PyObject *tuple = PyTuple_New(count);
    for (int i = 0; tuple && i < count; i++) PyTuple_SET_ITEM(tuple, i, PyLong_FromLong(values[i]));
    return tuple;
}

static int read_ints(PyObject *tuple, int8_t *out, int most) {
    Py_ssize_t count = PyTuple_Size(tuple);
    if (count < 0) return -1;
    if (count > most) { PyErr_SetString(PyExc_ValueError, "too many numbers"); return -1; }
    for (Py_ssize_t i = 0; i < count; i++) out[i] = (int8_t)PyLong_AsLong(PyTuple_GET_ITEM(tuple, i));
    return PyErr_Occurred() ? -1 : (int)count;
}

static PyObject *action_tuple(const Action *a) {
    int8_t slots[3];
    int n = 0;
    for (int slot = 0; slot < 3; slot++) if (a->slots & (1 << slot)) slots[n++] = (int8_t)(slot + 1);
    return Py_BuildValue("(iiiNNNNN)", a->kind, a->place, a->number, int_tuple(a->goods, 4), PyBool_FromLong(a->extra), PyTuple_New(0), int_tuple(slots, n), int_tuple(a->cards, a->cards_n));
}

/* The dice of a ROLL come to lie on the table. */
static int read_action(PyObject *from, Action *a, Table *t) {
    PyObject *goods, *dice, *tools, *cards;
    int kind, place, number, extra, dice_n, slots_n, cards_n;
    int8_t slots[3], thrown[MOST_PEOPLE];
    if (!PyTuple_Check(from)) { PyErr_SetString(PyExc_TypeError, "an action is a tuple"); return 0; }
    if (!PyArg_ParseTuple(from, "iiiO!pO!O!O!", &kind, &place, &number, &PyTuple_Type, &goods, &extra, &PyTuple_Type, &dice, &PyTuple_Type, &tools, &PyTuple_Type, &cards)) return 0;
    add(a, kind, place, number);
    a->extra = (int8_t)extra;
    dice_n = read_ints(dice, thrown, MOST_PEOPLE);
    slots_n = read_ints(tools, slots, 3);
    cards_n = read_ints(cards, a->cards, 3);
    if (read_ints(goods, a->goods, 4) < 0 || dice_n < 0 || slots_n < 0 || cards_n < 0) return 0;
    for (int i = 0; i < slots_n; i++) a->slots |= (int8_t)(1 << (slots[i] - 1));
    a->cards_n = (int8_t)cards_n;
    if (kind == ROLL) for (t->dice_n = 0; t->dice_n < dice_n; t->dice_n++) t->dice[t->dice_n] = thrown[t->dice_n];
    return 1;
}

static PyObject *py_configure(PyObject *self, PyObject *args) {
    Py_buffer cards, buildings, more;
    if (!PyArg_ParseTuple(args, "y*y*y*", &cards, &buildings, &more)) return NULL;
    int fits = cards.len == (Py_ssize_t)sizeof card_face && buildings.len == (Py_ssize_t)sizeof building_face && more.len == (Py_ssize_t)sizeof built_in;
    if (fits) {
        memcpy(card_face, cards.buf, sizeof card_face);
        memcpy(building_face, buildings.buf, sizeof building_face);
        memcpy(&built_in, more.buf, sizeof built_in);
    }
    PyBuffer_Release(&cards);
    PyBuffer_Release(&buildings);
    PyBuffer_Release(&more);
    if (!fits) { PyErr_SetString(PyExc_ValueError, "tables of another size"); return NULL; }
    prepare_twister();
    Py_RETURN_NONE;
}

#endif
