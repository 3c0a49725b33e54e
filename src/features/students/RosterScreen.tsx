import { Button } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef } from 'react';
import { ColumnChoice, useColumnChoice } from '#src/records/list/ColumnChoice.tsx';
import { ExportButton } from '#src/records/list/ExportButton.tsx';
import { type ListFrame, ListPage } from '#src/records/list/ListPage.tsx';
import { ListSource, useCount } from '#src/records/list/ListSource.tsx';
import type { ListState } from '#src/records/list/use-list.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { AdminHeading, focusHeading, Page } from '#src/ui/Page.tsx';
import { AddNewStudent, AddNewStudentModal, RefreshButton } from './ListActions.tsx';
import { studentType } from './record/student-record.ts';
import type { Student } from './student.ts';
import { rosterList, rosterSearch } from './student-lists.tsx';
import { studentPages } from './student-pages.ts';
import { EVERYBODY } from './student-facts.ts';
import { plural, t } from '#src/languages/texts.ts';

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
  const before = useRef(task);
  useEffect(() => {
    // The button that led back has gone with its task.
    if (before.current !== undefined && task === undefined && document.activeElement === document.body) focusHeading();
    before.current = task;
  }, [task]);
  // It has an entry of its own in the history, so that Back leads to the list, and none any more when it is closed.
  const open = (next: typeof task) =>
    void navigate({
      search: (before) => ({ ...before, task: next }),
      replace: next === undefined,
      resetScroll: false,
    });

  return task && Task ? (
    <Page isAdminPage>
      <AdminHeading>{t`Students`}</AdminHeading>
      <Task.Screen resume={task === 'import' ? undefined : task} onClose={() => open(undefined)} />
    </Page>
  ) : (
    <ListSource of={rosterList}>
      {(list) => <Roster list={list} frames={frames} Task={Task} onTask={open} />}
    </ListSource>
  );
}

const emptied = () => ({
  title: t`No students left here`,
  text: t`What was just done to them has taken all students out of this list. The result above names each of them. Clear the filters to go on with others.`,
});

const isOfAll = ({ values: { status } }: ListState<Student>) => !status || status === EVERYBODY;

/** Whoever looks for a graduate is told that there is one, and led there. */
function AmongAll({ list }: { readonly list: ListState<Student> }) {
  const inPages = useCount(rosterList, studentPages, { ...list.values, status: EVERYBODY });
  const count = list.all ? list.countInTab('status', EVERYBODY) : inPages;
  if (!count) return undefined;
  return (
    <>
      <p role="status">{plural(
        count,
      )`${formatNumber(count)} more among all students. | ${formatNumber(count)} more among all students.`}</p>
      <Button
        onClick={() => {
          list.change({ status: EVERYBODY });
          focusHeading();
        }}
      >
        {t`Show All Students`}
      </Button>
    </>
  );
}

interface RosterProps extends Pick<Props, 'frames'> {
  readonly list: ListState<Student>;
  readonly Task: RosterTask | undefined;
  readonly onTask: (task: 'import' | number) => void;
}

function Roster({ list, frames, Task, onTask }: RosterProps) {
  const choice = useColumnChoice('rosterColumns', list.config);
  return (
    <ListPage
      title={t`Students`}
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
      whenNoneMatch={
        isOfAll(list)
          ? undefined
          : { text: t`Nobody in this tab fits the search and the filters.`, action: <AmongAll list={list} /> }
      }
      whenEmptied={emptied()}
    >
      <AddNewStudentModal />
    </ListPage>
  );
}
