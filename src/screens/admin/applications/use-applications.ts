import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { applicationsQuery } from '../../../api/applications.ts';
import { countByStatus } from '../../../domain/application-status.ts';
import { inOrder, readOrder } from '../../../domain/ordering.ts';
import { APPLICATION_COLUMNS, applicationKey } from './application-columns.tsx';
import { fitting, type ApplicationFilters } from './application-filters.ts';

/** The applications as the list shows them: what there is, what the filters leave of it, and in which order. */
export function useApplications({ q, status, course, sort }: ApplicationFilters) {
  const query = useQuery(applicationsQuery());
  const { data: all } = query;
  // A tab counts what it would show: the other filters hold for it too.
  const counts = useMemo(() => all && countByStatus(fitting(all, { q, course, status: '' })), [all, q, course]);
  const courses = useMemo(
    () =>
      [...new Set(all?.map((one) => one.desiredCourse.trim()))].filter(Boolean).toSorted((a, b) => a.localeCompare(b)),
    [all],
  );
  const order = useMemo(() => readOrder(sort, APPLICATION_COLUMNS), [sort]);
  const shown = useMemo(
    () => all && inOrder(fitting(all, { q, status, course }), order, applicationKey),
    [all, q, status, course, order],
  );
  // Without a list there is nothing to be counted, nor to be divided by tabs.
  const promising = all === undefined ? !query.error : all.length > 0;
  return { query, all, promising, counts, courses, order, shown };
}
