import { SimpleFaker } from '@faker-js/faker';

/**
 * Random numbers for the tables that grow to 50,000 rows, where a Faker call per field would take seconds: mulberry32,
 * which uses 32-bit integers alone, so that every engine makes the same numbers.
 */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A share from 0 up to, but without, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
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
