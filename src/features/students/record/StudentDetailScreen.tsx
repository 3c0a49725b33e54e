import { Button, SimpleGrid, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, type HistoryState, useNavigate, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { deleteStudent, studentHistory, updateStudent } from '../admin-students.ts';
import { t, translate } from '#src/languages/texts.ts';
import { explanationOf, heldUntil, isRefusal, isTimeout } from '#src/platform/api/errors.ts';
import { rosterQuery, studentQuery } from '../students.ts';
import { useExtension, useExtensionsKnown } from '#src/platform/server/extensions.ts';
import { formatDateTime } from '#src/platform/text/format.ts';
import { fieldsWhere } from '#src/records/fields/field.ts';
import type { Course } from '#src/features/courses/seats.ts';
import { type Student, studentFields } from '../student.ts';
import { paidShare } from '../student-facts.ts';
import { pageTitle, setTemporaryTitle } from '#src/platform/text/page-title.ts';
import { DeleteRecord } from '#src/records/DeleteRecord.tsx';
import { draftName, restoredEdits } from '#src/records/form/record-draft.ts';
import { storedDraft } from '#src/session/draft.ts';
import { RecordFields } from '#src/records/form/RecordField.tsx';
import { RecordForm } from '#src/records/form/RecordForm.tsx';
import { recordFacts } from '#src/records/form/RecordView.tsx';
import { useSlot } from '#src/records/slots.tsx';
import { toastLoadFailure } from '#src/records/failures.tsx';
import { DescriptionCard, TitledCard } from '#src/ui/TitledCard.tsx';
import { ErrorState } from '#src/ui/Notice.tsx';
import { ChevronLeftIcon } from '#src/ui/icons.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { LinkButton } from '#src/ui/links.tsx';
import { focusHeading, LoadingState, Page } from '#src/ui/Page.tsx';
import { PaidBar } from '#src/ui/StatCard.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import {
  clearStudentDrafts,
  feeFacts,
  sectionFields,
  sections,
  studentType,
  writableStudentFields,
} from './student-record.ts';
import type { RosterSearch } from '../student-lists.tsx';
import { TakenNotice } from '../TakenNotice.tsx';
import { RecordHead } from './RecordHead.tsx';
import { recordTabs } from './record-tabs.ts';
import { editableTabs, type EditableTabProps } from './EditableTabs.tsx';
import { studentListWords } from '../student-words.ts';

const route = getRouteApi('/admin/students/$studentId');

const loadFreedSeat = () => import('./FreedSeat.tsx');
/** Few records are deleted. */
const FreedSeat = lazyComponent(() => loadFreedSeat().then((file) => file.FreedSeat));

/**
 * /admin/students/:studentId. The list's row is shown while the record is fetched, and where the server does not find it,
 * but cannot be edited or deleted.
 */
export function StudentDetailScreen() {
  const { studentId } = route.useParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [unsaved, setUnsaved] = useState(false);
  const findListed = () => client.getQueryData(rosterQuery().queryKey)?.find(({ id }) => id === studentId);
  const query = useQuery({ ...studentQuery(studentId), placeholderData: findListed });
  const { error, isPlaceholderData } = query;
  // A server that does not find what its list names has lost it meanwhile, or is at fault: nobody is sent away for that.
  const isUnfound = isRefusal(error, 404) || (!query.data && isRefusal(error, 200));
  const listed = isUnfound ? findListed() : undefined;
  const data = query.data ?? listed;
  // The route has named the browser's tab before anybody knew whose record it is.
  const name = data?.name.trim();
  useEffect(() => (name ? setTemporaryTitle(pageTitle(name)) : undefined), [name]);
  // Somebody has deleted what is being edited here: what has been typed is not taken from under the fingers.
  const isDeleted = unsaved && data !== undefined && isUnfound && !listed;
  // A record that cannot be refreshed is still shown, unless it is there no longer.
  const failure = error && !listed && !isDeleted && (!data || isUnfound) ? error : null;

  const leave = useEffectEvent((reason: unknown) => {
    // A session that has ended has its own way out, to /login.
    if (isRefusal(reason, 401)) return;
    const missing = isRefusal(reason, 404) || isRefusal(reason, 200);
    if (missing) toast.error(t`Student not found`);
    else toast.error(t`Error loading student details`, explanationOf(reason));
    const queryKey = rosterQuery().queryKey;
    const isUnanswered = isTimeout(reason) && client.getQueryData(queryKey) === undefined;
    // Whoever has waited ten seconds for a server without an answer is told so by the list too, and may try again.
    if (isUnanswered) void client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(reason) });
    void navigate({ to: '/admin/dashboard', replace: true, state: isUnanswered ? { isUnanswered } : {} });
  });
  useEffect(() => {
    if (failure) leave(failure);
  }, [failure]);

  async function lookAgain(): Promise<void> {
    await client
      .refetchQueries({ queryKey: rosterQuery().queryKey, exact: true }, { throwOnError: true })
      .catch((cause: unknown) => toastLoadFailure(cause, studentListWords.loadFailure()));
    await query.refetch();
  }

  return (
    <Page isAdminPage>
      {data && !failure ? (
        <StudentRecord
          key={data.id}
          row={data}
          isComplete={query.data !== undefined && !isPlaceholderData}
          missing={isDeleted ? 'deleted' : listed && 'notFound'}
          notice={
            listed &&
            !unsaved && (
              <ErrorState
                message={t`The server does not find this student`}
                reason={explanationOf(error)}
                meanwhile={t`The list still names the student, as shown below. Somebody has deleted the record since the list was loaded, or the server is at fault. “Try Again” asks for both once more.`}
                onRetry={() => void lookAgain()}
                retryHeldUntil={heldUntil(error)}
              />
            )
          }
          onUnsaved={setUnsaved}
        />
      ) : (
        <>
          <VisuallyHidden as="h1">{t`Student`}</VisuallyHidden>
          <LoadingState />
        </>
      )}
    </Page>
  );
}

/** The link back to the list. With `reload` the list asks the server again (section 4). */
function backToList(list: HistoryState['list'], reload: boolean) {
  const { reload: _, ...search } = list?.search ?? {};
  const to = list?.pathname.replace(/\/+$/, '').endsWith('/admin/students') ? '/admin/students' : '/admin/dashboard';
  return { to, search: { ...search, ...(reload && { reload: true as const }) } } as const;
}

interface Props extends Pick<Required<EditableTabProps>, 'row' | 'isComplete' | 'missing' | 'onUnsaved'> {
  readonly notice: ReactNode;
}

/** Section 8. */
const words = () => ({
  saved: t`Student updated successfully! Click "Back to List" to see changes.`,
  failed: t`Failed to update student`,
  unanswered: t`Error updating student`,
});

/** What the head says. */
const inHead: readonly string[] = [
  'name',
  'year',
  'semester',
  'currentCGPA',
  'attendance',
  'totalCredits',
  'status',
  'placementStatus',
] satisfies (keyof typeof studentFields)[];
const shownFields = fieldsWhere(studentFields, (_, name) => !inHead.includes(name));

const shownFacts = (section: string, student: Student) =>
  section === 'fees' ? feeFacts(student) : recordFacts(sectionFields(section, shownFields), student);

/** What stands below each other where there is room for three columns. */
const columns = [['academic', 'placement'], ['personal'], ['fees', 'record']] as const;

/** When the record was added and changed, which is no part of it that anybody edits. */
const recordDates = ({ createdAt, updatedAt }: Student) => ({
  [t`Added`]: formatDateTime(createdAt),
  [t`Last changed`]: formatDateTime(updatedAt),
});

function Section({ name, student }: { readonly name: string; readonly student: Student }) {
  if (name === 'record') return <DescriptionCard title={t`Record`} facts={recordDates(student)} />;
  return (
    <DescriptionCard
      title={translate(sections.find((one) => one.name === name)?.title ?? '')}
      facts={shownFacts(name, student)}
    >
      {name === 'fees' && <PaidBar {...paidShare(student)} />}
    </DescriptionCard>
  );
}

/** Section 4, student detail: view mode, then edit mode, and back by Cancel or by a save; and a tab for each part. */
function StudentRecord({ row: student, isComplete, missing, notice, onUnsaved }: Props) {
  const addedTabs = useSlot('recordTabs');
  const notices = useSlot('recordNotices');
  const actions = useSlot('recordActions');
  const extensionsAreKnown = useExtensionsKnown();
  const { tab: wantedTab } = route.useSearch();
  const tabs = [...recordTabs, ...addedTabs];
  // A tab that does not exist, or that the server has no data for, is the first.
  const tab = tabs.find(({ value }) => value === wantedTab)?.value ?? 'profile';
  const added = addedTabs.find(({ value }) => value === tab);
  const navigate = route.useNavigate();
  // Edits that a reload has interrupted go on where they were.
  const [wanted, setWanted] = useState(
    () => restoredEdits(studentType, student, storedDraft(draftName(studentType, student.id, 'profile'))) !== undefined,
  );
  // Another tab is no edit mode, and the way back from it leads to the view.
  if (wanted && tab !== 'profile') setWanted(false);
  const [saved, setSaved] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const countsSeats = useExtension('seats');
  const [freedCourse, setFreedCourse] = useState<Course>();
  const client = useQueryClient();
  const list = useRouterState({ select: ({ location }) => location.state.list });
  const editing = wanted && tab === 'profile' && isComplete;
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current === editing) return;
    wasEditing.current = editing;
    // “Edit” goes with the view, and “Save Changes” with the form: whoever pressed it goes on from the name.
    if (document.activeElement === document.body) focusHeading({ preventScroll: false });
  }, [editing]);
  const Editable = editableTabs[tab];
  const whyIncomplete = missing ? t`The server does not find the record` : t`The record is being loaded`;
  const whenComplete = { disabled: !isComplete, title: isComplete ? undefined : whyIncomplete };

  const open = (next: string) =>
    void navigate({
      search: next === 'profile' ? {} : { tab: next },
      state: (state) => state,
      replace: true,
      resetScroll: false,
    });
  const record = {
    type: studentType,
    row: student,
    isComplete,
    missing,
    onUnsaved,
    onSaved: () => setSaved(true),
  };

  /** Section 4: to the admin dashboard, whichever list it was, with the flag that forces a list reload. */
  async function leaveDeleted({ id }: Student): Promise<void> {
    // What has been typed into it is of no use to anybody any more, and no reason to stay.
    clearStudentDrafts(id);
    if (freedCourse) await (await loadFreedSeat()).freeSeatOf(client, freedCourse);
    const back = backToList(list, true);
    const search: RosterSearch = back.to === '/admin/dashboard' ? back.search : { reload: true };
    await navigate({ to: '/admin/dashboard', search, ignoreBlocker: true });
    client.removeQueries({ queryKey: studentQuery(id).queryKey });
  }

  return (
    <>
      <RecordHead
        student={student}
        kind={editing ? t`Edit student` : t`Student`}
        back={
          <LinkButton
            size="xs"
            variant="ghost"
            ms={{ base: '-3', md: '-3.5' }}
            {...backToList(list, saved)}
            state={{ fromRecord: student.id }}
          >
            <ChevronLeftIcon />
            {t`Back to List`}
          </LinkButton>
        }
        actions={
          // All at once: one that came later would move the others under the pointer.
          extensionsAreKnown &&
          !editing && (
            <>
              {tab === 'profile' && (
                <Button size="sm" {...whenComplete} onClick={() => setWanted(true)}>
                  {t`Edit`}
                </Button>
              )}
              {actions.map(
                (one) =>
                  one.of === 'student' && <one.Action key={one.key} size="sm" student={student} {...whenComplete} />,
              )}
              <Button
                size="sm"
                variant="ghost"
                colorPalette="red"
                {...whenComplete}
                onClick={() => {
                  setFreedCourse(undefined);
                  setDeleting(true);
                }}
              >
                {t`Delete`}
              </Button>
            </>
          )
        }
      />
      {notice}
      {notices.map((one) => one.of === 'student' && <one.Part key={`${one.key} ${student.id}`} student={student} />)}
      <Tabs
        label={t`Parts of the record`}
        variant="underline"
        tabs={tabs.map(({ value, label }) => ({ value, label: translate(label) }))}
        value={tab}
        onChange={open}
      >
        <Stack gap={{ base: '6', md: '8' }}>
          {Editable && <Editable key={tab} {...record} />}
          {added && (
            <added.Part
              whenEmpty={t`From now on, every change of this student is listed here, with the person who made it.`}
              fields={studentFields}
              query={studentHistory.history(student.id)}
            />
          )}
          {tab === 'profile' && !editing && (
            <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap={{ base: '4', md: '6' }} alignItems="start">
              {columns.map((names) => (
                <Stack key={names[0]} gap={{ base: '4', md: '6' }}>
                  {names.map((name) => (
                    <Section key={name} name={name} student={student} />
                  ))}
                </Stack>
              ))}
            </SimpleGrid>
          )}
          {editing && (
            <RecordForm
              record={{
                ...record,
                onSaved: () => {
                  record.onSaved();
                  setWanted(false);
                },
              }}
              name="profile"
              label={t`Edit student`}
              fields={writableStudentFields}
              sends="record"
              mutation={updateStudent}
              words={words()}
              gap="6"
              bg="bg"
              onClose={() => setWanted(false)}
            >
              <TakenNotice />
              <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
                {sections.map(({ name, title }) => (
                  <TitledCard key={name} title={translate(title)}>
                    <RecordFields fields={sectionFields(name, writableStudentFields)} />
                  </TitledCard>
                ))}
              </SimpleGrid>
            </RecordForm>
          )}
        </Stack>
      </Tabs>
      <DeleteRecord
        type={studentType}
        row={deleting ? student : undefined}
        mutation={deleteStudent}
        onClose={() => setDeleting(false)}
        onDeleted={leaveDeleted}
      >
        {countsSeats && <FreedSeat department={student.department} chosen={freedCourse} onChoose={setFreedCourse} />}
      </DeleteRecord>
    </>
  );
}
