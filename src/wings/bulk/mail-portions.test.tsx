import { expect, it } from 'vitest';
import { messageHref } from '#src/ui/links.tsx';
import { distinctAddresses, mailPortions } from './mail-portions.ts';

const people = (count: number, domain = 'mail.example') =>
  Array.from({ length: count }, (_, i) => `person${i}@${domain}`);

it('Addresses to write to are each there once, whatever their case, and none is empty', () => {
  expect(distinctAddresses(['a@b.example', ' A@B.example ', '', ' ', null, undefined, 'c@b.example'])).toEqual([
    'a@b.example',
    'c@b.example',
  ]);
});

it('The address of a message keeps signs that would end it', () => {
  expect(messageHref(['a&b=c@mail.example', 'd,e@mail.example'])).toBe(
    'mailto:?bcc=a%26b%3Dc@mail.example,d%2Ce@mail.example',
  );
});

it.each([
  ['no', [], 0],
  ['one', people(1), 1],
  ['fifty', people(50), 1],
  ['fifty-one', people(51), 2],
  ['3,000', people(3000), 60],
  ['fifty long', people(50, `${'long'.repeat(15)}.example`), 3],
])('%s addresses keep their order in portions that mail programs take', (_, addresses, count) => {
  const portions = mailPortions(addresses);
  expect(portions).toHaveLength(count);
  expect(portions.flatMap((portion) => portion.addresses)).toEqual(addresses);
  for (const portion of portions) {
    expect(portion.addresses[0]).toBe(addresses[portion.start - 1]);
    expect(portion.addresses.length).toBeLessThanOrEqual(50);
    expect(messageHref(portion.addresses).length).toBeLessThanOrEqual(1900);
  }
});
