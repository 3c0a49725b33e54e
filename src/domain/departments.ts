import { withOthers } from './known-values.ts';

/** Section 3: the departments that the administrators' forms offer. */
export const DEPARTMENTS = ['Computer Science', 'Electronics', 'Mechanical', 'Civil', 'Electrical'] as const;

/** The departments to filter a list by: the five, then whatever else the list holds, by name. Case is no difference. */
export function departmentsIn(list: readonly { readonly department?: string | null | undefined }[]): readonly string[] {
  return withOthers(
    DEPARTMENTS,
    list.map(({ department }) => department),
  );
}
