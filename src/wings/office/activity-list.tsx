import type { ListWords } from '#src/records/list/list-words.ts';
import { msg, plural, t, translate } from '#src/languages/texts.ts';
import { formatNumber, orNA, timeOf } from '#src/platform/text/format.ts';
import { fieldColumns, type List } from '#src/records/list/list.tsx';
import { defineListSearch, filterOf } from '#src/records/list/list-search.ts';
import { text } from '#src/records/search-params.ts';
import { nameCells } from '#src/ui/data-table/columns.tsx';
import { TextLink } from '#src/ui/links.tsx';
import { formatCount } from '#src/records/record-type.ts';
import { type Activity, activityFields, activityQuery, recordKindLabel } from './activity.ts';

/** What was done is searched and filtered by this; `before` is the moment from which older actions are asked for. */
export const activitySearch = defineListSearch({
  searched: ({ recordName, by, details }: Activity) => [recordName, by, ...details],
  placeholder: msg`Name, person or value`,
  filters: {
    by: filterOf(activityFields.by, { label: msg`Who`, all: msg`Everybody` }),
    kind: filterOf(activityFields.kind, { label: msg`What`, all: msg`Everything` }),
    record: filterOf(activityFields.recordKind, { label: msg`Kind of record`, all: msg`All records` }),
    day: filterOf(activityFields.at, {
      label: msg`When`,
      all: msg`Any day`,
      range: { of: 'day' },
      place: 'more',
      value: ({ at }) => timeOf(at),
    }),
  },
  params: { before: text },
});

const pageOf = {
  student: (studentId: string) =>
    ({ to: '/admin/students/$studentId', params: { studentId }, search: { tab: 'history' } }) as const,
  course: (course: string) => ({ to: '/admin/courses', search: { course } }) as const,
  application: (open: string) => ({ to: '/admin/applications', search: { open } }) as const,
};

/** The record that something was done to. One that is gone can still be restored where it was opened. */
function RecordLink({ row: { recordKind, recordId, recordName } }: { readonly row: Activity }) {
  const name = orNA(recordName);
  if (!recordId || !recordKind) return name;
  return (
    <TextLink className="line" dir="auto" title={name} {...pageOf[recordKind](recordId)}>
      {name}
    </TextLink>
  );
}

const detailsOf = ({ details }: Activity) => details.join(' · ');

const words: ListWords = {
  title: msg`Entries`,
  count: (all) => plural(all.value)`${formatCount(all)} entry | ${formatCount(all)} entries`,
  countOf: (shown, all) =>
    plural(
      all.value,
    )`${formatCount(shown)} of ${formatCount(all)} entry | ${formatCount(shown)} of ${formatCount(all)} entries`,
  unreadable: (some, all) =>
    plural(
      all,
    )`${formatNumber(some)} of ${formatNumber(all)} entry could not be read | ${formatNumber(some)} of ${formatNumber(all)} entries could not be read`,
  withoutId: (some, all) =>
    some === all
      ? plural(all)`${formatNumber(all)} entry cannot be opened | ${formatNumber(all)} entries cannot be opened`
      : plural(
          all,
        )`${formatNumber(some)} of ${formatNumber(all)} entry cannot be opened | ${formatNumber(some)} of ${formatNumber(all)} entries cannot be opened`,
  loading: msg`Loading entries...`,
  progress: msg`Loading entries`,
  about: (received, rows) =>
    plural(
      rows,
    )`${received} so far, about ${formatNumber(rows)} entry | ${received} so far, about ${formatNumber(rows)} entries`,
  loadFailure: () => ({ failed: t`Failed to load entries`, unanswered: t`Error loading entries` }),
  firstRows: msg`The first entries`,
  onlyFirstRows: msg`The first entries, which had come by then, are below. They are not the whole list.`,
  none: msg`No entries yet`,
  noneMatch: msg`No entries match`,
  unprinted: msg`The entries were still being loaded when this was printed. Print once more when they are listed.`,
  searchesAll: msg`Search looks through all entries.`,
  exports: { csv: msg`Export activity`, xlsx: msg`Export activity to Excel` },
};

export const activityList: List<Activity> = {
  path: '/admin/activity',
  words,
  nameOf: ({ recordName }) => recordName,
  search: activitySearch,
  query: activityQuery,
  columns: fieldColumns(activityFields, {
    recordName: nameCells<Activity>({
      name: (row) => <RecordLink row={row} />,
      plainName: ({ recordName }) => orNA(recordName),
      detail: ({ recordKind }) => translate(recordKindLabel(recordKind)),
      compactDetail: ({ kind, recordKind, by }) =>
        t`${translate(recordKindLabel(recordKind))} · ${translate(kind)} by ${orNA(by)}`,
      compactFooter: (row) => (
        <>
          <span className="line minor">{activityFields.at.format(row.at)}</span>
          <span className="line minor" title={detailsOf(row)}>
            {detailsOf(row)}
          </span>
        </>
      ),
    }),
    details: {
      cell: (row) => (
        <span className="line" title={detailsOf(row)}>
          {detailsOf(row)}
        </span>
      ),
    },
  }),
  readyViews: [
    { name: msg`Decisions`, search: { kind: 'Decided' } },
    { name: msg`Deleted records`, search: { kind: 'Deleted' } },
  ],
  whenEmpty: msg`Every change of a student or a course, and every decision on an application, is listed here from now on.`,
  compactRowHeight: 6,
};

export const activityRecords = { fields: activityFields, plural: 'activity', title: msg`Activity` };
