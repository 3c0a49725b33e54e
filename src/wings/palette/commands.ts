import { linkOptions, type NavigateOptions } from '@tanstack/react-router';
import { msg, t, translate } from '#src/languages/texts.ts';
import { applicationsQuery } from '#src/features/applications/applications.ts';
import { applicationPages } from '#src/features/applications/application-pages.ts';
import { coursesQuery } from '#src/features/courses/courses.ts';
import { studentPages } from '#src/features/students/student-pages.ts';
import { rosterQuery } from '#src/features/students/students.ts';
import { applicationStatusLabel, isUndecided, UNDECIDED } from '#src/features/applications/application-status.ts';
import type { Application } from '#src/features/applications/application.ts';
import type { Course } from '#src/features/courses/course.ts';
import type { Student } from '#src/features/students/student.ts';

import { indexRows } from '#src/records/list/find-rows.ts';
import { findBest, type Findable, useFound } from './use-found.ts';
import { useOfferedExport } from '#src/records/list/ExportButton.tsx';
import { type Command, useSlot } from '#src/records/slots.tsx';
import { session, useSession } from '#src/session/session.ts';
import { chooseColorMode, useColorMode } from '#src/ui/color-mode/color-mode.tsx';
import { useLogout } from '#src/layout/signed-in.tsx';
import { languageCommands } from './language-commands.ts';

export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly Command[];
}

const SCREENS: readonly { readonly title: string; readonly hint: string; readonly target: NavigateOptions }[] = [
  { title: msg`Dashboard`, hint: msg`Figures, charts and the roster`, target: linkOptions({ to: '/admin/dashboard' }) },
  { title: msg`Students`, hint: msg`The full roster`, target: linkOptions({ to: '/admin/students' }) },
  { title: msg`Applications`, hint: msg`Review and decide`, target: linkOptions({ to: '/admin/applications' }) },
  { title: msg`Courses`, hint: msg`The catalogue`, target: linkOptions({ to: '/admin/courses' }) },
  { title: msg`Home`, hint: msg`Public page`, target: linkOptions({ to: '/' }) },
  { title: msg`About`, hint: msg`Public page`, target: linkOptions({ to: '/about' }) },
  { title: msg`Courses for visitors`, hint: msg`Public page`, target: linkOptions({ to: '/courses' }) },
  { title: msg`Faculty`, hint: msg`Public page`, target: linkOptions({ to: '/faculty' }) },
  { title: msg`Research`, hint: msg`Public page`, target: linkOptions({ to: '/research' }) },
  { title: msg`Contact`, hint: msg`Public page`, target: linkOptions({ to: '/contact' }) },
  { title: msg`Apply Now`, hint: msg`The admission form, a public page`, target: linkOptions({ to: '/admissions' }) },
];

const screenCommands = (): readonly Command[] =>
  SCREENS.map(({ title, hint, target }) => ({
    key: `screen:${title}`,
    title: translate(title),
    hint: translate(hint),
    target,
  }));

function useActions(onChangePassword: () => void, added: readonly Command[]): readonly Command[] {
  const dark = useColorMode() === 'dark';
  const listed = useOfferedExport();
  const logout = useLogout();
  return [
    {
      key: 'action:Add New Student',
      title: t`Add New Student`,
      hint: t`A new one on the roster`,
      target: linkOptions({ to: '/admin/students', search: { add: true } }),
    },
    {
      key: 'action:Add a Course',
      title: t`Add a Course`,
      hint: t`New course for the catalogue`,
      target: linkOptions({ to: '/admin/courses', search: { course: 'new' } }),
    },
    ...(listed
      ? [
          {
            key: `action:${listed.words.csv}`,
            title: translate(listed.words.csv),
            hint: t`What is listed now, as a CSV file`,
            run: () => void listed.save('csv'),
          },
          {
            key: `action:${listed.words.xlsx}`,
            title: translate(listed.words.xlsx),
            hint: t`What is listed now, as a workbook`,
            run: () => void listed.save('xlsx'),
          },
        ]
      : []),
    {
      key: `action:${dark ? 'Light' : 'Dark'} mode`,
      title: dark ? t`Light mode` : t`Dark mode`,
      hint: t`Colours of the portal`,
      run: () => chooseColorMode(dark ? 'light' : 'dark'),
    },
    ...languageCommands(),
    ...added,
    { key: 'action:Change password', title: t`Change password`, hint: t`Your own`, run: onChangePassword },
    { key: 'action:Logout', title: t`Logout`, hint: t`Sign out`, run: logout },
  ];
}

interface Source<Row extends { readonly id: string }> extends Findable<Row> {
  /** A text of the data. */
  readonly label: string;
  readonly most: number;
  readonly commandOf: (row: Row) => Command;
  /** Where all can be seen that match, if more do than the palette shows. */
  readonly allOf?: (needle: string) => Command;
}

const students: Source<Student> = {
  label: msg`Students`,
  most: 8,
  query: rosterQuery,
  pages: studentPages,
  searched: ({ name, rollNo }) => [name, rollNo],
  phone: ({ phone }) => phone,
  commandOf: ({ id, name, rollNo, department }) => ({
    key: `student:${id}`,
    title: name,
    hint: `${rollNo} · ${department}`,
    target: linkOptions({ to: '/admin/students/$studentId', params: { studentId: id } }),
  }),
  allOf: (needle) => ({
    key: 'roster',
    title: t`Show all students with “${needle}”`,
    target: linkOptions({ to: '/admin/students', search: { q: needle } }),
  }),
};

const applications: Source<Application> = {
  label: msg`Applications to review`,
  most: 5,
  query: applicationsQuery,
  pages: applicationPages,
  asked: { status: UNDECIDED },
  isOffered: ({ status }) => isUndecided(status),
  searched: ({ fullName, referenceNumber }) => [fullName, referenceNumber],
  phone: ({ phoneNumber }) => phoneNumber,
  commandOf: ({ id, fullName, referenceNumber, desiredCourse, status }) => ({
    key: `application:${id}`,
    title: fullName,
    hint: [referenceNumber, desiredCourse, applicationStatusLabel(status)].filter(Boolean).join(' · '),
    target: linkOptions({ to: '/admin/applications', search: { open: id } }),
  }),
};

const courses: Source<Course> = {
  label: msg`Courses`,
  most: 5,
  query: coursesQuery,
  searched: ({ courseName, courseCode }) => [courseName, courseCode],
  commandOf: ({ id, courseName, courseCode, isActive }) => ({
    key: `course:${id}`,
    title: courseName,
    hint: [courseCode, isActive ? t`Active` : t`Inactive`].filter(Boolean).join(' · '),
    target: linkOptions({ to: '/admin/courses', search: { course: id } }),
  }),
};

const MAX_RECENT = 5;

/** In memory only, and for one session: they contain names, which must not stay in the storage of a shared computer. */
let recent: { readonly token: string | null; readonly commands: readonly Command[] } = { token: null, commands: [] };

// They name people, who are forgotten with the session.
session.subscribe(() => {
  if (session.state().token !== recent.token) recent = { token: null, commands: [] };
});

function recentCommands(token: string | null): readonly Command[] {
  return token === recent.token ? recent.commands : [];
}

export function addRecent(token: string | null, command: Command): void {
  if ('run' in command) return;
  const others = recentCommands(token).filter(({ key }) => key !== command.key);
  recent = { token, commands: [command, ...others].slice(0, MAX_RECENT) };
}

const findAmong = (commands: readonly Command[], needle: string) =>
  findBest(indexRows(commands, { searched: ({ title, hint, words = [] }) => [title, hint, ...words] }), needle, 5).best;

function useSource<Row extends { readonly id: string }>(source: Source<Row>, needle: string) {
  const { query, found } = useFound(source, needle, source.most);
  const { commandOf, allOf } = source;
  const label = translate(source.label);
  if (!found) return { query, group: { label, commands: [] } };
  const { best, total } = found;
  const commands = best.map(commandOf);
  const group: CommandGroup =
    total === best.length
      ? { label, commands }
      : {
          label: t`${label} (${best.length} of ${total})`,
          commands: allOf ? [...commands, allOf(needle)] : commands,
        };
  return { query, group };
}

/** What the palette offers for the typed text, and which lists are being loaded or could not be loaded. */
export function useCommands(typed: string, onChangePassword: () => void) {
  const slot = useSlot('commands');
  const added = (wanted: 'Screens' | 'Views' | 'Actions') =>
    slot.filter(({ group }) => group === wanted).flatMap(({ list }) => list());
  const screens = [...screenCommands(), ...added('Screens')];
  const actions = useActions(onChangePassword, added('Actions'));
  const views = added('Views');
  const { token } = useSession();
  const needle = typed.trim();
  const found = [useSource(students, needle), useSource(applications, needle), useSource(courses, needle)];
  const latest = recentCommands(token);
  const groups: readonly CommandGroup[] = needle
    ? [
        {
          label: t`Screens`,
          commands: findBest(indexRows(screens, { searched: ({ title }) => [title] }), needle, 5).best,
        },
        { label: t`Views`, commands: findAmong(views, needle) },
        { label: t`Actions`, commands: findAmong(actions, needle) },
        ...found.map(({ group }) => group),
      ]
    : [
        { label: t`Recent`, commands: latest },
        ...[
          { label: t`Views`, commands: views },
          { label: t`Screens`, commands: screens },
          { label: t`Actions`, commands: actions },
        ].map(({ label, commands }) => ({
          label,
          commands: commands.filter(({ key }) => latest.every((one) => one.key !== key)),
        })),
      ];
  const waiting = needle ? found.flatMap(({ query }) => (query.data ? [] : query)) : [];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    loading: waiting.some(({ isFetching }) => isFetching),
    failed: waiting.filter(({ isError }) => isError),
  };
}
