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

  /** Begins anew. */
  restart(seed: number): void {
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

/** A number of 32 bits for a text: FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}

/**
 * The random numbers of a table: each field of each record has its own, so that a field that is added, or draws once more,
 * changes no other value.
 */
export class FieldRandom {
  readonly #table: string;
  readonly #streams = new Map<string, { readonly seed: number; readonly random: SeededRandom }>();
  #record = 0;

  constructor(table: string) {
    this.#table = table;
  }

  /** Turns to the record at this place of the table. */
  turnTo(index: number): void {
    this.#record = Math.imul(index + 1, 0x9e3779b1);
  }

  /** The numbers for a field of this record, from their beginning: ask once for each field. */
  of(field: string): SeededRandom {
    let stream = this.#streams.get(field);
    if (!stream) {
      const seed = hash(`${this.#table}.${field}`);
      this.#streams.set(field, (stream = { seed, random: new SeededRandom(seed) }));
    }
    stream.random.restart(stream.seed ^ this.#record);
    return stream.random;
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
