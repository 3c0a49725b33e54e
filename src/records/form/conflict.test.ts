import { describe, expect, it } from 'vitest';
import type { Texts } from '../fields/field.ts';
import { type Student, studentFields as fields } from '#src/features/students/student.ts';
import { choose, conflictOf, currentSide, followedEdits, needsDecision, undecided, valuesOfSide } from './conflict.ts';

const theirs: Student = {
  id: 's1',
  name: 'Asha Rao',
  email: 'asha@university.example',
  rollNo: 'CS2101',
  department: 'Civil',
  year: 2,
  semester: 3,
  updatedAt: '2026-06-01T10:00:00.000Z',
};
const before = { phone: '1', address: 'a', year: '2' };
const compare = (mine: Texts, stored: Texts, base: Texts = before) =>
  conflictOf(fields, base, { ...base, ...mine }, { ...base, ...stored }, theirs);

describe('Two versions of a record, field by field', () => {
  it.each<[what: string, mine: Texts, stored: Texts, differences: object[], choices: object]>([
    ['A conflict does not exist without a difference', {}, {}, [], {}],
    [
      'A field that only I changed is mine',
      { phone: '2' },
      {},
      [{ fields: ['phone'], changedBy: 'me' }],
      { phone: 'mine' },
    ],
    [
      'A field that only they changed is theirs',
      {},
      { phone: '2' },
      [{ fields: ['phone'], changedBy: 'them' }],
      { phone: 'theirs' },
    ],
    [
      'A field that both changed is undecided',
      { phone: '2' },
      { phone: '3' },
      [{ fields: ['phone'], changedBy: 'both' }],
      {},
    ],
    ['A field that both changed alike is no conflict', { phone: '2' }, { phone: '2' }, [], {}],
    ['Surrounding spaces are no difference', { phone: ' 1 ' }, {}, [], {}],
    [
      'A field that I cleared is a change',
      { phone: '' },
      { address: '' },
      [
        { fields: ['phone'], changedBy: 'me' },
        { fields: ['address'], changedBy: 'them' },
      ],
      { phone: 'mine', address: 'theirs' },
    ],
  ])('%s', (_, mine, stored, differences, choices) => {
    const conflict = compare(mine, stored);
    expect(conflict.differences).toEqual(differences);
    expect(conflict.choices).toEqual(choices);
  });

  it('A change of the other person outside the edited part is no conflict', () => {
    expect(needsDecision(compare({ phone: '2' }, {}))).toBe(false);
    expect(needsDecision(compare({ phone: '2' }, { address: 'b' }))).toBe(true);
  });
});

describe('The placement in a conflict', () => {
  const placed = { placementStatus: 'Placed', company: 'Tarang', packageAmount: '9' };

  it('compares field by field when both versions are placed', () => {
    const { differences } = compare({ company: 'Mine' }, { packageAmount: '10' }, placed);
    expect(differences).toEqual([
      { fields: ['company'], changedBy: 'me' },
      { fields: ['packageAmount'], changedBy: 'them' },
    ]);
  });

  it('takes one version as a whole when the other is not placed: no status keeps the other’s company', () => {
    const conflict = compare({ placementStatus: 'Not Placed' }, { company: 'Theirs' }, placed);
    expect(conflict.differences).toEqual([
      { fields: ['placementStatus', 'company', 'packageAmount'], changedBy: 'both' },
    ]);
    expect(valuesOfSide(conflict, 'mine')).toEqual({ placementStatus: 'Not Placed', company: '', packageAmount: '' });
    expect(valuesOfSide(conflict, 'theirs')).toEqual({ ...placed, company: 'Theirs' });
  });
});

describe('The choice in a conflict', () => {
  const conflict = compare({ phone: '2', address: 'b' }, { phone: '3', year: '4' });
  const form = { phone: '2', address: 'b', year: '4' };

  it('concerns only fields that both people have changed', () => {
    expect(undecided(fields, conflict, form).map(({ fields }) => fields)).toEqual([['phone']]);
  });

  it.each(['mine', 'theirs'] as const)('can be made for one field: %s', (side) => {
    const decided = choose(conflict, side, undecided(fields, conflict, form));
    expect(undecided(fields, decided, form)).toEqual([]);
    expect(decided.choices).toEqual({ phone: side, address: 'mine', year: 'theirs' });
  });

  it('can be made for all fields at once', () => {
    expect(choose(conflict, 'theirs').choices).toEqual({ phone: 'theirs', address: 'theirs', year: 'theirs' });
    expect(valuesOfSide(conflict, 'theirs')).toEqual({ phone: '3', address: 'a', year: '4' });
    expect(valuesOfSide(conflict, 'mine')).toEqual({ phone: '2', address: 'b', year: '2' });
  });

  it('can be made by typing a third value', () => {
    const [difference] = conflict.differences;
    const edited = { ...form, phone: '4' };
    expect(difference && currentSide(fields, conflict, difference, edited)).toBe('edited');
    expect(undecided(fields, conflict, edited)).toEqual([]);
  });
});

describe('A form that follows its record while somebody types', () => {
  const placed = { placementStatus: 'Placed', company: 'Tarang', packageAmount: '5' };
  it.each<[what: string, base: Texts, typed: Texts, stored: Texts, followed: Texts | undefined]>([
    ['takes everything over where nothing is typed', before, {}, { phone: '2', year: '3' }, { phone: '2', year: '3' }],
    ['keeps what is typed, and takes the rest', before, { phone: '9' }, { year: '3' }, { phone: '9', year: '3' }],
    ['keeps a field that was emptied', before, { phone: '' }, { address: 'b' }, { phone: '', address: 'b' }],
    ['keeps what is typed where both have written the same', before, { phone: '2 ' }, { phone: '2' }, { phone: '2 ' }],
    ['takes over that a field was emptied', before, { phone: '9' }, { address: '' }, { phone: '9', address: '' }],
    ['waits for a save where both have changed a field', before, { phone: '9' }, { phone: '2', year: '3' }, undefined],
    [
      'waits where both have changed what goes together',
      placed,
      { company: 'Mine' },
      { placementStatus: 'Higher Studies', company: '', packageAmount: '' },
      undefined,
    ],
    [
      'takes over what goes together',
      { ...placed, phone: '1' },
      { phone: '9' },
      { placementStatus: 'Higher Studies', company: '', packageAmount: '' },
      { phone: '9', placementStatus: 'Higher Studies', company: '', packageAmount: '' },
    ],
  ])('%s', (_, base, typed, stored, followed) => {
    expect(followedEdits(fields, base, { ...base, ...typed }, { ...base, ...stored })).toEqual(
      followed && { ...base, ...followed },
    );
  });
});
