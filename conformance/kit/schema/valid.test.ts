import { describe, expect, it } from 'vitest';
import type { Json } from '#src/platform/api/shapes.ts';
import type { Shape } from './shape.ts';
import { validValues } from './valid.ts';

const lengthOf = (value: unknown) => [...String(value)].length;

describe('The generated valid values', () => {
  const text: Shape = {
    types: ['string'],
    nullable: false,
    required: [],
    alternatives: [],
    minLength: 2,
    maxLength: 30,
  };
  const number: Shape = { types: ['number'], nullable: true, required: [], alternatives: [], minimum: 0, maximum: 10 };

  it('Valid texts have the shortest and longest allowed length, in code points', () => {
    const lengths = validValues(text, 1, 200).map(lengthOf);
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([2, 30]);
    expect(validValues(text, 1, 200).some((value) => String(value).length > lengthOf(value))).toBe(true);
  });

  it('reach both ends of a range, and null if allowed', () => {
    const values = validValues(number, 1, 200);
    expect(values).toEqual(expect.arrayContaining([0, 10, 0.01, 9.99, null]));
  });

  it('contain every value of an enum', () => {
    const words: Shape = { types: ['string'], nullable: false, required: [], alternatives: [], enum: ['asc', 'desc'] };
    expect(new Set(validValues(words, 1, 50))).toEqual(new Set(['asc', 'desc']));
  });

  it('match a pattern at both ends of the length', () => {
    const code: Shape = { ...text, pattern: '^[A-Za-z0-9/-]+$', minLength: 4, maxLength: 20 };
    const values = validValues(code, 1, 200).map(String);
    for (const value of values) expect(value).toMatch(/^[A-Za-z0-9/-]{4,20}$/);
    expect([Math.min(...values.map(lengthOf)), Math.max(...values.map(lengthOf))]).toEqual([4, 20]);
  });

  it('include objects with all optional fields, with none, and with some', () => {
    const object: Shape = {
      types: ['object'],
      nullable: false,
      alternatives: [],
      required: ['a'],
      properties: { a: text, b: number, c: text },
    };
    const sizes = new Set((validValues(object, 1, 100) as Json[]).map((value) => Object.keys(value).length));
    expect(sizes).toEqual(new Set([1, 2, 3]));
  });
});
