/* Python's own random numbers (MT19937), so that plain and compiled games are the same. Words are made
   in rows, in loops that the compiler turns into wide registers. */

#ifndef STONEAGE_TWISTER_H
#define STONEAGE_TWISTER_H
#include <stdint.h>

enum { WORDS = 624, AHEAD = 397 };
typedef struct { uint32_t state[WORDS], word[WORDS]; int at; } Twister;

/* What every seeding starts from; `prepare_twister` fills it. */
static uint32_t unseeded[WORDS];

static uint32_t folded(uint32_t x) { return x ^ (x >> 30); }

static void prepare_twister(void) {
    unseeded[0] = 19650218u;
    for (int i = 1; i < WORDS; i++) unseeded[i] = 1812433253u * folded(unseeded[i - 1]) + (uint32_t)i;
}

/* `random.Random(n)`, where `key` has the lower and the upper half of n. */
static void seed_twister(Twister *r, const uint32_t key[2]) {
    uint32_t *mt = r->state, last = unseeded[0];
    /* A number that fits into one word is a key of one word. */
    uint32_t added[2] = {key[0], key[1] ? key[1] + 1u : key[0]};
    for (int i = 1; i < WORDS; i++) mt[i] = last = (unseeded[i] ^ (folded(last) * 1664525u)) + added[(i - 1) & 1];
    mt[1] = last = (mt[1] ^ (folded(last) * 1664525u)) + added[(WORDS - 1) & 1];
    for (int i = 2; i < WORDS; i++) mt[i] = last = (mt[i] ^ (folded(last) * 1566083941u)) - (uint32_t)i;
    mt[1] = (mt[1] ^ (folded(last) * 1566083941u)) - 1u;
    mt[0] = 0x80000000u;
    r->at = WORDS;
}

static uint32_t twisted(uint32_t one, uint32_t next, uint32_t ahead) {
    uint32_t y = (one & 0x80000000u) | (next & 0x7fffffffu);
    return ahead ^ (y >> 1) ^ (0x9908b0dfu & (0u - (y & 1u)));
}

static void make_words(Twister *r) {
    uint32_t *mt = r->state;
    for (int i = 0; i < WORDS - AHEAD; i++) mt[i] = twisted(mt[i], mt[i + 1], mt[i + AHEAD]);
    for (int i = WORDS - AHEAD; i < WORDS - 1; i++) mt[i] = twisted(mt[i], mt[i + 1], mt[i + AHEAD - WORDS]);
    mt[WORDS - 1] = twisted(mt[WORDS - 1], mt[0], mt[AHEAD - 1]);
    for (int i = 0; i < WORDS; i++) {
        uint32_t y = mt[i];
        y ^= y >> 11;
        y ^= (y << 7) & 0x9d2c5680u;
        y ^= (y << 15) & 0xefc60000u;
        r->word[i] = y ^ (y >> 18);
    }
    r->at = 0;
}

static uint32_t next_word(Twister *r) {
    if (r->at == WORDS) make_words(r);
    return r->word[r->at++];
}

static double uniform(Twister *r) {
    uint32_t a = next_word(r) >> 5, b = next_word(r) >> 6;
    return (a * 67108864.0 + b) * (1.0 / 9007199254740992.0);
}

/* Python's `randrange`. */
static uint32_t below(Twister *r, uint32_t n) {
    int width = 0;
    uint32_t drawn;
    while (n >> width) width++;
    do drawn = next_word(r) >> (32 - width); while (drawn >= n);
    return drawn;
}

#endif
