// What Embedded Swift expects of its surroundings, for wasm32 without any import: memory, a few functions of the C
// library that the compiler calls by name, and randomness that the page seeds.

#include <stddef.h>
#include <stdint.h>

// ---- Memory -------------------------------------------------------------------------------------------------------

// Blocks come in sizes of powers of two, with a header of 16 bytes that keeps them aligned. A freed block waits in the
// list of its size; a new one is cut from the end of linear memory, which grows and never shrinks.

enum { PAGE = 65536, HEADER = 16, SMALLEST = 5, LARGEST = 30 };

typedef struct Block {
  union {
    struct Block *next;
    uint32_t power;
  };
} Block;

extern unsigned char __heap_base;

static Block *freed[LARGEST + 1];
static uintptr_t heap_end;
static uintptr_t memory_end;

static uint32_t power_for(size_t bytes) {
  uint32_t power = SMALLEST;
  while (((size_t)1 << power) < bytes) power++;
  return power;
}

static Block *cut_from_end(size_t bytes) {
  if (heap_end == 0) {
    heap_end = ((uintptr_t)&__heap_base + HEADER - 1) & ~(uintptr_t)(HEADER - 1);
    memory_end = __builtin_wasm_memory_size(0) * PAGE;
  }
  if (memory_end - heap_end < bytes) {
    size_t pages = (bytes - (memory_end - heap_end) + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
    memory_end += pages * PAGE;
  }
  Block *block = (Block *)heap_end;
  heap_end += bytes;
  return block;
}

static void *allocate(size_t bytes) {
  if (bytes > ((size_t)1 << LARGEST) - HEADER) return NULL;
  uint32_t power = power_for(bytes + HEADER);
  Block *block = freed[power];
  if (block != NULL) {
    freed[power] = block->next;
  } else {
    block = cut_from_end((size_t)1 << power);
    if (block == NULL) return NULL;
  }
  block->power = power;
  return (char *)block + HEADER;
}

void free(void *memory) {
  if (memory == NULL) return;
  Block *block = (Block *)((char *)memory - HEADER);
  uint32_t power = block->power;
  block->next = freed[power];
  freed[power] = block;
}

int posix_memalign(void **memory, size_t alignment, size_t bytes) {
  enum { INVALID_ARGUMENT = 22, OUT_OF_MEMORY = 12 };
  if (alignment > HEADER) return INVALID_ARGUMENT;
  *memory = allocate(bytes);
  return *memory == NULL ? OUT_OF_MEMORY : 0;
}

// ---- Bytes --------------------------------------------------------------------------------------------------------

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count > 0; count--, a++, b++) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

// With bulk memory these become one instruction each.
void *memcpy(void *target, const void *source, size_t count) { return __builtin_memcpy(target, source, count); }
void *memmove(void *target, const void *source, size_t count) { return __builtin_memmove(target, source, count); }
void *memset(void *target, int byte, size_t count) { return __builtin_memset(target, byte, count); }

// ---- Numbers ------------------------------------------------------------------------------------------------------

// Halves away from zero.
double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

// The product of two 128-bit numbers, modulo 2^128; the compiler passes halves and a place for the result.
void __multi3(uint64_t result[2], uint64_t a_low, uint64_t a_high, uint64_t b_low, uint64_t b_high) {
  uint64_t a0 = (uint32_t)a_low, a1 = a_low >> 32, b0 = (uint32_t)b_low, b1 = b_low >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t carried = a0 * b1 + (uint32_t)middle;
  result[0] = carried << 32 | (uint32_t)low;
  result[1] = a1 * b1 + (middle >> 32) + (carried >> 32) + a_low * b_high + a_high * b_low;
}

// ---- Randomness ---------------------------------------------------------------------------------------------------

// Only hashing draws from it, so that nobody can build names that collide; no answer depends on it.
static uint64_t state = 0x9E3779B97F4A7C15;

__attribute__((export_name("loadbook_seed"))) void loadbook_seed(uint32_t low, uint32_t high) {
  uint64_t seed = (uint64_t)high << 32 | low;
  if (seed != 0) state = seed;
}

void arc4random_buf(void *memory, size_t count) {
  for (unsigned char *byte = memory; count > 0; count--, byte++) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    *byte = (unsigned char)state;
  }
}
