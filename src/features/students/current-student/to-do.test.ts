import { describe, expect, it } from 'vitest';
import { parseOwnRecord } from './own-record.ts';
import { placementNews, toDo } from './to-do.ts';

const contact = { phone: '+919812345678', address: 'Pune' };
const complete = {
  ...contact,
  totalFee: 1000,
  paidAmount: 1000,
  pendingAmount: 0,
  attendance: { percentage: 75 },
};

/** What an answer of the server leads to. */
const itemsOf = (answer: object, canWriteContact = true) =>
  toDo(parseOwnRecord({ id: 's1', name: 'Bo Li', department: 'Civil', ...answer }), { canWriteContact });

describe('What a student is to do now', () => {
  it.each([
    [{ totalFee: 5000, paidAmount: 2000, pendingAmount: 3000 }, '₹3,000 to pay', 'Pay at: the accounts office'],
    [{ attendance: { percentage: 74.9 } }, 'Attendance 74.9%', 'Below 75% your department decides'],
    [{ phone: null, address: ' ' }, 'Missing in your profile: phone, address', 'The university reaches you by it.'],
    [{ hasTemporaryLogin: true }, 'Your password is a temporary one', 'The person who gave it to you knows it too.'],
  ])('A student with %j is told “%s”', (part, title, beginning) => {
    expect(itemsOf({ ...complete, ...part })).toEqual([
      expect.objectContaining({ title, text: expect.stringContaining(beginning) }),
    ]);
  });

  it('A student of whom all is in order is told nothing', () => {
    expect(itemsOf(complete)).toEqual([]);
  });

  it('A missing address leads to the profile, or to the office where the server stores no profile', () => {
    const title = 'Missing in your profile: address';
    const record = { ...complete, address: null };
    expect(itemsOf(record)).toEqual([{ title, text: 'The university reaches you by it.', action: 'profile' }]);
    expect(itemsOf(record, false)).toEqual([{ title, text: 'Ask the office to write it into your record.' }]);
  });

  it.each([
    [
      { courseName: 'Civil Engineering', feeAmount: 112_000, feeType: 'per year' },
      'You are admitted to Civil Engineering, which costs ₹1,12,000 per year. Pay at: the accounts office',
    ],
    [
      { courseName: 'Civil Engineering', feeAmount: 112_000 },
      'You are admitted to Civil Engineering, which costs ₹1,12,000. ',
    ],
    [{ courseName: 'Civil Engineering' }, 'You are admitted to Civil Engineering. Your CGPA'],
    [{ courseName: ' ' }, 'Your CGPA'],
    ['Civil Engineering', 'Your CGPA'],
    [undefined, 'Your CGPA, attendance and credits appear here'],
  ])('A new student of the course %j is welcomed with its name and fee', (admittedTo, beginning) => {
    const [item, ...others] = itemsOf({ ...contact, admittedTo });
    expect(item?.title).toBe('Welcome to Civil');
    expect(item?.text.startsWith(beginning), item?.text).toBe(true);
    expect(others).toEqual([]);
  });
});

it.each([
  [{ company: 'Meghdoot Cloud', packageAmount: 18.5 }, 'Placed at Meghdoot Cloud, 18.5\u00a0LPA.'],
  [{ company: 'Meghdoot Cloud', packageAmount: null }, 'Placed at Meghdoot Cloud.'],
  [{ company: ' ', placementStatus: 'Placed' }, undefined],
])('A student with %j reads the news “%s”', (part, news) => {
  expect(placementNews(parseOwnRecord({ id: 's1', name: 'Bo Li', ...part }))).toBe(news);
});
