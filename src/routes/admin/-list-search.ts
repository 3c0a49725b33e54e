/** What the URL of a list of students says; an absent one is not set. */
export interface StudentListSearch {
  readonly q?: string;
  readonly department?: string;
  readonly year?: 1 | 2 | 3 | 4;
  /** A column, with a minus sign in front for the other direction. */
  readonly sort?: string;
  /** Section 4: set by a deletion, to force a reload of the list. */
  readonly reload?: true;
}

const text = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? String(value) : '');
const isYear = (value: unknown): value is 1 | 2 | 3 | 4 => value === 1 || value === 2 || value === 3 || value === 4;

/** Reads a list's filters from the URL; whatever does not fit is left out, and so is every empty one. */
export function studentListSearch({ q, department, year, sort, reload }: Record<string, unknown>): StudentListSearch {
  return {
    ...(text(q) && { q: text(q) }),
    ...(text(department) && { department: text(department) }),
    ...(isYear(year) && { year }),
    ...(text(sort) && { sort: text(sort) }),
    ...(reload === true && { reload }),
  };
}
