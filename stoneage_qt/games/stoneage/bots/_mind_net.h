/* The value net in C: value_net.py and net.py once more, for rows that differ little.

   The first layer is linear, so a row's sums are those of another row plus what differs: most
   actions change a dozen of some hundreds of numbers. `Sight` keeps a row with its sums. */

#ifndef STONEAGE_MIND_NET_H
#define STONEAGE_MIND_NET_H
#include <limits.h>
#include <stdlib.h>
#include "_mind_features.h"

/* The widths of the nets that come with the program. */
enum { MOST_HIDDEN = 256, USUAL = 96, USUAL_2 = 32 };

/* Loops over floats are worth the wide registers that most machines have. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#define INLINE inline __attribute__((always_inline))
#else
#define WIDE
#define INLINE inline
#endif

typedef struct {
    int seats, hidden, hidden_2;
    /* Scaled for bytes: [PLAYER_WIDTH][seats × hidden], [BOARD_WIDTH][hidden], [hidden][hidden_2]. */
    float *players, *board, *bias, *second, *bias_2, *last;
} Net;

typedef struct {
    int ready;
    Row row;
    float common[MOST_HIDDEN], views[SEATS][MOST_HIDDEN];
} Sight;

static INLINE void add_scaled(float *sum, const float *part, float factor, int count) {
    for (int i = 0; i < count; i++) sum[i] += factor * part[i];
}

/* Where two rows differ, eight bytes at a time: mostly they don't. Returns the next place. */
static inline int next_difference(const uint8_t *a, const uint8_t *b, int at, int end) {
    for (; at + 8 <= end; at += 8) {
        uint64_t one, other;
        memcpy(&one, a + at, 8);
        memcpy(&other, b + at, 8);
        if (one != other) break;
    }
    while (at < end && a[at] == b[at]) at++;
    return at;
}

/* Brings the sums from one row to another; an input of a player has a part in every view. */
static INLINE void change(const Net *net, Sight *sight, const Row *row, int hidden) {
    for (int seat = 0; seat < net->seats; seat++) {
        uint8_t *old = sight->row.player[seat];
        const uint8_t *new = row->player[seat];
        for (int i = next_difference(old, new, 0, PLAYER_WIDTH); i < PLAYER_WIDTH; i = next_difference(old, new, i + 1, PLAYER_WIDTH)) {
            const float *part = net->players + (size_t)i * net->seats * hidden;
            for (int role = 0; role < net->seats; role++)
                add_scaled(sight->views[(seat - role + net->seats) % net->seats], part + role * hidden, (float)new[i] - (float)old[i], hidden);
            old[i] = new[i];
        }
    }
    uint8_t *old = sight->row.board;
    for (int i = next_difference(old, row->board, 0, BOARD_WIDTH); i < BOARD_WIDTH; i = next_difference(old, row->board, i + 1, BOARD_WIDTH)) {
        add_scaled(sight->common, net->board + i * hidden, (float)row->board[i] - (float)old[i], hidden);
        old[i] = row->board[i];
    }
}

/* Brings the sight to another row; the usual size is known to the compiler. */
WIDE static void look(const Net *net, Sight *sight, const Row *row) {
    if (!sight->ready) {
        memset(&sight->row, 0, sizeof sight->row);
        memset(sight->views, 0, sizeof sight->views);
        memcpy(sight->common, net->bias, (size_t)net->hidden * sizeof(float));
        sight->ready = 1;
    }
    if (net->hidden == USUAL) change(net, sight, row, USUAL);
    else change(net, sight, row, net->hidden);
}

/* The scores of one or two views: each waits for its own last sum, so two take little more time. */
static INLINE void view_scores(int views, float (*view)[MOST_HIDDEN], const float *common, const Net *net, int hidden, int hidden_2, float *scores) {
    float values[2][MOST_HIDDEN], sums[2][MOST_HIDDEN];
    for (int v = 0; v < views; v++) {
        for (int i = 0; i < hidden; i++) { float sum = view[v][i] + common[i]; values[v][i] = sum > 0.0f ? sum : 0.0f; }
        for (int j = 0; j < hidden_2; j++) sums[v][j] = net->bias_2[j];
        scores[v] = 0.0f;
    }
    for (int i = 0; i < hidden; i++) for (int j = 0; j < hidden_2; j++) for (int v = 0; v < views; v++) sums[v][j] += values[v][i] * net->second[i * hidden_2 + j];
    for (int v = 0; v < views; v++) for (int j = 0; j < hidden_2; j++) sums[v][j] = (sums[v][j] > 0.0f ? sums[v][j] : 0.0f) * net->last[j];
    for (int j = 0; j < hidden_2; j++) for (int v = 0; v < views; v++) scores[v] += sums[v][j];
}

static INLINE void all_scores(const Net *net, Sight *sight, float *scores, int hidden, int hidden_2) {
    int seat = 0;
    for (; seat + 1 < net->seats; seat += 2) view_scores(2, sight->views + seat, sight->common, net, hidden, hidden_2, scores + seat);
    if (seat < net->seats) view_scores(1, sight->views + seat, sight->common, net, hidden, hidden_2, scores + seat);
}

/* The scores of all seats. */
WIDE static void sight_scores(const Net *net, Sight *sight, float *scores) {
    if (net->hidden == USUAL && net->hidden_2 == USUAL_2) all_scores(net, sight, scores, USUAL, USUAL_2);
    else all_scores(net, sight, scores, net->hidden, net->hidden_2);
}

/* The scores of a row that differs little from the one in sight. */
static void row_scores(const Net *net, const Sight *base, const Row *row, float *scores) {
    Sight other;
    size_t length = (size_t)net->hidden * sizeof(float);
    other.ready = 1;
    other.row = base->row;
    memcpy(other.common, base->common, length);
    for (int seat = 0; seat < net->seats; seat++) memcpy(other.views[seat], base->views[seat], length);
    look(net, &other, row);
    sight_scores(net, &other, scores);
}

/* The log odds of a seat: net.py's `advantages`. */
static float advantage(const float *scores, int seats, int seat) {
    float top = -INFINITY, sum = 0.0f;
    if (seats == 2) return scores[seat] - scores[1 - seat];
    for (int other = 0; other < seats; other++) if (other != seat && scores[other] > top) top = scores[other];
    for (int other = 0; other < seats; other++) if (other != seat) sum += expf(scores[other] - top);
    return scores[seat] - top - logf(sum);
}

static void softmax(const float *scores, int seats, float *chances) {
    float top = scores[0], sum = 0.0f;
    for (int seat = 1; seat < seats; seat++) if (scores[seat] > top) top = scores[seat];
    for (int seat = 0; seat < seats; seat++) sum += chances[seat] = expf(scores[seat] - top);
    for (int seat = 0; seat < seats; seat++) chances[seat] /= sum;
}

#endif
