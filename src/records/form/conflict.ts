import { type Fields, type Texts, withoutInapplicable } from '../fields/field.ts';
import { changedTexts } from './record-draft.ts';

export type Side = 'mine' | 'theirs';

/** Something that two people have left differently: a field, or fields that mean nothing without each other. */
export interface Difference {
  readonly fields: readonly string[];
  readonly changedBy: 'me' | 'them' | 'both';
}

/** Two versions of a record, the one that both started from, and what has been chosen so far. */
export interface Conflict<Row> {
  readonly theirs: Row;
  readonly versions: Readonly<Record<'before' | Side, Texts>>;
  readonly differences: readonly Difference[];
  /** By the first field of each difference. Of what both have changed nothing is chosen to begin with. */
  readonly choices: Readonly<Record<string, Side>>;
}

const isSame = (a: Texts, b: Texts, names: readonly string[]) =>
  names.every((name) => (a[name] ?? '').trim() === (b[name] ?? '').trim());

/** The fields one by one, but together where one depends on another's value: a placement is taken as a whole. */
function groups<Row>(fields: Fields<Row>, mine: Texts, theirs: Texts): string[][] {
  const dependents = (name: string) =>
    Object.keys(mine).filter((other) => {
      const { onlyIf } = fields[other] ?? {};
      return onlyIf?.field === name && [mine, theirs].some((values) => values[name] !== onlyIf.is);
    });
  const names = Object.keys(mine);
  const taken = new Set(names.flatMap(dependents));
  return names.filter((name) => !taken.has(name)).map((name) => [name, ...dependents(name)]);
}

/**
 * The three-way merge: compares what was stored meanwhile with what is in the form. A field that only they have changed
 * is theirs, one that only I have changed is mine, and one that both have changed has to be chosen.
 */
export function conflictOf<Row>(
  fields: Fields<Row>,
  base: Texts,
  form: Texts,
  stored: Texts,
  theirs: Row,
): Conflict<Row> {
  const { versions, differences } = compare(fields, base, form, stored);
  const choices = differences.flatMap(({ fields: [name = ''], changedBy }): [string, Side][] =>
    changedBy === 'both' ? [] : [[name, changedBy === 'me' ? 'mine' : 'theirs']],
  );
  return { theirs, versions, differences, choices: Object.fromEntries(choices) };
}

function compare<Row>(fields: Fields<Row>, base: Texts, form: Texts, stored: Texts) {
  const [before, mine, theirs] = [base, form, stored].map((values) => withoutInapplicable(fields, values)) as [
    Texts,
    Texts,
    Texts,
  ];
  const differences = groups(fields, mine, theirs)
    .filter((names) => !isSame(mine, theirs, names))
    .map((names): Difference => {
      if (isSame(before, theirs, names)) return { fields: names, changedBy: 'me' };
      return { fields: names, changedBy: isSame(before, mine, names) ? 'them' : 'both' };
    });
  return { versions: { before, mine, theirs }, differences };
}

/**
 * What a form holds that follows the record: what was typed, and the rest as it is stored by now. Undefined where both have
 * changed a field, so that a save compares them.
 */
export function followedEdits<Row>(fields: Fields<Row>, base: Texts, form: Texts, stored: Texts): Texts | undefined {
  const isDisputed = compare(fields, base, form, stored).differences.some(({ changedBy }) => changedBy === 'both');
  return isDisputed ? undefined : { ...stored, ...changedTexts(base, form) };
}

/** Whether they have changed anything that the form holds. What they changed elsewhere in the record stays theirs. */
export function needsDecision<Row>({ differences }: Conflict<Row>): boolean {
  return differences.some(({ changedBy }) => changedBy !== 'me');
}

/** What only they have changed, as they have it. */
export const theirChanges = <Row>(conflict: Conflict<Row>): Texts =>
  valuesOfSide(
    conflict,
    'theirs',
    conflict.differences.filter(({ changedBy }) => changedBy === 'them'),
  );

export function choose<Row>(conflict: Conflict<Row>, side: Side, which = conflict.differences): Conflict<Row> {
  const chosen = which.map(({ fields: [name = ''] }) => [name, side]);
  return { ...conflict, choices: { ...conflict.choices, ...Object.fromEntries(chosen) } };
}

export function valuesOfSide<Row>({ versions, differences }: Conflict<Row>, side: Side, which = differences): Texts {
  const version = versions[side];
  return Object.fromEntries(which.flatMap(({ fields }) => fields.map((name) => [name, version[name] ?? ''])));
}

/** Which version of a difference the form holds, or whether it has been edited since. */
export function currentSide<Row>(
  recordFields: Fields<Row>,
  { versions }: Conflict<Row>,
  { fields }: Difference,
  values: Texts,
): Side | 'edited' {
  const current = withoutInapplicable(recordFields, values);
  if (isSame(current, versions.mine, fields)) return 'mine';
  return isSame(current, versions.theirs, fields) ? 'theirs' : 'edited';
}

/** What is still to be chosen. A field that has been edited since is decided: it is what its editor wants. */
export function undecided<Row>(fields: Fields<Row>, conflict: Conflict<Row>, values: Texts): readonly Difference[] {
  return conflict.differences.filter(
    (difference) =>
      !conflict.choices[difference.fields[0] ?? ''] && currentSide(fields, conflict, difference, values) !== 'edited',
  );
}
