import type { components } from '../../../../openapi/schema.gen.ts';

type Student = components['schemas']['Student'];
/** The fields of a form, each a text as its control holds it. */
export type Texts = Readonly<Record<string, string>>;
export type Side = 'mine' | 'theirs';

/** Something that two people have left differently: a field, or fields that are nothing without each other. */
export interface Difference {
  readonly fields: readonly string[];
  readonly changedBy: 'me' | 'them' | 'both';
}

/** Two versions of a record, the one that both started from, and what has been chosen so far. */
export interface Conflict {
  readonly theirs: Student;
  readonly versions: Readonly<Record<'before' | Side, Texts>>;
  readonly differences: readonly Difference[];
  /** By the first field of each difference. What both have changed is nobody's until somebody chooses. */
  readonly choices: Readonly<Record<string, Side>>;
}

const same = (a: Texts, b: Texts, fields: readonly string[]) =>
  fields.every((field) => (a[field] ?? '').trim() === (b[field] ?? '').trim());

/** Nobody but a placed student has a company and a package, whatever a disabled control still holds. */
const settled = (values: Texts): Texts =>
  'placementStatus' in values && values['placementStatus'] !== 'Placed'
    ? { ...values, company: '', packageAmount: '' }
    : values;

const PLACEMENT = ['placementStatus', 'company', 'packageAmount'];

/** The fields one by one; but where one version is placed and the other is not, a placement is taken or left whole. */
function units(mine: Texts, theirs: Texts): string[][] {
  const together = [mine, theirs].some((values) => (values['placementStatus'] ?? 'Placed') !== 'Placed');
  return Object.keys(mine).flatMap((field) => {
    if (!together || !PLACEMENT.includes(field)) return [[field]];
    return field === 'placementStatus' ? [PLACEMENT] : [];
  });
}

/**
 * Compares what was stored meanwhile with what is in the form. A field that only they have changed is theirs, one that
 * only I have changed is mine, and one that both have changed has to be chosen.
 */
export function conflictOf(base: Texts, form: Texts, stored: Texts, theirs: Student): Conflict {
  const [before, mine, other] = [settled(base), settled(form), settled(stored)];
  const differences = units(mine, other)
    .filter((fields) => !same(mine, other, fields))
    .map((fields): Difference => {
      if (same(before, other, fields)) return { fields, changedBy: 'me' };
      return { fields, changedBy: same(before, mine, fields) ? 'them' : 'both' };
    });
  const choices = differences.flatMap(({ fields: [field = ''], changedBy }): [string, Side][] =>
    changedBy === 'both' ? [] : [[field, changedBy === 'me' ? 'mine' : 'theirs']],
  );
  return {
    theirs,
    versions: { before, mine, theirs: other },
    differences,
    choices: Object.fromEntries(choices),
  };
}

/** Whether anything of theirs is in the way. What they changed elsewhere in the record stays theirs without a question. */
export function concerns({ differences }: Conflict): boolean {
  return differences.some(({ changedBy }) => changedBy !== 'me');
}

/** One difference decided, or all of them. */
export function choose(conflict: Conflict, side: Side, which = conflict.differences): Conflict {
  const chosen = which.map(({ fields: [field = ''] }) => [field, side]);
  return { ...conflict, choices: { ...conflict.choices, ...Object.fromEntries(chosen) } };
}

/** The fields of some differences as a side has them. */
export function take(conflict: Conflict, side: Side, which = conflict.differences): Texts {
  const version = conflict.versions[side];
  return Object.fromEntries(which.flatMap(({ fields }) => fields.map((field) => [field, version[field] ?? ''])));
}

/** What the form holds of a difference: a version, or something that has been typed since. */
export function inForm({ versions }: Conflict, { fields }: Difference, values: Texts): Side | 'edited' {
  const current = settled(values);
  if (same(current, versions.mine, fields)) return 'mine';
  return same(current, versions.theirs, fields) ? 'theirs' : 'edited';
}

/** What is still to be chosen. A field that has been edited since is decided: it is what its editor wants. */
export function undecided(conflict: Conflict, values: Texts): readonly Difference[] {
  return conflict.differences.filter(
    (difference) => !conflict.choices[difference.fields[0] ?? ''] && inForm(conflict, difference, values) !== 'edited',
  );
}
