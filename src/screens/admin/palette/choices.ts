import { useQuery } from '@tanstack/react-query';
import { linkOptions, type NavigateOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { rosterQuery } from '../../../api/students.ts';
import { applicationsQuery } from '../../../api/applications.ts';
import { coursesQuery } from '../../../api/courses.ts';
import { useSession } from '../../../session/session.ts';
import { applicationStatusLabel, isUndecided } from '../../../domain/application-status.ts';
import { find, searchable, type Searchable } from './find.ts';

/** Something that the palette can go to. */
export interface Choice {
  /** Names it among all choices. */
  readonly key: string;
  readonly title: string;
  /** What else tells it from others of its name. */
  readonly hint?: string | undefined;
  readonly target: NavigateOptions;
}

export interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly Choice[];
}

const screen = (title: string, hint: string, target: NavigateOptions): Choice => ({
  key: `screen:${title}`,
  title,
  hint,
  target,
});

/** Every screen that an administrator may go to. */
const SCREENS: readonly Choice[] = [
  screen('Dashboard', 'Figures, charts and the roster', linkOptions({ to: '/admin/dashboard' })),
  screen('Students', 'The full roster', linkOptions({ to: '/admin/students' })),
  screen('Applications', 'Review and decide', linkOptions({ to: '/admin/applications' })),
  screen('Courses', 'The catalogue', linkOptions({ to: '/admin/courses' })),
  screen(
    'Add a Course',
    'A new one for the catalogue',
    linkOptions({ to: '/admin/courses', search: { course: 'new' } }),
  ),
  screen('Home', 'Public page', linkOptions({ to: '/' })),
  screen('About', 'Public page', linkOptions({ to: '/about' })),
  screen('Courses for visitors', 'Public page', linkOptions({ to: '/courses' })),
  screen('Faculty', 'Public page', linkOptions({ to: '/faculty' })),
  screen('Research', 'Public page', linkOptions({ to: '/research' })),
  screen('Contact', 'Public page', linkOptions({ to: '/contact' })),
  screen('Apply Now', 'The admission form, a public page', linkOptions({ to: '/admissions' })),
];

type Schemas = components['schemas'];

/** The record of a student. */
function studentChoice({ id, name, rollNo, department }: Schemas['Student']): Choice {
  return {
    key: `student:${id}`,
    title: name,
    hint: `${rollNo} · ${department}`,
    target: linkOptions({ to: '/admin/students/$studentId', params: { studentId: id } }),
  };
}

/** The review of an application. */
function applicationChoice(application: Schemas['Application']): Choice {
  const { id, fullName, referenceNumber, desiredCourse, status } = application;
  return {
    key: `application:${id}`,
    title: fullName,
    hint: [referenceNumber, desiredCourse, applicationStatusLabel(status)].filter(Boolean).join(' · '),
    target: linkOptions({ to: '/admin/applications', search: { open: id } }),
  };
}

/** The form of a course. */
function courseChoice({ id, courseName, courseCode, isActive }: Schemas['Course']): Choice {
  return {
    key: `course:${id}`,
    title: courseName,
    hint: [courseCode, isActive ? 'Active' : 'Inactive'].filter(Boolean).join(' · '),
    target: linkOptions({ to: '/admin/courses', search: { course: id } }),
  };
}

/** The roster, searched for the typed text: where more students match than the palette shows. */
function rosterChoice(needle: string): Choice {
  return {
    key: 'roster',
    title: `Show all students with “${needle}”`,
    target: linkOptions({ to: '/admin/students', search: { q: needle } }),
  };
}

const MAX_RECENT = 5;

/** In memory only, and for one session: they contain names, which must not stay in the storage of a shared computer. */
let recent: { readonly token: string | null; readonly choices: readonly Choice[] } = { token: null, choices: [] };

/** The latest choices of this session, the last one first. */
function recentChoices(token: string | null): readonly Choice[] {
  return token === recent.token ? recent.choices : [];
}

/** Adds a choice to the recent ones. */
export function addRecent(token: string | null, choice: Choice): void {
  const others = recentChoices(token).filter(({ key }) => key !== choice.key);
  recent = { token, choices: [choice, ...others].slice(0, MAX_RECENT) };
}

const MAX_RESULTS = { screens: 5, students: 8, others: 5 } as const;
const screens = searchable(SCREENS, ({ title }) => [title]);

// A cached list is searched as it is, however old: 50,000 rows are not fetched again to find one of them.
const cached = { staleTime: Infinity } as const;

function foundIn<Row>(
  label: string,
  list: Searchable<Row> | undefined,
  needle: string,
  most: number,
  choiceOf: (row: Row) => Choice,
): ChoiceGroup & { readonly isCut: boolean } {
  const { best, total } = list ? find(list, needle, most) : { best: [], total: 0 };
  const isCut = total > best.length;
  return { label: isCut ? `${label} (${best.length} of ${total})` : label, choices: best.map(choiceOf), isCut };
}

/** What the palette offers for the typed text, and which lists are being loaded or could not be loaded. */
export function useChoices(typed: string) {
  const { token } = useSession();
  const needle = typed.trim();
  const enabled = needle !== '';
  const roster = useQuery({ ...rosterQuery(), ...cached, enabled });
  const applications = useQuery({ ...applicationsQuery(), ...cached, enabled });
  const courses = useQuery({ ...coursesQuery(), ...cached, enabled });

  const students = useMemo(
    () => roster.data && searchable(roster.data, ({ name, rollNo }) => [name, rollNo]),
    [roster.data],
  );
  const pending = useMemo(
    () =>
      applications.data &&
      searchable(
        applications.data.filter(({ status }) => isUndecided(status)),
        ({ fullName, referenceNumber }) => [fullName, referenceNumber],
      ),
    [applications.data],
  );
  const catalogue = useMemo(
    () => courses.data && searchable(courses.data, ({ courseName, courseCode }) => [courseName, courseCode]),
    [courses.data],
  );

  const groups = useMemo((): readonly ChoiceGroup[] => {
    if (!needle) {
      const latest = recentChoices(token);
      const shown = new Set(latest.map(({ key }) => key));
      return [
        { label: 'Recent', choices: latest },
        { label: 'Screens', choices: SCREENS.filter(({ key }) => !shown.has(key)) },
      ];
    }
    const people = foundIn('Students', students, needle, MAX_RESULTS.students, studentChoice);
    return [
      foundIn('Screens', screens, needle, MAX_RESULTS.screens, (screen) => screen),
      { ...people, choices: people.isCut ? [...people.choices, rosterChoice(needle)] : people.choices },
      foundIn('Applications to review', pending, needle, MAX_RESULTS.others, applicationChoice),
      foundIn('Courses', catalogue, needle, MAX_RESULTS.others, courseChoice),
    ];
  }, [needle, token, students, pending, catalogue]);

  const queries = [roster, applications, courses];
  return {
    groups: groups.filter(({ choices }) => choices.length > 0),
    loading: enabled && queries.some(({ isFetching, data }) => isFetching && !data),
    failed: enabled ? queries.filter(({ isError, data }) => isError && !data) : [],
  };
}
