import { describe, expect, it } from 'vitest';
import { formatDateTime } from '#src/platform/text/format.ts';
import { earlierSteps, leftOutOf } from './earlier-steps.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const student = (id: string, status?: 'Active' | 'Inactive' | 'Suspended' | 'Graduated') => ({
  id,
  name: id,
  rollNo: id,
  email: `${id}@mail.example`,
  department: 'Civil',
  year: 2 as const,
  semester: 4 as const,
  ...(status && { status }),
});
const change = (at: string, by: string, old: unknown, next: unknown, field = 'semester', recordId = 'a') => ({
  recordId,
  at: `2026-11-${at}:00Z`,
  by: { name: by },
  fields: [{ field, old: old as number, new: next as number }],
});

describe('Who was moved on within a day', () => {
  it.each([
    ['one who was moved by another clerk an hour ago', [change('28T11:00', 'Neha', 4, 5)], 'Neha'],
    ['one who was moved 25 hours ago has not', [change('27T11:00', 'Neha', 4, 5)], undefined],
    [
      'one who was moved and put back has not',
      [change('28T11:30', 'Neha', 5, 4), change('28T11:00', 'Neha', 4, 5)],
      undefined,
    ],
    [
      'one who was moved twice and put back once has, by whoever moved last',
      [change('28T11:40', 'Neha', 6, 5), change('28T11:30', 'Ravi', 5, 6), change('28T11:00', 'Neha', 4, 5)],
      'Ravi',
    ],
    ['one whose semester was corrected downwards has not', [change('28T11:00', 'Neha', 5, 4)], undefined],
    ['one whose year alone was changed has not', [change('28T11:00', 'Neha', 2, 3, 'year')], undefined],
    ['one whose semester was empty before has not', [change('28T11:00', 'Neha', null, 1)], undefined],
    ['a change with no readable time counts for nothing', [change('99T11:00', 'Neha', 4, 5)], undefined],
  ])('%s', (_, changes, by) => {
    expect(earlierSteps(changes, 'semester', now).get('a')?.by).toBe(by);
  });

  it('tells students apart', () => {
    const changes = [change('28T11:00', 'Neha', 4, 5), change('28T10:00', 'Ravi', 2, 3, 'semester', 'b')];
    expect([...earlierSteps(changes, 'semester', now)]).toEqual([
      ['b', { at: '2026-11-28T10:00:00Z', by: 'Ravi' }],
      ['a', { at: '2026-11-28T11:00:00Z', by: 'Neha' }],
    ]);
  });
});

describe('Whom a relative change leaves out', () => {
  const students = [student('a'), student('b', 'Active'), student('c', 'Inactive'), student('d', 'Graduated')];
  const moved = new Map([['a', { at: '2026-11-28T11:00:00Z', by: 'Neha Rao' }]]);
  const idsLeftOut = (included: Parameters<typeof leftOutOf>[2]) => [...leftOutOf(students, moved, included).keys()];

  it('names those who have moved already and those who are not active, with the reason', () => {
    const reasons = leftOutOf(students, moved, { moved: false, inactive: false });
    expect(reasons.get('a')).toBe(`Moved already on ${formatDateTime('2026-11-28T11:00:00Z')} by Neha Rao`);
    expect(reasons.get('b')).toBeUndefined();
    expect(reasons.get('c')).toBe('Not active (Inactive)');
    expect(reasons.get('d')).toBe('Not active (Graduated)');
  });

  it('includes either of them once that is chosen', () => {
    expect(idsLeftOut({ moved: true, inactive: false })).toEqual(['c', 'd']);
    expect(idsLeftOut({ moved: false, inactive: true })).toEqual(['a']);
    expect(idsLeftOut({ moved: true, inactive: true })).toEqual([]);
  });
});
