import { applicationListWords } from './application-list-words.ts';
import { applicationPages } from './application-pages.ts';
import { applicationsQuery } from './applications.ts';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  applicationStatusLabel,
  applicationStatusTone,
  isUndecided,
  statusInfo,
  UNDECIDED,
} from './application-status.ts';
import { msg, plural, t } from '#src/languages/texts.ts';
import { daysSince, formatDayOf, formatNumber, orNA, timeOf } from '#src/platform/text/format.ts';
import { gradePercent } from '#openapi/grade-percent.ts';
import { useMemo } from 'react';
import { type Application, applicationFields } from './application.ts';
import { type Casework, useCasework } from './casework.ts';
import { type Standing, standingWords, useOffers } from './offers.ts';
import { fieldColumns, type List, type ReadyView } from '#src/records/list/list.tsx';
import { defineListSearch, type Filters, filterOf, withOthers } from '#src/records/list/list-search.ts';
import { text } from '#src/records/search-params.ts';
import { displayName, useSession } from '#src/session/session.ts';
import { type Column, nameCells, type Names, ToneText } from '#src/ui/data-table/columns.tsx';
import { peopleTwice } from '#src/records/same-person.ts';
import { MinimumGrade } from './desired-course.tsx';
import { applicantOf } from './namesakes.ts';
import { ApplicationLink } from './open-application.tsx';

/** An application with what the office keeps on it, where the server has the extension `casework`. */
export interface ListedApplication extends Application {
  /** Another application may be of the same person. */
  readonly hasNamesake?: true | undefined;
  readonly casework?: Casework | undefined;
  /** Its offer or its place on a waiting list, where the server has the extension `offers`. */
  readonly standing?: Standing | undefined;
}

const qualificationOf = applicationFields.previousQualification.format;
const gradeOf = ({ previousGrade }: Application) => gradePercent(previousGrade);

/** It is a value in the address too. */
const NOBODY = msg`Nobody`;
const assigneeOf = ({ casework }: ListedApplication) => casework?.assignee?.name ?? NOBODY;
const isHeld = ({ casework }: ListedApplication) => casework?.held !== undefined;

/** Percents and points are compared by their share of the scale; whoever ranks them apart asks for one kind. */
const scaleOf = (row: ListedApplication) =>
  gradeOf(row) === undefined ? undefined : row.previousGrade.includes('%') ? 'percent' : 'points';

/** What a record says, and a server does not filter by: the browser can, of a list that it has whole. */
const recordFilters = {
  scale: {
    label: msg`Grades in`,
    all: msg`Percent or points`,
    fixedChoices: [
      { value: 'percent', label: msg`Percent` },
      { value: 'points', label: msg`Points, such as CGPA` },
    ],
    value: scaleOf,
    isLocal: true,
    place: 'more',
  },
  decidedBy: filterOf(applicationFields.reviewedBy, {
    label: msg`Decided by`,
    all: msg`Anybody`,
    isLocal: true,
    place: 'more',
  }),
  decided: filterOf(applicationFields.reviewedAt, {
    label: msg`Decided`,
    all: msg`Any day`,
    range: { of: 'day' },
    value: ({ reviewedAt }) => timeOf(reviewedAt),
    isLocal: true,
    place: 'more',
  }),
} satisfies Filters<ListedApplication>;

/** Where the browser has the whole list, and can compare each with all the others. */
const namesakeFilters = {
  twice: {
    label: msg`Same person twice`,
    all: msg`Whether or not`,
    fixedChoices: [
      { value: 'yes', label: msg`May have applied twice` },
      { value: 'no', label: msg`Applied once` },
    ],
    value: (row) => (row.hasNamesake ? 'yes' : 'no'),
    isLocal: true,
    isUnprinted: true,
    place: 'more',
  },
} satisfies Filters<ListedApplication>;

const caseworkFilters = {
  assigned: {
    label: msg`Assigned to`,
    all: msg`Anybody`,
    choices: (names) => withOthers([NOBODY], names),
    value: assigneeOf,
    isLocal: true,
    isUnprinted: true,
  },
  held: {
    label: msg`Held decision`,
    all: msg`Held or not`,
    fixedChoices: [
      { value: 'yes', label: msg`Held` },
      { value: 'no', label: msg`Not held` },
    ],
    value: (row) => (isHeld(row) ? 'yes' : 'no'),
    isLocal: true,
    isUnprinted: true,
    place: 'more',
  },
} satisfies Filters<ListedApplication>;

/** An application that has no offer and does not wait has none of these. */
const offerStates = [
  { value: 'OPEN', label: msg`Offered, not answered` },
  { value: 'waiting', label: msg`On a waiting list` },
  { value: 'ACCEPTED', label: msg`Accepted` },
  { value: 'DECLINED', label: msg`Declined` },
  { value: 'LAPSED', label: msg`Lapsed` },
  { value: 'WITHDRAWN', label: msg`Taken back` },
];

const offerFilters = {
  offer: {
    label: msg`Offer`,
    all: msg`Offered or not`,
    fixedChoices: offerStates,
    value: ({ standing }) => (standing?.rank === undefined ? (standing?.offer?.state ?? 'none') : 'waiting'),
    isLocal: true,
    isUnprinted: true,
    place: 'more',
  },
} satisfies Filters<ListedApplication>;

/** What the applications are searched and filtered by, and the one that is open. */
export const applicationSearch = defineListSearch({
  searched: ({ fullName, email, desiredCourse, referenceNumber }: ListedApplication) => [
    fullName,
    email,
    desiredCourse,
    referenceNumber,
  ],
  phone: ({ phoneNumber }) => phoneNumber,
  placeholder: msg`Name, email, course or reference`,
  filters: {
    status: {
      label: msg`Status`,
      all: msg`All`,
      choices: (statuses) => [
        { value: UNDECIDED, label: msg`Undecided` },
        ...withOthers(APPLICATION_STATUSES, statuses).map((value) => ({ value, label: applicationStatusLabel(value) })),
      ],
      value: ({ status }) => status,
      matches: ({ status }, wanted) => (wanted === UNDECIDED ? isUndecided(status) : status === wanted),
      place: 'tabs',
      due: UNDECIDED,
    },
    course: filterOf(applicationFields.desiredCourse, { label: msg`Course`, all: msg`All courses` }),
    grade: filterOf(applicationFields.previousGrade, {
      label: msg`Grade (%)`,
      all: msg`Any grade`,
      range: {
        of: 'number',
        min: 0,
        max: 100,
        unit: '%',
        note: msg`As a percentage of its scale: 8.3 of 10 counts as 83%.`,
      },
      value: gradeOf,
      place: 'more',
    }),
    submitted: filterOf(applicationFields.submittedAt, {
      label: msg`Submitted`,
      all: msg`Any day`,
      range: { of: 'day' },
      value: ({ submittedAt }) => timeOf(submittedAt),
      place: 'more',
    }),
    ...recordFilters,
    ...namesakeFilters,
    ...caseworkFilters,
    ...offerFilters,
  },
  params: { open: text },
});

const readyViews: readonly ReadyView[] = [
  { name: msg`To decide, the oldest first`, search: { status: UNDECIDED, sort: 'submittedAt' } },
  {
    name: msg`On the waiting list, the best grade first`,
    search: { status: 'WAITLISTED', sort: '-previousQualification' },
  },
  { name: msg`Admitted, by course`, search: { status: 'APPROVED', sort: 'desiredCourse' } },
];
const ownViews = (name: string): readonly ReadyView[] => [
  { name: msg`Assigned to you, to decide`, search: { status: UNDECIDED, assigned: name } },
  { name: msg`Not assigned, to decide`, search: { status: UNDECIDED, assigned: NOBODY } },
  { name: msg`Held decisions`, search: { held: 'yes' } },
];

// A list that is read by pages is not sorted by what its filters do not know either.
const decisionColumns: readonly Column<ListedApplication>[] = [
  {
    id: 'decidedBy',
    header: msg`Decided by`,
    width: 10,
    responsivePriority: 6,
    cell: ({ reviewedBy }) => reviewedBy ?? '',
  },
  {
    id: 'decided',
    header: msg`Decided`,
    width: 8,
    responsivePriority: 7,
    cell: ({ reviewedAt }) => (reviewedAt ? formatDayOf(reviewedAt) : ''),
  },
];

const markedDetail = (row: ListedApplication, detail: string) =>
  [standingWords(row.standing)?.text, isHeld(row) && t`Decision held`, row.hasNamesake && t`Same person?`, detail]
    .filter(Boolean)
    .join(' · ');

/** How long an undecided application waits; nothing on its first day. */
function waitedText(status: ApplicationStatus, submittedAt: string | undefined): string | undefined {
  const days = isUndecided(status) ? daysSince(submittedAt) : undefined;
  return days ? plural(days)`${formatNumber(days)} day ago | ${formatNumber(days)} days ago` : undefined;
}

/** Where most applications begin is no news: what has been done since is coloured. */
const statusText = (status: ApplicationStatus) => (
  <ToneText tone={status === 'APPLIED' ? 'neutral' : applicationStatusTone(status)}>
    {applicationStatusLabel(status)}
  </ToneText>
);

const onScreen: Names<ListedApplication> = {
  name: (application) => <ApplicationLink application={application} />,
  plainName: ({ fullName }) => orNA(fullName),
  detail: (row) => markedDetail(row, row.email),
  compactMark: ({ status }) => statusText(status),
  compactDetail: (row) => <span className="wrap">{markedDetail(row, row.desiredCourse)}</span>,
  compactFooter: (row) => (
    <>
      <span className="line minor">
        <strong dir="auto">{orNA(row.previousGrade)}</strong> <MinimumGrade application={row} />
        {' · '}
        <bdi>{waitedText(row.status, row.submittedAt) ?? formatDayOf(row.submittedAt)}</bdi>
      </span>
      {row.casework?.assignee && <span className="line minor">{t`Assigned to ${row.casework.assignee.name}`}</span>}
    </>
  ),
};

export const applicationList: List<ListedApplication> = {
  moreColumns: decisionColumns,
  readyViews,
  path: '/admin/applications',
  words: applicationListWords,
  nameOf: ({ fullName }) => fullName,
  search: applicationSearch,
  query: applicationsQuery,
  pages: applicationPages,
  // A long course takes two lines, and who is assigned to it a further one.
  compactRowHeight: 5.75,
  whenEmpty: msg`They arrive here as soon as somebody applies on the admissions page.`,
  columns: fieldColumns(applicationFields, {
    // A print has nothing of what the office keeps for itself.
    fullName: {
      ...nameCells(onScreen),
      printedCell: nameCells({ ...onScreen, detail: ({ email }) => email }).printedCell,
    },
    previousQualification: {
      accessor: gradeOf,
      cell: (row) => (
        <>
          <span className="line">
            <strong dir="auto">{orNA(row.previousGrade)}</strong> <MinimumGrade application={row} />
          </span>
          <span className="line minor">{qualificationOf(row.previousQualification)}</span>
        </>
      ),
      printedCell: (row) => t`${qualificationOf(row.previousQualification)}, ${orNA(row.previousGrade)}`,
    },
    submittedAt: {
      cell: ({ submittedAt, status }) => (
        <>
          <span className="line">{formatDayOf(submittedAt)}</span>
          <span className="line minor">{waitedText(status, submittedAt)}</span>
        </>
      ),
      printedCell: ({ submittedAt }) => formatDayOf(submittedAt),
    },
    status: {
      accessor: ({ status }) => statusInfo(status)?.label ?? status,
      cell: ({ status }) => statusText(status),
    },
  }),
};

const assigneeColumn: Column<ListedApplication> = {
  id: 'assigned',
  header: msg`Assigned to`,
  width: 9,
  responsivePriority: 5,
  printedCell: 'none',
  cell: (row) => (row.casework?.assignee ? assigneeOf(row) : ''),
};

const rankColumn: Column<ListedApplication> = {
  id: 'rank',
  header: msg`Rank`,
  width: 5,
  responsivePriority: 5,
  printedCell: 'none',
  accessor: ({ standing }) => standing?.rank,
  cell: ({ standing }) => standing?.rank ?? '',
};

const offerViews: readonly ReadyView[] = [
  { name: msg`On a waiting list, by rank`, search: { offer: 'waiting', sort: 'rank' } },
  { name: msg`Offered, not answered`, search: { offer: 'OPEN' } },
];

/** Whether the server keeps anything of the office beside the records, and of whom. */
function useBeside() {
  const casework = useCasework();
  const offers = useOffers();
  return {
    hasCasework: casework.isOffered,
    hasOffers: offers.isOffered,
    caseworkOf: casework.byId,
    standingOf: offers.byId,
  };
}

/** The list, with whether its person is there twice, and what the office keeps on each where the server has it. */
export function useApplicationList(): List<ListedApplication> {
  const { hasCasework, hasOffers, caseworkOf, standingOf } = useBeside();
  const name = displayName(useSession().user);
  return useMemo(() => {
    const withMarks =
      (twice: ReadonlySet<Application>) =>
      (row: Application): ListedApplication => {
        const casework = caseworkOf.get(row.id);
        const standing = standingOf.get(row.id);
        const hasNamesake = twice.has(row);
        return casework || standing || hasNamesake
          ? {
              ...row,
              ...(casework && { casework }),
              ...(standing && { standing }),
              ...(hasNamesake && { hasNamesake }),
            }
          : row;
      };
    // The same function as long as what it adds is the same: with another one, every row would be made anew.
    const query = {
      ...applicationsQuery(),
      select: (rows: readonly Application[]): readonly ListedApplication[] => {
        const twice = peopleTwice(rows, applicantOf);
        return caseworkOf.size + standingOf.size + twice.size === 0 ? rows : rows.map(withMarks(twice));
      },
    };
    const { assigned, held, offer, ...others } = applicationSearch.filters;
    const filters = { ...others, ...(hasCasework && { assigned, held }), ...(hasOffers && { offer }) };
    return {
      ...applicationList,
      moreColumns: [...decisionColumns, ...(hasCasework ? [assigneeColumn] : []), ...(hasOffers ? [rankColumn] : [])],
      readyViews: [...(hasCasework ? ownViews(name) : []), ...readyViews, ...(hasOffers ? offerViews : [])],
      query: () => query,
      search: { ...applicationSearch, filters },
    };
  }, [caseworkOf, standingOf, hasCasework, hasOffers, name]);
}

/** What an export of them has: the fields of the record, and no temporary password, which no record holds. */
export const applicationRecords = {
  fields: applicationFields,
  plural: 'applications',
  title: applicationListWords.title,
};
