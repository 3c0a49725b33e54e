import { linkOptions, type NavigateOptions } from '@tanstack/react-router';
import type { components } from '../../../../openapi/schema.gen.ts';
import { applicationStatusLabel } from '../../../domain/application-status.ts';

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
export const SCREENS: readonly Choice[] = [
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
export function studentChoice({ id, name, rollNo, department }: Schemas['Student']): Choice {
  return {
    key: `student:${id}`,
    title: name,
    hint: `${rollNo} · ${department}`,
    target: linkOptions({ to: '/admin/students/$studentId', params: { studentId: id } }),
  };
}

/** The review of an application. */
export function applicationChoice(application: Schemas['Application']): Choice {
  const { id, fullName, referenceNumber, desiredCourse, status } = application;
  return {
    key: `application:${id}`,
    title: fullName,
    hint: [referenceNumber, desiredCourse, applicationStatusLabel(status)].filter(Boolean).join(' · '),
    target: linkOptions({ to: '/admin/applications', search: { open: id } }),
  };
}

/** The form of a course. */
export function courseChoice({ id, courseName, courseCode, isActive }: Schemas['Course']): Choice {
  return {
    key: `course:${id}`,
    title: courseName,
    hint: [courseCode, isActive ? 'Active' : 'Inactive'].filter(Boolean).join(' · '),
    target: linkOptions({ to: '/admin/courses', search: { course: id } }),
  };
}

/** The roster, searched for what was typed: where it found more than there is room for. */
export function rosterChoice(needle: string): Choice {
  return {
    key: 'roster',
    title: `Show all students with “${needle}”`,
    target: linkOptions({ to: '/admin/students', search: { q: needle } }),
  };
}
