import type { components } from '#openapi/schema.gen.ts';
import type { Tone } from '#src/platform/text/format.ts';

type Schemas = components['schemas'];
export type ApplicationStatus = Schemas['ApplicationStatus'];

export interface DecisionLabels {
  /** On the button that chooses it. */
  readonly choose: string;
  /** On the button that sends it, before `Application`; and while it is being sent. */
  readonly send: string;
  readonly sending: string;
  readonly done: string;
}

export interface StatusInfo {
  readonly label: string;
  readonly tone: Tone;
  readonly forApplicant: string;
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

const NOT_BACK = 'An application cannot be set back to Applied.';

/** Everything that the app knows of each status, in the order in which an application goes through them. */
export const applicationStatuses = {
  APPLIED: {
    label: 'Applied',
    tone: 'info',
    forApplicant: 'We have received your application. Nobody has read it yet.',
    isUndecided: true,
    count: 'appliedCount',
    steps: ['UNDER_REVIEW', 'WAITLISTED', 'APPROVED', 'REJECTED'],
    next: 'UNDER_REVIEW',
    decision: null,
  },
  UNDER_REVIEW: {
    label: 'Under review',
    tone: 'warning',
    forApplicant: 'The admissions office is reading your application.',
    isUndecided: true,
    count: 'underReviewCount',
    steps: ['WAITLISTED', 'APPROVED', 'REJECTED'],
    next: 'APPROVED',
    decision: { choose: 'Review', send: 'Start Review of', sending: 'Saving...', done: 'is under review' },
  },
  WAITLISTED: {
    label: 'Waitlisted',
    tone: 'warning',
    forApplicant: 'All places are taken at present. You are on the waiting list, and we write as soon as one is free.',
    barTone: 'neutral',
    isUndecided: true,
    count: 'waitlistedCount',
    steps: ['UNDER_REVIEW', 'APPROVED', 'REJECTED'],
    next: 'APPROVED',
    decision: { choose: 'Waitlist', send: 'Waitlist', sending: 'Waitlisting...', done: 'is waitlisted' },
  },
  APPROVED: {
    label: 'Approved',
    tone: 'success',
    forApplicant: 'You are admitted. We have sent an email that says how you sign in to the portal.',
    isUndecided: false,
    count: 'approvedCount',
    steps: [],
    blocked: 'An approval is final.',
    decision: { choose: 'Approve', send: 'Approve', sending: 'Approving...', done: 'is approved' },
  },
  REJECTED: {
    label: 'Rejected',
    tone: 'danger',
    forApplicant: 'We are sorry that we cannot offer you a place.',
    isUndecided: false,
    count: 'rejectedCount',
    steps: ['UNDER_REVIEW'],
    next: 'UNDER_REVIEW',
    blocked: 'A rejected application has to be reopened first.',
    decision: { choose: 'Reject', send: 'Reject', sending: 'Rejecting...', done: 'is rejected', needsReason: true },
    reopening: { choose: 'Reopen', send: 'Reopen', sending: 'Reopening...', done: 'is reopened' },
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

/** An application's status in words; one that this app does not know is shown as the server wrote it. */
export function applicationStatusLabel(status: string): string {
  return statusInfo(status)?.label ?? status;
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
  if (!info) return `The portal does not know the status ${from}.`;
  if (canTransition(from, to)) return undefined;
  if (from === to) return `It is ${applicationStatusLabel(from).toLowerCase()} already.`;
  if (from === 'APPROVED' && generatedStudentId) return 'An approval is final: the student has an account.';
  const isFinal = info.steps.length === 0;
  return (isFinal || to !== 'APPLIED' ? info.blocked : undefined) ?? NOT_BACK;
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
