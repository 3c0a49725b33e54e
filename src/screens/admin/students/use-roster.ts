import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rosterQuery } from '../../../api/students.ts';
import { departmentsIn } from '../../../domain/departments.ts';
import { readOrder } from '../../../domain/ordering.ts';
import { countStudents } from '../../../domain/statistics.ts';
import { filterStudents, indexStudents } from '../../../domain/student-filters.ts';
import { orderStudents, STUDENT_COLUMNS } from '../../../domain/student-order.ts';
import type { StudentFilters } from '../../../domain/student-filters.ts';
import { rulesOf, type ListFilters } from './list-filters.ts';

/**
 * The students as a list shows them. Each step waits for its own cause: an arriving list is counted and prepared, a
 * chosen column sorts it, and a keystroke does no more than compare texts.
 */
export function useRoster<Filters extends ListFilters>(
  filters: Filters,
  rules: (filters: Filters) => StudentFilters = rulesOf,
) {
  const query = useQuery(rosterQuery());
  const { data: all } = query;

  const counts = useMemo(() => all && countStudents(all), [all]);
  const departments = useMemo(() => departmentsIn(all ?? []), [all]);
  const index = useMemo(() => all && indexStudents(all), [all]);
  const order = useMemo(() => readOrder(filters.sort, STUDENT_COLUMNS), [filters.sort]);
  const sorted = useMemo(() => index && orderStudents(index, order), [index, order]);
  // As a text, since the filters are another object at each drawing.
  const wanted = JSON.stringify(rules(filters));
  const shown = useMemo(() => sorted && filterStudents(sorted, JSON.parse(wanted) as StudentFilters), [sorted, wanted]);
  return { query, all, counts, departments, order, shown };
}
