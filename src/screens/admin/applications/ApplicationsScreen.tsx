import { Flex } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { applicationsQuery } from '../../../api/applications.ts';
import { countByStatus } from '../../../domain/application-status.ts';
import { inOrder, readOrder, writeOrder } from '../../../domain/ordering.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ListStates } from '../ListStates.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { useUrlFilters } from '../../../ui/use-url-filters.ts';
import { APPLICATION_COLUMNS, applicationColumns, applicationKey } from './application-columns.tsx';
import { StatusFilter } from './StatusFilter.tsx';

type Application = components['schemas']['Application'];

const route = getRouteApi('/admin/applications');
const idOf = ({ id }: Application) => id;
const haystack = ({ fullName, email, desiredCourse, referenceNumber }: Application) =>
  [fullName, email, desiredCourse, referenceNumber].join('\n').toLowerCase();

/** /admin/applications: every application, by status. */
export function ApplicationsScreen() {
  const { q = '', status = '', sort = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { filters, change, flush } = useUrlFilters({ q, status, sort }, (next) => {
    const search = {
      ...(next.q && { q: next.q }),
      ...(next.status && { status: next.status }),
      ...(next.sort && { sort: next.sort }),
    };
    void navigate({ search, replace: true, resetScroll: false });
  });
  const query = useQuery(applicationsQuery());
  const { data: all } = query;
  const counts = useMemo(() => all && countByStatus(all), [all]);
  const order = readOrder(filters.sort, APPLICATION_COLUMNS);
  const shown = useMemo(() => {
    if (!all) return undefined;
    const needle = filters.q.toLowerCase();
    const fitting = all.filter(
      (one) => (!filters.status || one.status === filters.status) && (!needle || haystack(one).includes(needle)),
    );
    return inOrder(fitting, readOrder(filters.sort, APPLICATION_COLUMNS), applicationKey);
  }, [all, filters.q, filters.status, filters.sort]);

  return (
    <Page>
      <PageHeading overline="Administration">Applications</PageHeading>
      <ListStates
        query={query}
        failed="Failed to load applications"
        unanswered="Error loading applications"
        noun="applications"
        shown={shown?.length}
        total={all?.length}
        empty="No applications yet"
        whenEmpty="They arrive here as soon as somebody applies on the admissions page."
        onClear={() => change({ q: '', status: '' })}
        controls={
          <>
            <StatusFilter
              counts={counts}
              total={all?.length}
              status={filters.status}
              onChange={(next) => change({ status: next })}
            />
            <Flex>
              <SearchField
                label="Search"
                placeholder="Applicant, email, course or reference"
                value={filters.q}
                onChange={(next) => change({ q: next })}
                onLeave={flush}
              />
            </Flex>
          </>
        }
      >
        <DataTable
          caption="Applications"
          columns={applicationColumns}
          rows={shown}
          rowId={idOf}
          sort={order}
          onSort={(next) => change({ sort: writeOrder(next) ?? '' })}
          listKey={JSON.stringify(filters)}
          busy={query.isFetching}
        />
      </ListStates>
    </Page>
  );
}
