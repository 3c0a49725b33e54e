import { SimpleFaker } from '@faker-js/faker';

/**
 * Random numbers for the tables that grow to 50,000 rows, where a Faker call per field would take seconds: mulberry32,
 * which uses 32-bit integers alone, so that every engine makes the same numbers. Its state is in a typed array: V8 makes
 * an object of each number beyond 2^30 that is stored in a field, which takes a fifth of the time of a large seed.
 */
export class SeededRandom {
  readonly #state = new Int32Array(1);

  constructor(seed: number) {
    this.#state[0] = seed;
  }

  /** A share from 0 up to, but without, 1. */
  next(): number {
    const state = (this.#state[0]! + 0x6d2b79f5) | 0;
    this.#state[0] = state;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** Whole numbers, both ends included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  /** A normal distribution around 0, of deviation 1 and never beyond 3.5: four draws added, as Math.log differs by engine. */
  normal(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * 1.732;
  }
}

/**
 * Faker with a fixed seed; its dates would follow the clock, and are not used. It is the core without a locale: 21 kB
 * gzip, where Faker with en_IN brings all of English along and weighs 160 (see pools/names.ts for the other reason).
 */
export const seededFaker = (seed: number): SimpleFaker => new SimpleFaker({ seed });

/** The items, each as often as its weight says, so that a plain `pick` is a weighted one. */
export function weighted<Item extends { readonly weight: number }>(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => Array.from({ length: item.weight }, () => item));
}
