import { CompassIcon, DropIcon, PeopleIcon } from '../../ui/subject-icons.tsx';

/** Section 2, /about: the three highlight cards. */
export const highlights = [
  {
    title: 'Teachers who know your name',
    Icon: PeopleIcon,
    text: 'A tutorial has twelve students and one teacher. Every student has a mentor from the first week to the last, and Thursday afternoons belong to whoever knocks.',
  },
  {
    title: 'Learning by making',
    Icon: CompassIcon,
    text: 'Half of the marks come from things that were built, measured or written for somebody outside the classroom. You leave with work to show, and not only with grades.',
  },
  {
    title: 'Research that leaves the building',
    Icon: DropIcon,
    text: 'Flood warnings, safer schools, hardier millets, cheaper tests: our results are used within a day’s travel of the campus, by people who can tell us where they fail.',
  },
] as const;
