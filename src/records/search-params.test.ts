import { describe, expect, it } from 'vitest';
import { importTask, listParams, oneOf, readParams, text } from './search-params.ts';

describe('A parameter of the URL', () => {
  it.each([
    ['civil', 'civil'],
    [7, '7'],
    [true, 'true'],
    ['', undefined],
    [undefined, undefined],
    [null, undefined],
    [['a'], undefined],
    [{ a: 1 }, undefined],
  ])('The text parameter %j is read as %j', (value, read) => {
    expect(text(value)).toBe(read);
  });

  it.each([
    ['fee', 'fee'],
    ['Fee', undefined],
    [['fee'], undefined],
    [undefined, undefined],
  ])('The choice parameter %j is read as %j', (value, read) => {
    expect(oneOf(['profile', 'fee'])(value)).toBe(read);
  });

  it.each([
    ['import', 'import'],
    [1_780_000_000_000, 1_780_000_000_000],
    ['export', undefined],
    ['1780000000000', undefined],
    [true, undefined],
  ])('The import parameter %j is read as %j', (value, read) => {
    expect(importTask(value)).toBe(read);
  });
});

describe('The parameters of a URL', () => {
  it('count as absent when they are invalid or unknown', () => {
    const read = readParams({ tab: oneOf(['profile', 'fee']), redirect: text });
    expect(read({ tab: 'nonsense', redirect: '/admin', other: 1 })).toEqual({ redirect: '/admin' });
  });

  it('of a list are kept when they are single values that are not empty', () => {
    const search = { q: 'asha', year: 2, status: '', sort: undefined, department: ['Civil'] };
    expect(listParams()(search)).toEqual({ q: 'asha', year: 2 });
  });
});
