import type { components } from '#openapi/schema.gen.ts';
import { msg, plural, t, translate } from '#src/languages/texts.ts';
import { formatNumber, type Tone } from '#src/platform/text/format.ts';

type Schemas = components['schemas'];
export type ApplicationStatus = Schemas['ApplicationStatus'];

export interface DecisionLabels {
  /** On the button that chooses it. */
  readonly choose: string;
  /** On the button that sends it for one application, and for many at once; and while it is being sent. */
  readonly send: string;
  readonly sendAll: (count: number) => string;
  readonly sending: string;
  /** What has become of an application, by its applicant's name; and of how many out of all that were decided at once. */
  readonly done: (name: string) => string;
  readonly doneOf: (done: number, all: number) => string;
}

export interface StatusInfo {
  readonly label: string;
  readonly tone: Tone;
  /** Why it cannot be given to an application that has it. */
  readonly already: string;
  /** The tone in the statistics, where the same tone twice side by side would look like one bar. */
  readonly barTone?: Tone;
  /** Contract, `pendingCount`: nobody has decided it yet. */
  readonly isUndecided: boolean;
  /** The field of the statistics that counts it. */
  readonly count: Exclude<keyof Schemas['ApplicationStats'], 'byCourse'>;
  /** Operation reviewApplication, the contract's table: the statuses that it may become. */
  readonly steps: readonly ApplicationStatus[];
  /** The one of them that usually comes next. */
  readonly next?: ApplicationStatus;
  /** Why it may not become any other status, where there is more to say than that none goes back. */
  readonly blocked?: string;
  /** The decision that leads to it; null where no administrator can ask for it. */
  readonly decision: (DecisionLabels & { readonly needsReason?: boolean }) | null;
  /** The words for leaving it again, which then needs comments. */
  readonly reopening?: DecisionLabels;
}

const NOT_BACK = msg`An application cannot be set back to Applied.`;

/** Everything that the app knows of each status, in the order in which an application goes through them. */
export const applicationStatuses = {
  APPLIED: {
    label: msg`Applied`,
    tone: 'info',
    already: msg`It is applied already.`,
    isUndecided: true,
    count: 'appliedCount',
    steps: ['UNDER_REVIEW', 'WAITLISTED', 'APPROVED', 'REJECTED'],
    next: 'UNDER_REVIEW',
    decision: null,
  },
  UNDER_REVIEW: {
    label: msg`Under review`,
    tone: 'warning',
    already: msg`It is under review already.`,
    isUndecided: true,
    count: 'underReviewCount',
    steps: ['WAITLISTED', 'APPROVED', 'REJECTED'],
    next: 'APPROVED',
    decision: {
      choose: msg`Review`,
      send: msg`Start Review of Application`,
      sendAll: (count) =>
        plural(
          count,
        )`Start Review of ${formatNumber(count)} Application | Start Review of ${formatNumber(count)} Applications`,
      sending: msg`Saving...`,
      done: (name) => t`${name} is under review.`,
      doneOf: (done, all) =>
        plural(
          done,
        )`${formatNumber(done)} of ${formatNumber(all)} is under review | ${formatNumber(done)} of ${formatNumber(all)} are under review`,
    },
  },
  WAITLISTED: {
    label: msg`Waitlisted`,
    tone: 'warning',
    already: msg`It is waitlisted already.`,
    barTone: 'neutral',
    isUndecided: true,
    count: 'waitlistedCount',
    steps: ['UNDER_REVIEW', 'APPROVED', 'REJECTED'],
    next: 'APPROVED',
    decision: {
      choose: msg`Waitlist`,
      send: msg`Waitlist Application`,
      sendAll: (count) =>
        plural(count)`Waitlist ${formatNumber(count)} Application | Waitlist ${formatNumber(count)} Applications`,
      sending: msg`Waitlisting...`,
      done: (name) => t`${name} is waitlisted.`,
      doneOf: (done, all) =>
        plural(
          done,
        )`${formatNumber(done)} of ${formatNumber(all)} is waitlisted | ${formatNumber(done)} of ${formatNumber(all)} are waitlisted`,
    },
  },
  APPROVED: {
    label: msg`Approved`,
    tone: 'success',
    already: msg`It is approved already.`,
    isUndecided: false,
    count: 'approvedCount',
    steps: [],
    blocked: msg`An approval is final.`,
    decision: {
      choose: msg`Approve`,
      send: msg`Approve Application`,
      sendAll: (count) =>
        plural(count)`Approve ${formatNumber(count)} Application | Approve ${formatNumber(count)} Applications`,
      sending: msg`Approving...`,
      done: (name) => t`${name} is approved.`,
      doneOf: (done, all) =>
        plural(
          done,
        )`${formatNumber(done)} of ${formatNumber(all)} is approved | ${formatNumber(done)} of ${formatNumber(all)} are approved`,
    },
  },
  REJECTED: {
    label: msg`Rejected`,
    tone: 'danger',
    already: msg`It is rejected already.`,
    isUndecided: false,
    count: 'rejectedCount',
    steps: ['UNDER_REVIEW'],
    next: 'UNDER_REVIEW',
    blocked: msg`A rejected application has to be reopened first.`,
    decision: {
      choose: msg`Reject`,
      send: msg`Reject Application`,
      sendAll: (count) =>
        plural(count)`Reject ${formatNumber(count)} Application | Reject ${formatNumber(count)} Applications`,
      sending: msg`Rejecting...`,
      done: (name) => t`${name} is rejected.`,
      doneOf: (done, all) =>
        plural(
          done,
        )`${formatNumber(done)} of ${formatNumber(all)} is rejected | ${formatNumber(done)} of ${formatNumber(all)} are rejected`,
      needsReason: true,
    },
    reopening: {
      choose: msg`Reopen`,
      send: msg`Reopen Application`,
      sendAll: (count) =>
        plural(count)`Reopen ${formatNumber(count)} Application | Reopen ${formatNumber(count)} Applications`,
      sending: msg`Reopening...`,
      done: (name) => t`${name} is reopened.`,
      doneOf: (done, all) =>
        plural(
          done,
        )`${formatNumber(done)} of ${formatNumber(all)} is reopened | ${formatNumber(done)} of ${formatNumber(all)} are reopened`,
    },
  },
} as const satisfies Record<ApplicationStatus, StatusInfo>;

/** Whether a status is one of the contract's; other servers may have more. */
export function isKnownStatus(status: string): status is ApplicationStatus {
  return Object.hasOwn(applicationStatuses, status);
}

/** The statuses of the contract, in the order in which an application goes through them. */
export const APPLICATION_STATUSES: readonly ApplicationStatus[] =
  Object.keys(applicationStatuses).filter(isKnownStatus);

export function statusInfo(status: string): StatusInfo | undefined {
  return isKnownStatus(status) ? applicationStatuses[status] : undefined;
}

/** An application's status in words of the chosen language; one that this app does not know is shown as the server wrote it. */
export function applicationStatusLabel(status: string): string {
  return translate(statusInfo(status)?.label ?? status);
}

export function applicationStatusTone(status: string): Tone {
  return statusInfo(status)?.tone ?? 'neutral';
}

/** Contract, withdrawApplication: an application that its applicant has withdrawn is rejected for this reason. */
export const WITHDRAWN = 'Withdrawn by the applicant';

/** Contract, `pendingCount`: whether nobody has decided yet. */
export function isUndecided(status: string): boolean {
  return statusInfo(status)?.isUndecided ?? false;
}

export type Decision = {
  [Status in ApplicationStatus]: (typeof applicationStatuses)[Status]['decision'] extends null ? never : Status;
}[ApplicationStatus];

export const DECISIONS = APPLICATION_STATUSES.filter(
  (status): status is Decision => applicationStatuses[status].decision !== null,
);

/** Whether an application may go from one status to another. From an unknown status it may go nowhere. */
export function canTransition(from: string, to: ApplicationStatus): boolean {
  return statusInfo(from)?.steps.includes(to) ?? false;
}

/** What decides about a step: the status, and whether a server has told of the student that an approval has made. */
type Decided = Pick<Schemas['Application'], 'generatedStudentId'> & { readonly status: string };

export function blockedReason(
  { status: from, generatedStudentId }: Decided,
  to: ApplicationStatus,
): string | undefined {
  const info = statusInfo(from);
  if (!info) return t`The portal does not know the status ${from}.`;
  if (canTransition(from, to)) return undefined;
  if (from === to) return translate(info.already);
  if (from === 'APPROVED' && generatedStudentId) return t`An approval is final: the student has an account.`;
  const isFinal = info.steps.length === 0;
  return translate((isFinal || to !== 'APPLIED' ? info.blocked : undefined) ?? NOT_BACK);
}

const isReopening = (from: string, to: ApplicationStatus) =>
  statusInfo(from)?.reopening !== undefined && canTransition(from, to);

export function requiredFields(from: string, to: ApplicationStatus) {
  return { reason: statusInfo(to)?.decision?.needsReason ?? false, comments: isReopening(from, to) };
}

export function decisionLabels(from: string, to: Decision): DecisionLabels {
  const reopening = isReopening(from, to) ? statusInfo(from)?.reopening : undefined;
  return reopening ?? applicationStatuses[to].decision;
}

/** The tab of everything that waits for a decision, in lists and in their URLs. In lower case, as no status is written. */
export const UNDECIDED = 'undecided';
