import { Grid } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { useUrlFilters } from '../../../ui/use-url-filters.ts';
import { AdmittedStudents } from './AdmittedStudents.tsx';
import { filtersOf, searchOf } from './application-filters.ts';
import { OpenApplicationContext } from './ApplicationLink.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { ApplicationStatistics } from './ApplicationStatistics.tsx';
import { ApplicationDetail } from './detail/ApplicationDetail.tsx';
import { useApplications } from './use-applications.ts';
import { useOpenApplication } from './use-open-application.ts';

const route = getRouteApi('/admin/applications');

/** /admin/applications: every application, by status; one of them open; and decisions for one or many. */
export function ApplicationsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { filters, change, flush } = useUrlFilters(filtersOf(search), (next) => {
    void navigate({ search: ({ open }) => searchOf(next, open), replace: true, resetScroll: false });
  });
  const list = useApplications(filters);
  const { all } = list;
  const { open, queue, show, close, inList } = useOpenApplication(list.shown);

  return (
    <Page>
      <PageHeading overline="Administration" actions={<AdmittedStudents />}>
        Applications
      </PageHeading>
      {list.promising && <ApplicationStatistics />}
      <OpenApplicationContext value={inList}>
        <Grid
          gap="6"
          alignItems="start"
          templateColumns={{
            base: 'minmax(0, 1fr)',
            lg: open === undefined ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(26rem, 30rem)',
          }}
        >
          <ApplicationList
            list={list}
            filters={filters}
            onChange={change}
            onLeave={flush}
            isOpen={open !== undefined}
            onShow={show}
          />
          {open !== undefined && (
            <ApplicationDetail
              id={open}
              listed={all?.find(({ id }) => id === open)}
              queue={queue}
              onShow={show}
              onClose={close}
            />
          )}
        </Grid>
      </OpenApplicationContext>
    </Page>
  );
}
