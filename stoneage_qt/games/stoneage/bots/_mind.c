/* What the learned bots spend their time in, for Python: see _mind_*.h and mind.py. */

#include "../rules/_core_python.h"
#include "_mind_play.h"

static const char *NET_NAME = "stoneage net", *GAME_NAME = "stoneage game";

static PyObject *py_set_up(PyObject *self, PyObject *args) {
    PyObject *done = py_configure(self, args);
    if (done) make_tables();
    return done;
}

static void free_net(PyObject *capsule) {
    Net *net = PyCapsule_GetPointer(capsule, NET_NAME);
    free(net->players);
    free(net);
}

/* All weights lie in one piece of memory, one after the other. */
static PyObject *py_net(PyObject *self, PyObject *args) {
    Py_buffer all;
    int seats, hidden, hidden_2;
    if (!PyArg_ParseTuple(args, "y*iii", &all, &seats, &hidden, &hidden_2)) return NULL;
    size_t players = (size_t)PLAYER_WIDTH * seats * hidden, board = (size_t)BOARD_WIDTH * hidden;
    size_t count = players + board + hidden + (size_t)hidden * hidden_2 + 2 * (size_t)hidden_2;
    int fits = seats >= 2 && seats <= SEATS && hidden > 0 && hidden <= MOST_HIDDEN && hidden_2 > 0 && hidden_2 <= MOST_HIDDEN && (size_t)all.len == count * sizeof(float);
    Net *net = fits ? malloc(sizeof *net) : NULL;
    float *at = net ? malloc(count * sizeof(float)) : NULL;
    if (at) memcpy(at, all.buf, count * sizeof(float));
    PyBuffer_Release(&all);
    if (!fits) { PyErr_SetString(PyExc_ValueError, "weights of another size"); return NULL; }
    if (!at) { free(net); return PyErr_NoMemory(); }
    net->seats = seats;
    net->hidden = hidden;
    net->hidden_2 = hidden_2;
    net->players = at;
    net->board = net->players + players;
    net->bias = net->board + board;
    net->second = net->bias + hidden;
    net->bias_2 = net->second + (size_t)hidden * hidden_2;
    net->last = net->bias_2 + hidden_2;
    return PyCapsule_New(net, NET_NAME, free_net);
}

static const Net *net_of(PyObject *capsule, const Table *t) {
    Net *net = PyCapsule_GetPointer(capsule, NET_NAME);
    if (net && net->seats != t->seats) { PyErr_SetString(PyExc_ValueError, "a net for another number of players"); return NULL; }
    return net;
}

static PyObject *found_actions(void) {
    PyObject *list = PyList_New(found.count);
    for (int i = 0; list && i < found.count; i++) {
        PyObject *one = action_tuple(found.action + i);
        if (one) PyList_SET_ITEM(list, i, one);
        else Py_CLEAR(list);
    }
    return list;
}

static PyObject *row_bytes(const Row *row, int seats) {
    PyObject *bytes = PyBytes_FromStringAndSize(NULL, seats * PLAYER_WIDTH + BOARD_WIDTH);
    if (!bytes) return NULL;
    memcpy(PyBytes_AS_STRING(bytes), row->player, (size_t)seats * PLAYER_WIDTH);
    memcpy(PyBytes_AS_STRING(bytes) + seats * PLAYER_WIDTH, row->board, BOARD_WIDTH);
    return bytes;
}

/* The candidates of a decision: actions, and the features that each leads to. */
static PyObject *py_options(PyObject *self, PyObject *args) {
    PyObject *from;
    Table t;
    if (!PyArg_ParseTuple(args, "O!p", &PyList_Type, &from, &found.forced) || !read_table(from, &t)) return NULL;
    options(&t, &found);
    PyObject *rows = PyList_New(found.rows);
    for (int i = 0; rows && i < found.rows; i++) {
        PyObject *one = row_bytes(found.row + i, t.seats);
        if (one) PyList_SET_ITEM(rows, i, one);
        else Py_CLEAR(rows);
    }
    return rows ? Py_BuildValue("(NN)", found_actions(), rows) : NULL;
}

/* The candidates with the scores of all seats after each; none where the decision is forced. */
static PyObject *py_scores(PyObject *self, PyObject *args) {
    PyObject *capsule, *from;
    Table t;
    Sight sight;
    const Net *net;
    if (!PyArg_ParseTuple(args, "OO!p", &capsule, &PyList_Type, &from, &found.forced) || !read_table(from, &t) || !(net = net_of(capsule, &t))) return NULL;
    options(&t, &found);
    sight.ready = 0;
    if (found.rows) weigh(net, &sight);
    PyObject *scores = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(found.rows * t.seats * sizeof(float)));
    if (!scores) return NULL;
    float *out = (float *)PyBytes_AS_STRING(scores);
    for (int i = 0; i < found.rows; i++) memcpy(out + i * t.seats, found_scores[i], (size_t)t.seats * sizeof(float));
    return Py_BuildValue("(NN)", found_actions(), scores);
}

/* The scores of a position as it stands. */
static PyObject *py_position(PyObject *self, PyObject *args) {
    PyObject *capsule, *from;
    Table t;
    Sight sight;
    Row row;
    float scores[SEATS];
    const Net *net;
    if (!PyArg_ParseTuple(args, "OO!", &capsule, &PyList_Type, &from) || !read_table(from, &t) || !(net = net_of(capsule, &t))) return NULL;
    position_row(&t, &row);
    sight.ready = 0;
    look(net, &sight, &row);
    sight_scores(net, &sight, scores);
    return PyBytes_FromStringAndSize((char *)scores, (Py_ssize_t)(t.seats * sizeof(float)));
}

/* Each action tried out once in the world that `seed` makes of what `seat` can't see; see `roll_out`. */
static PyObject *py_try_out(PyObject *self, PyObject *args) {
    PyObject *capsule, *from, *actions;
    unsigned long long seed;
    int seat, last_round;
    double wavering;
    Table root;
    Twister r;
    const Net *net;
    if (!PyArg_ParseTuple(args, "OO!O!iKid", &capsule, &PyList_Type, &from, &PyList_Type, &actions, &seat, &seed, &last_round, &wavering) || !read_table(from, &root) || !(net = net_of(capsule, &root))) return NULL;
    uint32_t key[2] = {(uint32_t)seed, (uint32_t)(seed >> 32)};
    seed_twister(&r, key);
    determinize(&root, seat, &r);
    unsigned fasting = fasting_seats(&root) & ~(1u << seat);
    PyObject *ends = PyList_New(0);
    for (Py_ssize_t i = 0; ends && i < PyList_GET_SIZE(actions); i++) {
        Table t = root;
        Action a;
        double value, odds;
        if (!read_action(PyList_GET_ITEM(actions, i), &a, &t)) { Py_CLEAR(ends); break; }
        apply(&t, &a);
        roll_out(net, &t, seat, fasting, (float)wavering, seed, last_round, &value, &odds);
        PyObject *end = Py_BuildValue("(dd)", value, odds);
        if (!end || PyList_Append(ends, end) < 0) Py_CLEAR(ends);
        Py_XDECREF(end);
    }
    return ends;
}

static void free_game(PyObject *capsule) {
    Game *game = PyCapsule_GetPointer(capsule, GAME_NAME);
    free(game->steps);
    free(game);
}

static PyObject *py_game(PyObject *self, PyObject *args) {
    PyObject *from;
    unsigned long long seed;
    Table t;
    if (!PyArg_ParseTuple(args, "O!K", &PyList_Type, &from, &seed) || !read_table(from, &t)) return NULL;
    Game *game = calloc(1, sizeof *game);
    if (!game) return PyErr_NoMemory();
    uint32_t key[2] = {(uint32_t)seed, (uint32_t)(seed >> 32)};
    game->table = t;
    seed_twister(&game->rng, key);
    return PyCapsule_New(game, GAME_NAME, free_game);
}

/* The position in which Python is to decide; None: the game is over. */
static PyObject *py_play_on(PyObject *self, PyObject *args) {
    PyObject *capsule, *list;
    Exploring exploring;
    Mind minds[SEATS];
    Game *game;
    if (!PyArg_ParseTuple(args, "OO!(ddd)", &capsule, &PyList_Type, &list, &exploring.chance, &exploring.soft, &exploring.temperature) || !(game = PyCapsule_GetPointer(capsule, GAME_NAME))) return NULL;
    if (PyList_GET_SIZE(list) != game->table.seats) { PyErr_SetString(PyExc_ValueError, "one mind per seat"); return NULL; }
    for (int seat = 0; seat < game->table.seats; seat++) {
        PyObject *net;
        if (!PyArg_ParseTuple(PyList_GET_ITEM(list, seat), "Oppd", &net, &minds[seat].learns, &minds[seat].fasting, &minds[seat].temperature)) return NULL;
        minds[seat].net = NULL;
        if (net != Py_None && !(minds[seat].net = net_of(net, &game->table))) return NULL;
    }
    int open = play_on(game, minds, &exploring);
    if (open < 0) return PyErr_NoMemory();
    if (open) return write_table(&game->table);
    Py_RETURN_NONE;
}

static PyObject *py_act(PyObject *self, PyObject *args) {
    PyObject *capsule, *from;
    Game *game;
    Action a;
    if (!PyArg_ParseTuple(args, "OO", &capsule, &from) || !(game = PyCapsule_GetPointer(capsule, GAME_NAME)) || !read_action(from, &a, &game->table)) return NULL;
    apply(&game->table, &a);
    Py_RETURN_NONE;
}

/* Blocks, boards and lambda returns of all that was remembered; rounds, and the winner's points. */
static PyObject *py_lesson(PyObject *self, PyObject *args) {
    PyObject *capsule;
    double trace;
    Game *game;
    if (!PyArg_ParseTuple(args, "Od", &capsule, &trace) || !(game = PyCapsule_GetPointer(capsule, GAME_NAME))) return NULL;
    int seats = game->table.seats, n = game->steps_n;
    PyObject *blocks = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)n * seats * PLAYER_WIDTH);
    PyObject *boards = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)n * BOARD_WIDTH);
    PyObject *targets = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(n * seats * sizeof(float)));
    if (!blocks || !boards || !targets) { Py_XDECREF(blocks); Py_XDECREF(boards); Py_XDECREF(targets); return NULL; }
    float value[SEATS], *out = (float *)PyBytes_AS_STRING(targets);
    win_shares(&game->table, value);
    for (int i = n - 1; i >= 0; i--) {
        const Step *step = game->steps + i;
        memcpy(PyBytes_AS_STRING(blocks) + (size_t)i * seats * PLAYER_WIDTH, step->row.player, (size_t)seats * PLAYER_WIDTH);
        memcpy(PyBytes_AS_STRING(boards) + (size_t)i * BOARD_WIDTH, step->row.board, BOARD_WIDTH);
        for (int seat = 0; seat < seats; seat++) {
            out[i * seats + seat] = value[seat];
            value[seat] = (float)trace * value[seat] + (float)(1.0 - trace) * step->greedy[seat];
        }
    }
    return Py_BuildValue("(NNNii)", blocks, boards, targets, game->table.round, best_points(&game->table));
}

/* Everybody's share of the victory, as things stand. */
static PyObject *py_shares(PyObject *self, PyObject *args) {
    PyObject *capsule;
    Game *game;
    float shares[SEATS];
    if (!PyArg_ParseTuple(args, "O", &capsule) || !(game = PyCapsule_GetPointer(capsule, GAME_NAME))) return NULL;
    win_shares(&game->table, shares);
    PyObject *list = PyList_New(game->table.seats);
    for (int seat = 0; list && seat < game->table.seats; seat++) PyList_SET_ITEM(list, seat, PyFloat_FromDouble(shares[seat]));
    return list;
}

static PyMethodDef methods[] = {
    {"configure", py_set_up, METH_VARARGS, "Takes the tables of cards and buildings."},
    {"net", py_net, METH_VARARGS, "Weights made ready."},
    {"options", py_options, METH_VARARGS, "The candidates of a decision, with their features."},
    {"scores", py_scores, METH_VARARGS, "The candidates of a decision, with all seats' scores."},
    {"position", py_position, METH_VARARGS, "All seats' scores of a position as it stands."},
    {"try_out", py_try_out, METH_VARARGS, "Rollouts of some actions in one world."},
    {"game", py_game, METH_VARARGS, "A game to learn from."},
    {"play_on", py_play_on, METH_VARARGS, "Plays on to where Python decides, or to the end."},
    {"act", py_act, METH_VARARGS, "What Python decided."},
    {"lesson", py_lesson, METH_VARARGS, "What there is to learn from a game."},
    {"shares", py_shares, METH_VARARGS, "Who has won a game."},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_mind", "See _mind.c.", -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__mind(void) {
    return PyModule_Create(&module);
}
