/* Legal actions, transitions and random games for Python: see _core.h. */

#include "_core_python.h"

static long play_out(Table *t, Twister *r, Action *actions) {
    long count = 0;
    for (; t->actor != OVER; count++) {
        if (t->actor == CHANCE) roll(t, r);
        else {
            int n = legal_actions(t, actions);
            apply(t, actions + (int)(uniform(r) * n));
        }
    }
    return count;
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

static PyObject *py_play_out(PyObject *self, PyObject *args) {
    static Action actions[MOST_ACTIONS];
    PyObject *from;
    unsigned long long seed;
    Table t;
    Twister r;
    if (!PyArg_ParseTuple(args, "O!K", &PyList_Type, &from, &seed) || !read_table(from, &t)) return NULL;
    uint32_t key[2] = {(uint32_t)seed, (uint32_t)(seed >> 32)};
    seed_twister(&r, key);
    long count = play_out(&t, &r, actions);
    return Py_BuildValue("(lN)", count, write_table(&t));
}

static PyMethodDef methods[] = {
    {"configure", py_configure, METH_VARARGS, "Takes the tables of cards and buildings."},
    {"legal", py_legal, METH_VARARGS, "The legal actions of a table, as tuples."},
    {"apply", py_apply, METH_VARARGS, "Carries an action out on a table."},
    {"play_out", py_play_out, METH_VARARGS, "Random actions to the end; how many they were."},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_core", "See _core.c.", -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__core(void) {
    return PyModule_Create(&module);
}
