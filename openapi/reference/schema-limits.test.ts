import { describe, expect, it } from 'vitest';
import { type Contract, readContract, type Schema } from '../contract.ts';
import { limitsOf, plainType } from './schema-limits.ts';

const contract: Contract = await readContract();

describe('The limits of a schema in words', () => {
  it.each<[Schema, string[]]>([
    [{ type: 'string', minLength: 3, maxLength: 254 }, ['3 to 254 characters']],
    [{ type: 'string', minLength: 10, maxLength: 10 }, ['exactly 10 characters']],
    [{ type: 'string', maxLength: 500 }, ['at most 500 characters']],
    [{ type: 'integer', minimum: 1 }, ['at least 1']],
    [{ type: 'integer', minimum: -1, maximum: 9, default: 0 }, ['-1 to 9', '`0` when left out']],
    [{ type: 'array', maxItems: 20 }, ['at most 20 items']],
    [{ type: 'string', enum: ['asc', 'desc'], minLength: 3, maxLength: 4 }, ['one of `asc`, `desc`']],
    [{ type: 'boolean', const: true }, ['always `true`']],
    [{ type: 'string', pattern: '^[a-z]+$' }, ['matches `^[a-z]+$`']],
    [{ readOnly: true, deprecated: true }, ['read only', 'deprecated']],
  ])('%j: %j', (schema, words) => {
    expect(limitsOf(contract, schema)).toEqual(words);
  });

  it('a named schema has its own type and limits', () => {
    expect(limitsOf(contract, { $ref: '#/components/schemas/EmailAddress' })).toEqual([
      'string (email)',
      '3 to 254 characters',
    ]);
  });

  it('a schema that refers to another adds its differences', () => {
    const limits = limitsOf(contract, { $ref: '#/components/schemas/OldApplicationStatus' });
    expect(limits).toEqual(['string', expect.stringContaining('`WAITLISTED`'), 'deprecated']);
  });

  it('a named object has no limits, as its fields are behind its name', () => {
    expect(limitsOf(contract, { $ref: '#/components/schemas/Student' })).toEqual([]);
  });
});

it('A type is shown with its format, and with null if allowed', () => {
  expect(plainType({ type: ['string', 'null'], format: 'date' })).toBe('string (date) or null');
  expect(plainType({})).toBe('');
});
