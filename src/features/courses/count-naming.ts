import { isUndecided } from '#src/features/applications/application-status.ts';

/** How many applications name a course, and how many of them wait for a decision: `4 applications are for this course, 3 of them undecided`. */
export function countNaming(applications: readonly { readonly status: string }[]): string {
  const { length } = applications;
  if (length === 0) return 'No application is for this course';
  const undecided = applications.filter(({ status }) => isUndecided(status)).length;
  const open = undecided === 0 ? 'all of them decided' : `${undecided} of them undecided`;
  return `${length === 1 ? '1 application is' : `${length} applications are`} for this course, ${open}`;
}
