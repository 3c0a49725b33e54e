import { getRouteApi } from '@tanstack/react-router';
import { lazyPanel } from '../../../ui/lazy-panel.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Roster } from './Roster.tsx';
import { rosterSearch } from './student-lists.tsx';

const route = getRouteApi('/admin/students/');

const ImportPanel = lazyPanel(() => import('./import/ImportPanel.tsx').then((file) => file.ImportPanel));

/** /admin/students: every student of the university, in one table; and the import of more. */
export function RosterScreen() {
  const { task } = rosterSearch.readParams(route.useSearch());
  const navigate = route.useNavigate();
  const open = (next: typeof task) =>
    void navigate({ search: (before) => ({ ...before, task: next }), resetScroll: false });

  return (
    <Page>
      {task ? (
        <>
          <PageHeading overline="Administration">Students</PageHeading>
          <ImportPanel resume={task === 'import' ? undefined : task} onClose={() => open(undefined)} />
        </>
      ) : (
        <Roster onTask={open} />
      )}
    </Page>
  );
}
