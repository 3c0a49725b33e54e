import { msg, plural, t } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import type { ListWords } from '#src/records/list/list-words.ts';
import { type DeletableType, formatCount, type RecordType } from '#src/records/record-type.ts';
import type { RestorableType } from '#src/records/restore.ts';

export const studentListWords: ListWords = {
  title: msg`Students`,
  count: (all) => plural(all.value)`${formatCount(all)} student | ${formatCount(all)} students`,
  countOf: (shown, all) =>
    plural(
      all.value,
    )`${formatCount(shown)} of ${formatCount(all)} student | ${formatCount(shown)} of ${formatCount(all)} students`,
  unreadable: (some, all) =>
    plural(
      all,
    )`${formatNumber(some)} of ${formatNumber(all)} student could not be read | ${formatNumber(some)} of ${formatNumber(all)} students could not be read`,
  withoutId: (some, all) =>
    some === all
      ? plural(all)`${formatNumber(all)} student cannot be opened | ${formatNumber(all)} students cannot be opened`
      : plural(
          all,
        )`${formatNumber(some)} of ${formatNumber(all)} student cannot be opened | ${formatNumber(some)} of ${formatNumber(all)} students cannot be opened`,
  loading: msg`Loading students...`,
  progress: msg`Loading students`,
  about: (received, rows) =>
    plural(
      rows,
    )`${received} so far, about ${formatNumber(rows)} student | ${received} so far, about ${formatNumber(rows)} students`,
  loadFailure: () => ({ failed: t`Failed to load students`, unanswered: t`Error loading students` }),
  firstRows: msg`The first students`,
  onlyFirstRows: msg`The first students, which had come by then, are below. They are not the whole list.`,
  none: msg`No students yet`,
  noneMatch: msg`No students match`,
  unprinted: msg`The students were still being loaded when this was printed. Print once more when they are listed.`,
  searchesAll: msg`Search looks through all students.`,
  selection: {
    group: msg`Selected students`,
    tooMany: (most) => t`More than ${formatNumber(most)} students match: filter them to select all.`,
    found: (count) =>
      plural(count)`${formatNumber(count)} student found so far | ${formatNumber(count)} students found so far`,
  },
  exports: { csv: msg`Export students`, xlsx: msg`Export students to Excel` },
};

/** What is said of a student that the server does not find. */
export const studentMissing: RecordType<never>['missing'] = {
  deleted: msg`This student is no longer on the roster`,
  notFound: msg`The server does not find this student`,
  notSaved: msg`Somebody may have deleted the student while you were editing it, or the server does not offer this change.`,
};

export const studentDeletion: DeletableType<never>['deletion'] = {
  title: msg`Delete student`,
  question: (name) => t`Are you sure you want to delete student "${name}"? This action cannot be undone.`,
  outcome: () => ({
    saved: t`Student deleted successfully`,
    failed: t`Failed to delete student`,
    unanswered: t`Error deleting student`,
  }),
};

export const studentRestoration: RestorableType<never>['restoration'] = {
  title: msg`Deleted Students`,
  kept: msg`Deleted students are kept for the university’s archive; an administrator can restore one under “Deleted Students”.`,
  outcome: () => ({
    saved: t`Student restored successfully`,
    failed: t`Failed to restore student`,
    unanswered: t`Error restoring student`,
  }),
  loadFailure: () => ({ failed: t`Failed to load deleted students`, unanswered: t`Error loading deleted students` }),
  count: (count) => plural(count)`${formatNumber(count)} deleted student | ${formatNumber(count)} deleted students`,
  unreadable: (some, all) =>
    plural(
      all,
    )`${formatNumber(some)} of ${formatNumber(all)} deleted student could not be read | ${formatNumber(some)} of ${formatNumber(all)} deleted students could not be read`,
  none: msg`No deleted students`,
  whenEmpty: msg`A deleted student is kept here and can be restored.`,
  taken: (label) => t`Change “${label}” of the student that has it now, then restore this one.`,
};
