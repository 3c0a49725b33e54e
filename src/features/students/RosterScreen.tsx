import { getRouteApi } from '@tanstack/react-router';
import { ColumnChoice, useColumnChoice } from '#src/records/list/ColumnChoice.tsx';
import { ExportButton } from '#src/records/list/ExportButton.tsx';
import { ListFrames } from '#src/records/list/ListFrames.tsx';
import { ListView } from '#src/records/list/ListView.tsx';
import { ListSource } from '#src/records/list/ListSource.tsx';
import type { StateOf } from '#src/records/list/use-list.ts';
import { useSlot } from '#src/records/slots.tsx';
import { AdminHeading, AdminPage, Page } from '#src/ui/Page.tsx';
import { AddNewStudent, AddNewStudentModal, RefreshButton } from './ListActions.tsx';
import { studentType } from './record/student-record.ts';
import { rosterList, rosterSearch } from './student-lists.tsx';

const route = getRouteApi('/admin/students/');

/** /admin/students: every student of the university, in one table; and what is done to it on a page of its own. */
export function RosterScreen() {
  const { task } = rosterSearch.readParams(route.useSearch());
  const navigate = route.useNavigate();
  const [slot] = useSlot('rosterTasks');
  // It has an entry of its own in the history, so that Back leads to the list, and none any more when it is closed.
  const open = (next: typeof task) =>
    void navigate({
      search: (before) => ({ ...before, task: next }),
      replace: next === undefined,
      resetScroll: false,
    });

  return task && slot ? (
    <Page isAdminPage>
      <AdminHeading>Students</AdminHeading>
      <slot.Screen resume={task === 'import' ? undefined : task} onClose={() => open(undefined)} />
    </Page>
  ) : (
    <ListSource of={rosterList}>{(list) => <Roster list={list} onTask={open} />}</ListSource>
  );
}

const EMPTIED = {
  title: 'No students left here',
  text: 'What was just done to them has taken all students out of this list. The result above names each of them. Clear the filters to go on with others.',
};

interface RosterProps {
  readonly list: StateOf<typeof rosterList>;
  readonly onTask: (task: 'import' | number) => void;
}

/** The whole roster, with its filters and its columns. */
function Roster({ list, onTask }: RosterProps) {
  const choice = useColumnChoice('rosterColumns', list.config);
  const tasks = useSlot('rosterTasks');
  const frames = useSlot('listFrames').flatMap((one) => (one.of === 'student' ? one : []));
  const actions = (
    <>
      <AddNewStudent />
      <ExportButton type={studentType} list={list} />
      {tasks.map(({ key, Action }) => (
        <Action key={key} onOpen={() => onTask('import')} />
      ))}
    </>
  );
  return (
    <ListFrames frames={frames} list={list} columns={choice.columns ?? list.config.columns} parts={{ actions }}>
      {(parts) => (
        <AdminPage minHeight={parts.status ? 50 : 30}>
          <AdminHeading
            actions={
              <>
                {parts.actions}
                <RefreshButton />
              </>
            }
          >
            Students
          </AdminHeading>
          {tasks.map(({ key, Notice }) => (
            <Notice key={key} onResume={onTask} />
          ))}
          {parts.status}
          <ListView
            list={list}
            columns={choice.columns}
            selection={parts.selection}
            tools={<ColumnChoice choice={choice} />}
            emptyAction={<AddNewStudent />}
            whenNoneMatch={parts.isEmptied ? EMPTIED : undefined}
          />
          <AddNewStudentModal />
        </AdminPage>
      )}
    </ListFrames>
  );
}
