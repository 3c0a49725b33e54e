import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { linkOptions, type NavigateOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { applicationsQuery } from '#src/features/applications/applications.ts';
import { coursesQuery } from '#src/features/courses/courses.ts';
import { rosterQuery } from '#src/features/students/students.ts';
import { applicationStatusLabel, isUndecided } from '#src/features/applications/application-status.ts';
import type { Application } from '#src/features/applications/application.ts';
import type { Course } from '#src/features/courses/course.ts';
import type { Student } from '#src/features/students/student.ts';
import { administratorsTarget, useOffersAdministrators } from '#src/features/accounts/administrators-panel.ts';
import { indexRows } from '#src/records/list/find-rows.ts';
import { useOfferedExport } from '#src/records/list/offered-export.ts';
import { type SavedView, useAllSavedViews } from '#src/records/list/saved-views.ts';
import { session, useSession } from '#src/session/session.ts';
import { chooseColorMode, useColorMode } from '#src/ui/color-mode/color-mode.tsx';
import { find } from './find.ts';

interface Entry {
  /** Names it among all choices. */
  readonly key: string;
  readonly title: string;
  /** What else tells it from others of its name. */
  readonly hint?: string | undefined;
}

/** Something that the palette can go to, or do. */
export type Choice = Entry & ({ readonly target: NavigateOptions } | { readonly run: () => void });

/** What the signed-in person can do on every page. */
export interface PersonActions {
  readonly onChangePassword: () => void;
  readonly onLogout: () => void;
}

export interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** Every screen that an administrator may go to. */
const SCREENS: readonly Choice[] = [
  { title: 'Dashboard', hint: 'Figures, charts and the roster', target: linkOptions({ to: '/admin/dashboard' }) },
  { title: 'Students', hint: 'The full roster', target: linkOptions({ to: '/admin/students' }) },
  { title: 'Applications', hint: 'Review and decide', target: linkOptions({ to: '/admin/applications' }) },
  { title: 'Courses', hint: 'The catalogue', target: linkOptions({ to: '/admin/courses' }) },
  { title: 'Home', hint: 'Public page', target: linkOptions({ to: '/' }) },
  { title: 'About', hint: 'Public page', target: linkOptions({ to: '/about' }) },
  { title: 'Courses for visitors', hint: 'Public page', target: linkOptions({ to: '/courses' }) },
  { title: 'Faculty', hint: 'Public page', target: linkOptions({ to: '/faculty' }) },
  { title: 'Research', hint: 'Public page', target: linkOptions({ to: '/research' }) },
  { title: 'Contact', hint: 'Public page', target: linkOptions({ to: '/contact' }) },
  { title: 'Apply Now', hint: 'The admission form, a public page', target: linkOptions({ to: '/admissions' }) },
].map((screen) => ({ key: `screen:${screen.title}`, ...screen }));

/** What can be done from anywhere, and is found by its words and its hint. */
function useActions({ onChangePassword, onLogout }: PersonActions): readonly Choice[] {
  const dark = useColorMode() === 'dark';
  const listed = useOfferedExport();
  const offersAdministrators = useOffersAdministrators();
  const actions: readonly (Omit<Entry, 'key'> & ({ target: NavigateOptions } | { run: () => void }))[] = [
    {
      title: 'Add New Student',
      hint: 'A new one on the roster',
      target: linkOptions({ to: '/admin/students', search: { add: true } }),
    },
    {
      title: 'Add a Course',
      hint: 'New course for the catalogue',
      target: linkOptions({ to: '/admin/courses', search: { course: 'new' } }),
    },
    {
      title: 'Import students',
      hint: 'From a CSV file',
      target: linkOptions({ to: '/admin/students', search: { task: 'import' } }),
    },
    ...(listed
      ? [{ title: `Export ${listed.plural}`, hint: 'What is listed now, as a CSV file', run: () => void listed.save() }]
      : []),
    {
      title: dark ? 'Light mode' : 'Dark mode',
      hint: 'Colours of the portal',
      run: () => chooseColorMode(dark ? 'light' : 'dark'),
    },
    ...(offersAdministrators
      ? [{ title: 'Administrators', hint: 'Add, disable and enable them', target: administratorsTarget }]
      : []),
    { title: 'Change password', hint: 'Your own', run: onChangePassword },
    { title: 'Logout', hint: 'Sign out', run: onLogout },
  ];
  return actions.map((action) => ({ key: `action:${action.title}`, ...action }));
}

/** The lists whose saved views the palette opens. */
const LISTS = {
  '/admin/dashboard': 'Dashboard',
  '/admin/students': 'Students',
  '/admin/applications': 'Applications',
  '/admin/courses': 'Courses',
} as const;

const isList = (path: string): path is keyof typeof LISTS => Object.hasOwn(LISTS, path);

const viewChoices = (views: readonly SavedView[]): readonly Choice[] =>
  views.flatMap(({ path, name, search }) =>
    isList(path)
      ? [
          {
            key: `view:${path}:${name}`,
            title: name,
            hint: `View of ${LISTS[path]}`,
            target: linkOptions({ to: path, search: () => search }),
          },
        ]
      : [],
  );

/** A list of the server that the palette searches. */
interface Source<Row> {
  readonly label: string;
  readonly most: number;
  readonly query: () => UseQueryOptions<readonly Row[], Error, readonly Row[], string[]>;
  /** Which rows are offered, where not all of them are. */
  readonly isOffered?: (row: Row) => boolean;
  /** The texts that are searched. */
  readonly searched: (row: Row) => readonly (string | null | undefined)[];
  readonly choiceOf: (row: Row) => Choice;
  /** Where all can be seen that match, if more do than the palette shows. */
  readonly allOf?: (needle: string) => Choice;
}

const students: Source<Student> = {
  label: 'Students',
  most: 8,
  query: rosterQuery,
  searched: ({ name, rollNo }) => [name, rollNo],
  choiceOf: ({ id, name, rollNo, department }) => ({
    key: `student:${id}`,
    title: name,
    hint: `${rollNo} · ${department}`,
    target: linkOptions({ to: '/admin/students/$studentId', params: { studentId: id } }),
  }),
  allOf: (needle) => ({
    key: 'roster',
    title: `Show all students with “${needle}”`,
    target: linkOptions({ to: '/admin/students', search: { q: needle } }),
  }),
};

const applications: Source<Application> = {
  label: 'Applications to review',
  most: 5,
  query: applicationsQuery,
  isOffered: ({ status }) => isUndecided(status),
  searched: ({ fullName, referenceNumber }) => [fullName, referenceNumber],
  choiceOf: ({ id, fullName, referenceNumber, desiredCourse, status }) => ({
    key: `application:${id}`,
    title: fullName,
    hint: [referenceNumber, desiredCourse, applicationStatusLabel(status)].filter(Boolean).join(' · '),
    target: linkOptions({ to: '/admin/applications', search: { open: id } }),
  }),
};

const courses: Source<Course> = {
  label: 'Courses',
  most: 5,
  query: coursesQuery,
  searched: ({ courseName, courseCode }) => [courseName, courseCode],
  choiceOf: ({ id, courseName, courseCode, isActive }) => ({
    key: `course:${id}`,
    title: courseName,
    hint: [courseCode, isActive ? 'Active' : 'Inactive'].filter(Boolean).join(' · '),
    target: linkOptions({ to: '/admin/courses', search: { course: id } }),
  }),
};

const MAX_RECENT = 5;

/** In memory only, and for one session: they contain names, which must not stay in the storage of a shared computer. */
let recent: { readonly token: string | null; readonly choices: readonly Choice[] } = { token: null, choices: [] };

// They name people, who are forgotten with the session.
session.subscribe(() => {
  if (session.state().token !== recent.token) recent = { token: null, choices: [] };
});

/** The latest choices of this session, the last one first. */
function recentChoices(token: string | null): readonly Choice[] {
  return token === recent.token ? recent.choices : [];
}

/** Adds a choice to the recent ones; what was done is not among them. */
export function addRecent(token: string | null, choice: Choice): void {
  if ('run' in choice) return;
  const others = recentChoices(token).filter(({ key }) => key !== choice.key);
  recent = { token, choices: [choice, ...others].slice(0, MAX_RECENT) };
}

const screens = indexRows(SCREENS, { searched: ({ title }) => [title] });

/** Few enough to be searched without an index of their own. */
const findAmong = (choices: readonly Choice[], needle: string) =>
  find(indexRows(choices, { searched: ({ title, hint }) => [title, hint] }), needle, 5).best;

/** What a source has for the typed text. A cached list is searched as it is, however old: it may have 50,000 rows. */
function useSource<Row>(source: Source<Row>, needle: string) {
  const query = useQuery({ ...source.query(), staleTime: Infinity, enabled: needle !== '' });
  const { data } = query;
  const index = useMemo(
    () => data && indexRows(source.isOffered ? data.filter(source.isOffered) : data, source),
    [data, source],
  );
  const group = useMemo((): ChoiceGroup => {
    const { label, most, choiceOf, allOf } = source;
    if (!index || needle === '') return { label, choices: [] };
    const { best, total } = find(index, needle, most);
    const choices = best.map(choiceOf);
    if (total === best.length) return { label, choices };
    return { label: `${label} (${best.length} of ${total})`, choices: allOf ? [...choices, allOf(needle)] : choices };
  }, [source, index, needle]);
  return { query, group };
}

/** What the palette offers for the typed text, and which lists are being loaded or could not be loaded. */
export function useChoices(typed: string, person: PersonActions) {
  const actions = useActions(person);
  const views = viewChoices(useAllSavedViews());
  const { token } = useSession();
  const needle = typed.trim();
  const found = [useSource(students, needle), useSource(applications, needle), useSource(courses, needle)];
  const latest = recentChoices(token);
  const groups: readonly ChoiceGroup[] = needle
    ? [
        { label: 'Screens', choices: find(screens, needle, 5).best },
        { label: 'Views', choices: findAmong(views, needle) },
        { label: 'Actions', choices: findAmong(actions, needle) },
        ...found.map(({ group }) => group),
      ]
    : [
        { label: 'Recent', choices: latest },
        ...[
          { label: 'Views', choices: views },
          { label: 'Screens', choices: SCREENS },
          { label: 'Actions', choices: actions },
        ].map(({ label, choices }) => ({
          label,
          choices: choices.filter(({ key }) => latest.every((one) => one.key !== key)),
        })),
      ];
  const waiting = needle ? found.flatMap(({ query }) => (query.data ? [] : query)) : [];
  return {
    groups: groups.filter(({ choices }) => choices.length > 0),
    loading: waiting.some(({ isFetching }) => isFetching),
    failed: waiting.filter(({ isError }) => isError),
  };
}
