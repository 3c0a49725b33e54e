import { msg, plural, t } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import type { ListWords } from '#src/records/list/list-words.ts';
import { formatCount } from '#src/records/record-type.ts';

export const applicationListWords: ListWords = {
  title: msg`Applications`,
  count: (all) => plural(all.value)`${formatCount(all)} application | ${formatCount(all)} applications`,
  countOf: (shown, all) =>
    plural(
      all.value,
    )`${formatCount(shown)} of ${formatCount(all)} application | ${formatCount(shown)} of ${formatCount(all)} applications`,
  unreadable: (some, all) =>
    plural(
      all,
    )`${formatNumber(some)} of ${formatNumber(all)} application could not be read | ${formatNumber(some)} of ${formatNumber(all)} applications could not be read`,
  withoutId: (some, all) =>
    some === all
      ? plural(
          all,
        )`${formatNumber(all)} application cannot be opened | ${formatNumber(all)} applications cannot be opened`
      : plural(
          all,
        )`${formatNumber(some)} of ${formatNumber(all)} application cannot be opened | ${formatNumber(some)} of ${formatNumber(all)} applications cannot be opened`,
  loading: msg`Loading applications...`,
  progress: msg`Loading applications`,
  about: (received, rows) =>
    plural(
      rows,
    )`${received} so far, about ${formatNumber(rows)} application | ${received} so far, about ${formatNumber(rows)} applications`,
  loadFailure: () => ({ failed: t`Failed to load applications`, unanswered: t`Error loading applications` }),
  firstRows: msg`The first applications`,
  onlyFirstRows: msg`The first applications, which had come by then, are below. They are not the whole list.`,
  none: msg`No applications yet`,
  noneMatch: msg`No applications match`,
  unprinted: msg`The applications were still being loaded when this was printed. Print once more when they are listed.`,
  searchesAll: msg`Search looks through all applications.`,
  selection: {
    group: msg`Selected applications`,
    tooMany: (most) => t`More than ${formatNumber(most)} applications match: filter them to select all.`,
    found: (count) =>
      plural(count)`${formatNumber(count)} application found so far | ${formatNumber(count)} applications found so far`,
  },
  exports: { csv: msg`Export applications`, xlsx: msg`Export applications to Excel` },
};
