import { msg, plural, t } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import type { ListWords } from '#src/records/list/list-words.ts';
import { formatCount } from '#src/records/record-type.ts';

export const courseListWords: ListWords = {
  title: msg`Courses`,
  count: (all) => plural(all.value)`${formatCount(all)} course | ${formatCount(all)} courses`,
  countOf: (shown, all) =>
    plural(
      all.value,
    )`${formatCount(shown)} of ${formatCount(all)} course | ${formatCount(shown)} of ${formatCount(all)} courses`,
  unreadable: (some, all) =>
    plural(
      all,
    )`${formatNumber(some)} of ${formatNumber(all)} course could not be read | ${formatNumber(some)} of ${formatNumber(all)} courses could not be read`,
  withoutId: (some, all) =>
    some === all
      ? plural(all)`${formatNumber(all)} course cannot be opened | ${formatNumber(all)} courses cannot be opened`
      : plural(
          all,
        )`${formatNumber(some)} of ${formatNumber(all)} course cannot be opened | ${formatNumber(some)} of ${formatNumber(all)} courses cannot be opened`,
  loading: msg`Loading courses...`,
  progress: msg`Loading courses`,
  about: (received, rows) =>
    plural(
      rows,
    )`${received} so far, about ${formatNumber(rows)} course | ${received} so far, about ${formatNumber(rows)} courses`,
  loadFailure: () => ({ failed: t`Failed to load courses`, unanswered: t`Error loading courses` }),
  firstRows: msg`The first courses`,
  onlyFirstRows: msg`The first courses, which had come by then, are below. They are not the whole list.`,
  none: msg`No courses yet`,
  noneMatch: msg`No courses match`,
  unprinted: msg`The courses were still being loaded when this was printed. Print once more when they are listed.`,
  searchesAll: msg`Search looks through all courses.`,
};
