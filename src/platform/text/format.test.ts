import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTranslations } from '#tests/translations.ts';
import { startLanguage } from '../language.ts';
import {
  formatAmount,
  formatCgpa,
  formatDate,
  formatDateTime,
  formatDuration,
  formatNumber,
  formatOrdinal,
  formatPackage,
  formatPercent,
  formatShare,
  formatStudyYear,
  isNA,
  ordinal,
  orNA,
  startOfDay,
  timeOf,
} from './format.ts';

it.each([
  [null, 'N/A'],
  [undefined, 'N/A'],
  ['', 'N/A'],
  ['   ', 'N/A'],
  [Number.NaN, 'N/A'],
  [0, '0'],
  ['B+', 'B+'],
  [' 12 MG Road ', '12 MG Road'],
])('section 3: the value “%s” is shown as %s', (value, expected) => {
  expect(orNA(value)).toBe(expected);
});

it.each([0, 7, 999, 1000, 99_999, 100_000, 1_234_567, 123_456_789_012, -1_250, 1_250.5, 999_999_999_999_999])(
  'section 9: the count %d uses Indian digit grouping',
  (value) => {
    expect(formatNumber(value)).toBe(value.toLocaleString('en-IN'));
  },
);

describe('section 9: currency symbol ₹, with Indian grouping', () => {
  it.each([
    [0, '₹0'],
    [999, '₹999'],
    [1_000, '₹1,000'],
    [125_000, '₹1,25,000'],
    [12_345_678, '₹1,23,45,678'],
    [1_250.5, '₹1,250.50'],
    [-500, '-₹500'],
    [119_999.996, '₹1,19,999.99'],
    [0.004, '₹0.004'],
    [-0.004, '-₹0.004'],
    [0.3 - 0.1 - 0.2, '₹0'],
    [1.005, '₹1'],
    [null, 'N/A'],
    [undefined, 'N/A'],
    [Number.NaN, 'N/A'],
  ])('The amount %s reads %s', (amount, expected) => {
    expect(formatAmount(amount)).toBe(expected);
  });
});

describe("section 9: 'LPA' is appended to the package", () => {
  it.each([
    [12, '12 LPA'],
    [6.5, '6.5 LPA'],
    [1000, '1,000 LPA'],
    [6.996, '6.99 LPA'],
    [1000.004, '1,000'],
    [700_000, '7,00,000'],
    [0, '0 LPA'],
    [null, 'N/A'],
    [undefined, 'N/A'],
  ])('The package %j reads %s', (amount, expected) => {
    expect(formatPackage(amount)).toBe(expected);
  });
});

it.each([
  [8.7, '8.70'],
  [10, '10.00'],
  [0, '0.00'],
  [7.845, '7.84'],
  [6.999, '6.99'],
  [9.996, '9.99'],
  [8.29, '8.29'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  [Number.NaN, 'N/A'],
])('A CGPA of %s is %s', (value, text) => expect(formatCgpa(value)).toBe(text));

it.each([
  [91.5, '91.5%'],
  [91.566_66, '91.56%'],
  [74.996, '74.99%'],
  [99.996, '99.99%'],
  [74.999_999_999_99, '75%'],
  [64.35, '64.35%'],
  [0.1 + 0.2, '0.3%'],
  [0.004, '0.004%'],
  [0, '0%'],
  [100, '100%'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  [Number.NaN, 'N/A'],
])('An attendance of %s is %s', (value, text) => expect(formatPercent(value)).toBe(text));

describe('Dates in the format of the university’s locale', () => {
  it.each([
    ['2004-02-29', '29 Feb 2004'],
    ['2024-12-31', '31 Dec 2024'],
    ['one day', 'one day'],
    ['', 'N/A'],
    [null, 'N/A'],
    [undefined, 'N/A'],
  ])('The date %j is %s, in every time zone', (date, expected) => {
    expect(formatDate(date)).toBe(expected);
  });

  it('include the hour of a timestamp', () => {
    expect(formatDateTime('2025-06-01T08:05:00Z')).toMatch(/2025.*:05/);
  });

  it.each(['2025-06-01T08:05:00', '2025-06-01T08:05', '2025-06-01T08:05:00.123'])(
    'use UTC for a timestamp without an offset: %s',
    (moment) => {
      expect(formatDateTime(moment)).toBe(formatDateTime('2025-06-01T08:05:00Z'));
    },
  );
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [8, '8th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [112, '112th'],
])('section 9: the ordinal of %i is %s', (n, expected) => {
  expect(ordinal(n)).toBe(expected);
});

it.each([
  [3, '3rd'],
  [0, 'N/A'],
  [2.7, 'N/A'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  [Number.NaN, 'N/A'],
])('A year or semester %s is %s', (n, expected) => {
  expect(formatOrdinal(n)).toBe(expected);
});

it.each([
  [1, '1 Year'],
  [2, '2 Years'],
  [4, '4 Years'],
  [1.5, '1.5 Years'],
  [9.981578730976754, '10 Years'],
  [0.96, '1 Year'],
  [0.01, 'Duration not specified'],
  [0, 'Duration not specified'],
  [null, 'Duration not specified'],
  [undefined, 'Duration not specified'],
  [Number.NaN, 'Duration not specified'],
])('section 9: a duration of %s years reads %s', (years, expected) => {
  expect(formatDuration(years)).toBe(expected);
});

it.each([
  [2, '2nd year'],
  [0, 'N/A'],
  [2.5, 'N/A'],
  [null, 'N/A'],
])('A year of study %j reads %s', (year, expected) => {
  expect(formatStudyYear(year)).toBe(expected);
});

it.each([
  [1, 2000, '0.05%'],
  [0, 2000, '0%'],
  [1999, 2000, '99%'],
  [2000, 2000, '100%'],
  [29, 100, '29%'],
  [1, 3, '33%'],
  [2, 3, '67%'],
])('The share of %i in %i is %s: neither nothing nor all, unless it is that', (part, whole, text) => {
  expect(formatShare(part, whole)).toBe(text);
});

it('Formatters are created lazily, as a first screen needs few of them', async () => {
  vi.resetModules();
  const made = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'DateTimeFormat')];
  await import('./format.ts');
  for (const constructor of made) expect(constructor).not.toHaveBeenCalled();
});

it.each([1e308, -1e308, 1e15, Infinity, Number.NaN])('The figure %d is not shown', (value) => {
  const formats = [formatAmount, formatPackage, formatCgpa, formatPercent, formatNumber, formatOrdinal, orNA];
  for (const format of formats) expect(format(value), format.name).toBe('N/A');
  expect(formatDuration(value)).toBe('Duration not specified');
});

it('A duration of more than a hundred years is not specified', () => {
  expect([formatDuration(100), formatDuration(101)]).toEqual(['100 Years', 'Duration not specified']);
});

describe('The start of a day', () => {
  it('uses the local time zone, also for a later day in another month', () => {
    expect(startOfDay('2026-05-31')).toBe(new Date(2026, 4, 31).getTime());
    expect(startOfDay('2026-05-31', 1)).toBe(new Date(2026, 5, 1).getTime());
  });

  it.each(['2026-02-30', '2026-13-01', '2026-00-10', '26-05-01', '2026-05-01T00:00:00Z', ''])(
    'The text %j has no start of a day',
    (text) => {
      expect(startOfDay(text)).toBeUndefined();
    },
  );
});

describe('A timestamp', () => {
  it.each([
    ['A timestamp with an offset is read', '2026-05-02T08:15:00+05:30', Date.UTC(2026, 4, 2, 2, 45)],
    ['A timestamp without an offset is in UTC', '2026-05-02T08:15:00', Date.UTC(2026, 4, 2, 8, 15)],
    ['A date alone is its beginning', '2026-05-02', new Date(2026, 4, 2).getTime()],
    ['An invalid timestamp is not a moment', 'yesterday', undefined],
    ['A missing timestamp is not a moment', undefined, undefined],
  ])('%s', (_, text, time) => {
    expect(timeOf(text)).toBe(time);
  });
});

describe('Another language', () => {
  afterEach(() => startLanguage('en'));

  it('Another language changes months and words, and not how figures are written', () => {
    const english = formatDate('2026-05-18');
    startLanguage('hi');
    startTranslations('hi', { 'N/A': 'उपलब्ध नहीं', '{0} Year | {1} Years': ['{0} वर्ष', '{0} वर्ष'] });
    expect(formatDate('2026-05-18')).toMatch(/18 मई 2026/);
    expect(formatDuration(4)).toBe('4 वर्ष');
    expect(formatAmount(125_000)).toBe('₹1,25,000');
    startLanguage('en');
    expect(formatDate('2026-05-18')).toBe(english);
  });

  it('Another language changes the word for what a record does not say, and a missing figure is still known by it', () => {
    startLanguage('hi');
    startTranslations('hi', { 'N/A': 'उपलब्ध नहीं' });
    expect([orNA(null), formatAmount(null), formatOrdinal(0)]).toEqual(Array(3).fill('उपलब्ध नहीं'));
    expect([isNA(orNA(null)), isNA(orNA('B+'))]).toEqual([true, false]);
  });
});
