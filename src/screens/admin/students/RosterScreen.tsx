import { getRouteApi } from '@tanstack/react-router';
import { lazyPanel } from '../../../ui/lazy-panel.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import type { RosterSearch } from './list-filters.ts';
import { Roster } from './Roster.tsx';

const route = getRouteApi('/admin/students/');

const ImportPanel = lazyPanel(() => import('./import/ImportPanel.tsx').then((file) => file.ImportPanel));

/** /admin/students: every student of the university, in one table; and the import of more. */
export function RosterScreen() {
  const { task, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const go = (next: RosterSearch, replace: boolean) => void navigate({ search: next, replace, resetScroll: false });

  return (
    <Page>
      {task ? (
        <>
          <PageHeading overline="Administration">Students</PageHeading>
          <ImportPanel resume={task === 'import' ? undefined : task} onClose={() => go(search, false)} />
        </>
      ) : (
        <Roster
          search={search}
          onSearch={(next) => go(next, true)}
          onTask={(next) => go({ ...search, task: next }, false)}
        />
      )}
    </Page>
  );
}
