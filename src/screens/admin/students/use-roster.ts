import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rosterQuery } from '../../../api/admin-students.ts';
import { departmentsIn } from '../../../domain/departments.ts';
import { readOrder } from '../../../domain/ordering.ts';
import { countStudents } from '../../../domain/statistics.ts';
import { filterStudents, indexStudents } from '../../../domain/student-filters.ts';
import { orderStudents, STUDENT_COLUMNS } from '../../../domain/student-order.ts';
import { rulesOf, type ListFilters } from './list-filters.ts';

/**
 * The students as a list shows them. Each step waits for its own cause: an arriving list is counted and prepared, a
 * chosen column sorts it, and a keystroke does no more than compare texts.
 */
export function useRoster(filters: ListFilters) {
  const query = useQuery(rosterQuery());
  const { data: all } = query;
  const { q, department, year, sort } = filters;

  const counts = useMemo(() => all && countStudents(all), [all]);
  const departments = useMemo(() => departmentsIn(all ?? []), [all]);
  const index = useMemo(() => all && indexStudents(all), [all]);
  const order = useMemo(() => readOrder(sort, STUDENT_COLUMNS), [sort]);
  const sorted = useMemo(() => index && orderStudents(index, order), [index, order]);
  const shown = useMemo(
    () => sorted && filterStudents(sorted, rulesOf({ q, department, year, sort: '' })),
    [sorted, q, department, year],
  );
  return { query, counts, departments, order, shown };
}
