import { describe, expect, it } from 'vitest';
import { importTask, listParams, oneOfParam, readParams, text } from './search-params.ts';

describe('A parameter of the URL', () => {
  it.each([
    ['civil', 'civil'],
    [7, '7'],
    [true, 'true'],
  ])('The text parameter %j is read as %j', (value, read) => {
    expect(text(value)).toBe(read);
  });

  it.each([[''], [undefined], [null], [['a']], [{ a: 1 }]])('The text parameter %j is ignored', (value) => {
    expect(text(value)).toBeUndefined();
  });

  it('The choice parameter "fee" is read', () => {
    expect(oneOfParam(['profile', 'fee'])('fee')).toBe('fee');
  });

  it.each([['Fee'], [['fee']], [undefined]])('The choice parameter %j is ignored', (value) => {
    expect(oneOfParam(['profile', 'fee'])(value)).toBeUndefined();
  });

  it.each([
    ['import', 'import'],
    [1_780_000_000_000, 1_780_000_000_000],
  ])('The import parameter %j is read as %j', (value, read) => {
    expect(importTask(value)).toBe(read);
  });

  it.each(['export', '1780000000000', true])('The import parameter %j is ignored', (value) => {
    expect(importTask(value)).toBeUndefined();
  });
});

describe('The parameters of a URL', () => {
  it('Invalid and unknown parameters count as absent', () => {
    const read = readParams({ tab: oneOfParam(['profile', 'fee']), redirect: text });
    expect(read({ tab: 'nonsense', redirect: '/admin', other: 1 })).toEqual({ redirect: '/admin' });
  });

  it('A list’s parameters are kept when they are single values that are not empty', () => {
    const search = { q: 'asha', year: 2, status: '', sort: undefined, department: ['Civil'] };
    expect(listParams()(search)).toEqual({ q: 'asha', year: 2 });
  });
});
