import { Flex } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { coursesQuery } from '../../../api/courses.ts';
import { inOrder, readOrder, writeOrder } from '../../../domain/ordering.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ListStates } from '../ListStates.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { useUrlFilters } from '../../../ui/use-url-filters.ts';
import { COURSE_COLUMNS, courseColumns, courseKey } from './course-columns.tsx';

type Course = components['schemas']['Course'];

const route = getRouteApi('/admin/courses');
const idOf = ({ id }: Course) => id;
const haystack = ({ courseName, courseCode, department }: Course) =>
  [courseName, courseCode, department].join('\n').toLowerCase();

/** /admin/courses: every course, active or not. */
export function CoursesScreen() {
  const { q = '', sort = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { filters, change, flush } = useUrlFilters({ q, sort }, (next) => {
    const search = { ...(next.q && { q: next.q }), ...(next.sort && { sort: next.sort }) };
    void navigate({ search, replace: true, resetScroll: false });
  });
  const query = useQuery(coursesQuery());
  const { data: all } = query;
  const shown = useMemo(() => {
    const needle = filters.q.toLowerCase();
    const fitting = all?.filter((course) => !needle || haystack(course).includes(needle));
    return fitting && inOrder(fitting, readOrder(filters.sort, COURSE_COLUMNS), courseKey);
  }, [all, filters.q, filters.sort]);

  return (
    <Page>
      <PageHeading overline="Administration">Courses</PageHeading>
      <ListStates
        query={query}
        failed="Failed to load courses"
        unanswered="Error loading courses"
        noun="courses"
        shown={shown?.length}
        total={all?.length}
        empty="No courses yet"
        whenEmpty="The university offers nothing so far."
        onClear={() => change({ q: '' })}
        controls={
          <Flex>
            <SearchField
              label="Search"
              placeholder="Course, code or department"
              value={filters.q}
              onChange={(next) => change({ q: next })}
              onLeave={flush}
            />
          </Flex>
        }
      >
        <DataTable
          caption="Courses"
          columns={courseColumns}
          rows={shown}
          rowId={idOf}
          sort={readOrder(filters.sort, COURSE_COLUMNS)}
          onSort={(next) => change({ sort: writeOrder(next) ?? '' })}
          listKey={JSON.stringify(filters)}
          busy={query.isFetching}
        />
      </ListStates>
    </Page>
  );
}
