import { getRouteApi } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { ColumnChoice, useColumnChoice } from '#src/records/list/ColumnChoice.tsx';
import { ExportButton } from '#src/records/list/ExportButton.tsx';
import { type ListFrame, ListPage } from '#src/records/list/ListPage.tsx';
import { ListSource } from '#src/records/list/ListSource.tsx';
import type { ListState } from '#src/records/list/use-list.ts';
import { AdminHeading, Page } from '#src/ui/Page.tsx';
import { AddNewStudent, AddNewStudentModal, RefreshButton } from './ListActions.tsx';
import { studentType } from './record/student-record.ts';
import type { Student } from './student.ts';
import { rosterList, rosterSearch } from './student-lists.tsx';

const route = getRouteApi('/admin/students/');

export interface RosterTask {
  readonly Screen: ComponentType<{ readonly resume: number | undefined; readonly onClose: () => void }>;
  readonly Action: ComponentType<{ readonly onOpen: () => void }>;
  /** Says above the roster that one was cut short. */
  readonly Notice: ComponentType<{ readonly onResume: (begunAt: number) => void }>;
}

interface Props {
  readonly frames: readonly ListFrame<Student>[];
  readonly Task?: RosterTask;
}

/** /admin/students: every student of the university, in one table; and what is done to it on a page of its own. */
export function RosterScreen({ frames, Task }: Props) {
  const { task } = rosterSearch.readParams(route.useSearch());
  const navigate = route.useNavigate();
  // It has an entry of its own in the history, so that Back leads to the list, and none any more when it is closed.
  const open = (next: typeof task) =>
    void navigate({
      search: (before) => ({ ...before, task: next }),
      replace: next === undefined,
      resetScroll: false,
    });

  return task && Task ? (
    <Page isAdminPage>
      <AdminHeading>Students</AdminHeading>
      <Task.Screen resume={task === 'import' ? undefined : task} onClose={() => open(undefined)} />
    </Page>
  ) : (
    <ListSource of={rosterList}>
      {(list) => <Roster list={list} frames={frames} Task={Task} onTask={open} />}
    </ListSource>
  );
}

const EMPTIED = {
  title: 'No students left here',
  text: 'What was just done to them has taken all students out of this list. The result above names each of them. Clear the filters to go on with others.',
};

interface RosterProps extends Pick<Props, 'frames'> {
  readonly list: ListState<Student>;
  readonly Task: RosterTask | undefined;
  readonly onTask: (task: 'import' | number) => void;
}

function Roster({ list, frames, Task, onTask }: RosterProps) {
  const choice = useColumnChoice('rosterColumns', list.config);
  return (
    <ListPage
      title="Students"
      list={list}
      frames={frames}
      columns={choice.columns}
      actions={
        <>
          <AddNewStudent />
          <ExportButton type={studentType} list={list} />
          {Task && <Task.Action onOpen={() => onTask('import')} />}
        </>
      }
      lastAction={<RefreshButton />}
      above={Task && <Task.Notice onResume={onTask} />}
      tools={<ColumnChoice choice={choice} />}
      emptyAction={<AddNewStudent />}
      whenEmptied={EMPTIED}
    >
      <AddNewStudentModal />
    </ListPage>
  );
}
