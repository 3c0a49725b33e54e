import { msg, plural, t } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import type { DeletableType, RecordType } from '#src/records/record-type.ts';
import type { RestorableType } from '#src/records/restore.ts';

/** What is said of a course that the server does not find. */
export const courseMissing: RecordType<never>['missing'] = {
  deleted: msg`This course is no longer in the catalogue`,
  notFound: msg`The server does not find this course`,
  notSaved: msg`Somebody may have deleted the course while you were editing it, or the server does not offer this change.`,
};

export const courseDeletion: DeletableType<never>['deletion'] = {
  title: msg`Delete course`,
  question: (name) => t`Are you sure you want to delete course "${name}"? This action cannot be undone.`,
  outcome: () => ({
    saved: t`Course deleted successfully`,
    failed: t`Failed to delete course`,
    unanswered: t`Error deleting course`,
  }),
};

export const courseRestoration: RestorableType<never>['restoration'] = {
  title: msg`Deleted Courses`,
  kept: msg`Deleted courses are kept for the university’s archive; an administrator can restore one under “Deleted Courses”.`,
  outcome: () => ({
    saved: t`Course restored successfully`,
    failed: t`Failed to restore course`,
    unanswered: t`Error restoring course`,
  }),
  loadFailure: () => ({ failed: t`Failed to load deleted courses`, unanswered: t`Error loading deleted courses` }),
  count: (count) => plural(count)`${formatNumber(count)} deleted course | ${formatNumber(count)} deleted courses`,
  unreadable: (some, all) =>
    plural(
      all,
    )`${formatNumber(some)} of ${formatNumber(all)} deleted course could not be read | ${formatNumber(some)} of ${formatNumber(all)} deleted courses could not be read`,
  none: msg`No deleted courses`,
  whenEmpty: msg`A deleted course is kept here and can be restored.`,
  taken: (label) => t`Change “${label}” of the course that has it now, then restore this one.`,
};

/** Section 8: what is said of a course that is added, and of one that is changed. */
export const courseAdded = () => ({
  saved: t`Course added successfully`,
  failed: t`Failed to add course`,
  unanswered: t`Error adding course`,
});
export const courseUpdated = () => ({
  saved: t`Course updated successfully`,
  failed: t`Failed to update course`,
  unanswered: t`Error updating course`,
});
