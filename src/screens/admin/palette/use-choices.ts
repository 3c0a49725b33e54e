import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rosterQuery } from '../../../api/students.ts';
import { applicationsQuery } from '../../../api/applications.ts';
import { coursesQuery } from '../../../api/courses.ts';
import { isUndecided } from '../../../domain/application-status.ts';
import { useSession } from '../../../session/session.ts';
import {
  applicationChoice,
  type Choice,
  type ChoiceGroup,
  courseChoice,
  rosterChoice,
  SCREENS,
  studentChoice,
} from './choices.ts';
import { find, searchable, type Searchable } from './find.ts';
import { recentChoices } from './recent.ts';

const MOST = { screens: 5, students: 8, others: 5 } as const;
const screens = searchable(SCREENS, ({ title }) => [title]);

// A list that the cache has is searched as it is, however old: 50,000 rows are not asked for again to find one of them.
const cached = { staleTime: Infinity } as const;

function foundIn<Row>(
  label: string,
  list: Searchable<Row> | undefined,
  needle: string,
  most: number,
  choiceOf: (row: Row) => Choice,
): ChoiceGroup & { readonly cut: boolean } {
  const { best, total } = list ? find(list, needle, most) : { best: [], total: 0 };
  const cut = total > best.length;
  return { label: cut ? `${label} (${best.length} of ${total})` : label, choices: best.map(choiceOf), cut };
}

/** What the palette offers for what was typed, and whether more is being loaded or could not be. */
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
      const recent = recentChoices(token);
      const shown = new Set(recent.map(({ key }) => key));
      return [
        { label: 'Recent', choices: recent },
        { label: 'Screens', choices: SCREENS.filter(({ key }) => !shown.has(key)) },
      ];
    }
    const people = foundIn('Students', students, needle, MOST.students, studentChoice);
    return [
      foundIn('Screens', screens, needle, MOST.screens, (screen) => screen),
      { ...people, choices: people.cut ? [...people.choices, rosterChoice(needle)] : people.choices },
      foundIn('Applications to review', pending, needle, MOST.others, applicationChoice),
      foundIn('Courses', catalogue, needle, MOST.others, courseChoice),
    ];
  }, [needle, token, students, pending, catalogue]);

  const queries = [roster, applications, courses];
  return {
    groups: groups.filter(({ choices }) => choices.length > 0),
    loading: enabled && queries.some(({ isFetching, data }) => isFetching && !data),
    failed: enabled ? queries.filter(({ isError, data }) => isError && !data) : [],
  };
}
