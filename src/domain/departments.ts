/** Section 3: the departments that the administrators' forms offer. */
export const DEPARTMENTS = ['Computer Science', 'Electronics', 'Mechanical', 'Civil', 'Electrical'] as const;

/** The departments to filter a list by: the five, then whatever else the list holds, by name. Case is no difference. */
export function departmentsIn(list: Iterable<{ readonly department?: string | null | undefined }>): readonly string[] {
  const known = new Set(DEPARTMENTS.map((department) => department.toLowerCase()));
  const others = new Map<string, string>();
  for (const { department } of list) {
    const key = department?.toLowerCase();
    if (department && key && !known.has(key) && !others.has(key)) others.set(key, department);
  }
  return others.size === 0
    ? DEPARTMENTS
    : [...DEPARTMENTS, ...[...others.values()].toSorted((a, b) => a.localeCompare(b))];
}
