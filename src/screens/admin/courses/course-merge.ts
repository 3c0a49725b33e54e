import { courseFields, type CourseValues } from './course-form.ts';

type Field = keyof CourseValues;

/** A field that two people have left differently, as the other one has stored it. */
export interface Clash {
  readonly field: Field;
  readonly theirs: string;
}

const same = (a: string, b: string) => a.trim() === b.trim();

/**
 * What an edit makes of a course that somebody else may have stored meanwhile: a field that this form has not changed is
 * theirs, one that it has is its own, and one that both have changed differently is for the person to decide.
 */
export function mergeOf(before: CourseValues, mine: CourseValues, theirs: CourseValues) {
  const edited = courseFields.filter((field) => !same(mine[field], before[field]));
  const values: CourseValues = { ...theirs, ...Object.fromEntries(edited.map((field) => [field, mine[field]])) };
  const clashes = edited
    .filter((field) => !same(theirs[field], before[field]) && !same(mine[field], theirs[field]))
    .map((field): Clash => ({ field, theirs: theirs[field] }));
  return { values, clashes };
}
