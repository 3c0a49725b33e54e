import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LoadingState } from '../../../ui/LoadingState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { useUrlFilters } from '../../../ui/use-url-filters.ts';
import { InterruptedNotice } from './import/InterruptedNotice.tsx';
import { rosterFiltersOf, rosterRulesOf, rosterSearchOf, type RosterSearch } from './list-filters.ts';
import { Roster } from './Roster.tsx';
import { RosterActions } from './RosterActions.tsx';
import { useListReload } from './use-list-reload.ts';
import { useRoster } from './use-roster.ts';

const route = getRouteApi('/admin/students/');

const ImportPanel = lazy(() => import('./import/ImportPanel.tsx').then((file) => ({ default: file.ImportPanel })));

/** /admin/students: every student of the university, in one table; and the import of more. */
export function RosterScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const go = (next: RosterSearch, replace: boolean) => void navigate({ search: next, replace, resetScroll: false });
  const controls = useUrlFilters(rosterFiltersOf(search), (next) => go(rosterSearchOf(next), true));
  const { filters } = controls;
  const roster = useRoster(filters, rosterRulesOf);
  const { refresh, busy } = useListReload(search.reload === true, () => go(rosterSearchOf(filters), true));
  const open = (task: RosterSearch['task']) => go({ ...rosterSearchOf(filters), ...(task && { task }) }, false);
  const { task } = search;

  return (
    <Page>
      <PageHeading
        overline="Administration"
        actions={
          !task && (
            <RosterActions
              shown={roster.shown}
              refreshing={busy}
              onRefresh={() => void refresh()}
              onImport={() => open('import')}
            />
          )
        }
      >
        Students
      </PageHeading>
      {task ? (
        <Suspense fallback={<LoadingState />}>
          <ImportPanel resume={task === 'resume'} onClose={() => open(undefined)} />
        </Suspense>
      ) : (
        <>
          <InterruptedNotice onResume={() => open('resume')} />
          <Roster roster={roster} controls={controls} />
        </>
      )}
    </Page>
  );
}
