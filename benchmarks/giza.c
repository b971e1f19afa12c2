/* Random games of GIZA by hand in C: the limit the engine is measured against.
 *
 * The complete rules (ids as in the rulebook): every turn lists all legal actions in the numbering of the engine's catalogue
 * and picks one of them; chance draws by weight. The script replays games of the engine through giza_asked, giza_legal and
 * giza_apply, comparing every list, before it times giza_playouts.
 */
#include <stdint.h>
#include <string.h>

enum { KINDS = 19, NOTHING = KINDS, HAND = 4, SITES = 4, SPHINX_SITE = 3, MOST_PLAYERS = 6, ALL_SITES = SITES * MOST_PLAYERS };
enum { DEPTH = 18, TILES = 83, MOST_ACTIONS = 128 };
enum { FIRST_TREASURE = 10, DEMOLITION = 14, SCARAB = 15, FIRST_SPHINX = 16 };
enum { PLAY = 0, DISCARD = KINDS * ALL_SITES, STOP = DISCARD + KINDS, REMOVE, FIRST = REMOVE + ALL_SITES, DRAW = FIRST + MOST_PLAYERS };
enum { CHANCE = -1, OVER = -2 };

/* GZ-1.1: +1..+5, -1..-5, treasures 2..5, demolition, scarab, sphinx base, body, head. */
static const uint8_t COUNT[KINDS] = {7, 7, 7, 7, 7, 3, 3, 3, 3, 3, 3, 3, 3, 3, 9, 6, 3, 2, 1};
static const int8_t POINTS[KINDS] = {1, 2, 3, 4, 5, -1, -2, -3, -4, -5, 2, 3, 4, 5, 0, 0, -5, 10, 15};
static const uint32_t ONES = 1u << 0 | 1u << 5;

/* For each tile the set of tops it may cover, bit NOTHING being the bare ground; filled by giza_prepare. */
static uint32_t fits_pyramid[KINDS], fits_sphinx[KINDS];

typedef enum { NAME_FIRST, DEAL, TURN, DISCARD_MORE, REFILL, END } Phase;

typedef struct {
    uint8_t players, rivals_safe, phase, seat, lowest, missing, first, left;
    uint8_t hands[MOST_PLAYERS][HAND]; /* sorted, empty places last */
    uint8_t pile[KINDS], gone[KINDS];
    uint8_t tops[ALL_SITES], heights[ALL_SITES];
    uint8_t stacks[ALL_SITES][DEPTH];
} Giza;

typedef struct {
    uint64_t state;
} Rng;

static inline uint32_t next32(Rng *rng) { /* splitmix64, upper half */
    uint64_t z = (rng->state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (uint32_t)((z ^ (z >> 31)) >> 32);
}

static inline uint32_t below(Rng *rng, uint32_t n) { /* unbiased: Lemire's multiplication with rejection */
    uint64_t product = (uint64_t)next32(rng) * n;
    if ((uint32_t)product < n) {
        uint32_t threshold = -n % n;
        while ((uint32_t)product < threshold) product = (uint64_t)next32(rng) * n;
    }
    return (uint32_t)(product >> 32);
}

static int number_of(int tile) { return tile < FIRST_TREASURE ? tile % 5 + 1 : tile - FIRST_TREASURE + 2; }

static int fits(int tile, int top, int sphinx) { /* GZ-4 to GZ-7 */
    if (tile == SCARAB) return 1;
    if (tile == DEMOLITION) return top != NOTHING;
    if (tile >= FIRST_SPHINX) return sphinx && top == (tile == FIRST_SPHINX ? NOTHING : tile - 1);
    if (sphinx) return 0;
    if (tile >= FIRST_TREASURE) return top < FIRST_TREASURE && number_of(top) == number_of(tile);
    return top == NOTHING || (top < DEMOLITION && number_of(top) > number_of(tile));
}

void giza_prepare(void) {
    for (int tile = 0; tile < KINDS; tile++) {
        fits_pyramid[tile] = fits_sphinx[tile] = 0;
        for (int top = 0; top <= NOTHING; top++) {
            fits_pyramid[tile] |= (uint32_t)fits(tile, top, 0) << top;
            fits_sphinx[tile] |= (uint32_t)fits(tile, top, 1) << top;
        }
    }
}

int giza_size(void) { return (int)sizeof(Giza); }

void giza_start(Giza *g, int players, int rivals_safe) {
    memset(g, 0, sizeof *g);
    g->players = (uint8_t)players;
    g->rivals_safe = (uint8_t)rivals_safe;
    g->phase = NAME_FIRST;
    g->left = TILES;
    memcpy(g->pile, COUNT, sizeof COUNT);
    memset(g->hands, NOTHING, sizeof g->hands);
    memset(g->tops, NOTHING, sizeof g->tops);
}

/* --- what a player may do ------------------------------------------------------------------------------------------ */

static int list_plays(const Giza *g, int16_t *out) { /* GZ-3.4 */
    int n = 0, last = -1;
    for (int i = 0; i < HAND; i++) {
        int tile = g->hands[g->seat][i];
        if (tile == last || tile == NOTHING) continue;
        last = tile;
        uint32_t pyramid = fits_pyramid[tile], sphinx = fits_sphinx[tile];
        int only_own = g->rivals_safe && tile == DEMOLITION; /* GZ-5.3 */
        int action = PLAY + tile * ALL_SITES;
        const uint8_t *tops = g->tops;
        for (int player = 0; player < g->players; player++, tops += SITES, action += SITES) {
            for (int site = 0; site < SPHINX_SITE; site++) {
                out[n] = (int16_t)(action + site);
                n += (pyramid >> tops[site]) & 1;
            }
            out[n] = (int16_t)(action + SPHINX_SITE);
            n += (int)((sphinx >> tops[SPHINX_SITE]) & 1) & (!only_own | (player == g->seat));
        }
    }
    return n;
}

static int list_discards(const Giza *g, int lowest, int16_t *out) { /* GZ-3.1 */
    int n = 0, last = -1;
    for (int i = 0; i < HAND; i++) {
        int tile = g->hands[g->seat][i];
        if (tile != last && tile != NOTHING && tile >= lowest) out[n++] = (int16_t)(DISCARD + tile);
        last = tile;
    }
    return n;
}

static int list_removals(const Giza *g, int16_t *out) { /* GZ-6.4 */
    int n = 0;
    for (int site = g->seat * SITES; site < g->seat * SITES + SITES; site++)
        if (g->tops[site] == SCARAB) out[n++] = (int16_t)(REMOVE + site);
    return n;
}

static inline int list_choices(const Giza *g, int16_t *out) {
    if (g->phase == DISCARD_MORE) {
        int n = list_discards(g, g->lowest, out);
        out[n++] = STOP;
        return n;
    }
    int n = list_plays(g, out);
    n += list_discards(g, 0, out + n);
    return n + list_removals(g, out + n);
}

/* --- what happens -------------------------------------------------------------------------------------------------- */

static void gain(Giza *g, int seat, int tile) {
    uint8_t *hand = g->hands[seat];
    int i = HAND - 1;
    for (; i > 0 && hand[i - 1] > tile; i--) hand[i] = hand[i - 1];
    hand[i] = (uint8_t)tile;
}

static void lose(Giza *g, int seat, int tile) {
    uint8_t *hand = g->hands[seat];
    int i = 0;
    while (hand[i] != tile) i++;
    for (; i < HAND - 1; i++) hand[i] = hand[i + 1];
    hand[HAND - 1] = NOTHING;
}

static void lift(Giza *g, int site) { /* GZ-3.3 */
    g->gone[g->tops[site]]++;
    int height = --g->heights[site];
    g->tops[site] = height ? g->stacks[site][height - 1] : NOTHING;
}

static int finished(const Giza *g, int owner) { /* GZ-8.1 */
    const uint8_t *tops = g->tops + owner * SITES;
    return (ONES >> tops[0]) & (ONES >> tops[1]) & (ONES >> tops[2]) & 1;
}

static void pass_turn(Giza *g) {
    g->seat = (uint8_t)(g->seat + 1 == g->players ? 0 : g->seat + 1);
    g->phase = TURN;
}

static void refill(Giza *g) { /* GZ-3.2 */
    g->missing = 0;
    for (int i = 0; i < HAND; i++) g->missing += g->hands[g->seat][i] == NOTHING;
    g->phase = REFILL;
}

static void play(Giza *g, int tile, int site) {
    lose(g, g->seat, tile);
    if (tile == DEMOLITION) { /* GZ-5.1 */
        g->gone[tile]++;
        lift(g, site);
    } else {
        g->stacks[site][g->heights[site]++] = (uint8_t)tile;
        g->tops[site] = (uint8_t)tile;
    }
    if (finished(g, site / SITES)) g->phase = END;
    else refill(g);
}

static void discard(Giza *g, int tile) {
    lose(g, g->seat, tile);
    g->gone[tile]++;
    g->lowest = (uint8_t)tile;
    g->phase = DISCARD_MORE;
}

static void draw(Giza *g, int tile) {
    g->pile[tile]--;
    gain(g, g->seat, tile);
    if (--g->left == 0) g->phase = END; /* GZ-8.1 */
    else if (--g->missing == 0) {
        if (g->phase == REFILL) pass_turn(g);
        else if (g->seat + 1 < g->players) g->seat++, g->missing = HAND;
        else g->seat = g->first, g->phase = TURN;
    }
}

static inline void decide(Giza *g, int action) {
    if (action < DISCARD) play(g, action / ALL_SITES, action % ALL_SITES);
    else if (action < STOP) discard(g, action - DISCARD);
    else if (action == STOP) refill(g);
    else {
        lift(g, action - REMOVE);
        if (finished(g, g->seat)) g->phase = END;
        else pass_turn(g);
    }
}

static inline void name_first(Giza *g, int seat) { /* GZ-2.1 */
    g->first = (uint8_t)seat;
    g->seat = 0;
    g->missing = HAND;
    g->phase = DEAL;
}

static inline int pick_tile(const Giza *g, Rng *rng) {
    int rest = (int)below(rng, g->left), tile = 0;
    while (rest >= g->pile[tile]) rest -= g->pile[tile++];
    return tile;
}

/* --- one step at a time, for the comparison with the engine --------------------------------------------------------- */

int giza_asked(const Giza *g) {
    if (g->phase == END) return OVER;
    return g->phase == TURN || g->phase == DISCARD_MORE ? g->seat : CHANCE;
}

int giza_legal(const Giza *g, int16_t *actions, int16_t *weights) {
    int n = 0;
    if (giza_asked(g) >= 0) return list_choices(g, actions);
    if (g->phase == NAME_FIRST)
        for (; n < g->players; n++) actions[n] = (int16_t)(FIRST + n), weights[n] = 1;
    else if (g->phase != END)
        for (int tile = 0; tile < KINDS; tile++)
            if (g->pile[tile]) actions[n] = (int16_t)(DRAW + tile), weights[n++] = g->pile[tile];
    return n;
}

void giza_apply(Giza *g, int action) {
    if (action >= DRAW) draw(g, action - DRAW);
    else if (action >= FIRST) name_first(g, action - FIRST);
    else decide(g, action);
}

int giza_points(const Giza *g, int seat) { /* GZ-8.2 */
    int points = 0;
    for (int site = seat * SITES; site < seat * SITES + SITES; site++)
        for (int level = 0; level < g->heights[site]; level++) points += POINTS[g->stacks[site][level]];
    return points;
}

/* --- many games ------------------------------------------------------------------------------------------------------ */

static long playout(Giza *g, Rng *rng) {
    int16_t choices[MOST_ACTIONS];
    long decisions = 0;
    while (g->phase != END) {
        if (g->phase == NAME_FIRST) name_first(g, (int)below(rng, g->players));
        else if (g->phase == DEAL || g->phase == REFILL) draw(g, pick_tile(g, rng));
        else {
            int n = list_choices(g, choices);
            decide(g, choices[below(rng, (uint32_t)n)]);
            decisions++;
        }
    }
    return decisions;
}

/* How many decisions so many random games took; sums, unless NULL, gets the sum and the sum of squares of the decisions of a
 * game and of the points of a seat. */
long giza_playouts(int players, long games, uint64_t seed, double *sums) {
    Rng rng = {seed};
    Giza start, g;
    long total = 0;
    giza_start(&start, players, 0);
    while (games-- > 0) {
        g = start;
        long decisions = playout(&g, &rng);
        total += decisions;
        if (!sums) continue;
        sums[0] += (double)decisions;
        sums[1] += (double)decisions * (double)decisions;
        for (int seat = 0; seat < players; seat++) {
            double points = giza_points(&g, seat);
            sums[2] += points;
            sums[3] += points * points;
        }
    }
    return total;
}
