import type { components } from '../../openapi/schema.gen.ts';
import { applicationStatusLabel } from './application-status.ts';

export type ApplicationStatus = components['schemas']['ApplicationStatus'];

/** Operation reviewApplication, the contract's table: where an application may go from each status. */
const steps = {
  APPLIED: ['UNDER_REVIEW', 'WAITLISTED', 'APPROVED', 'REJECTED'],
  UNDER_REVIEW: ['WAITLISTED', 'APPROVED', 'REJECTED'],
  WAITLISTED: ['UNDER_REVIEW', 'APPROVED', 'REJECTED'],
  APPROVED: [],
  REJECTED: ['UNDER_REVIEW'],
} as const satisfies Record<ApplicationStatus, readonly ApplicationStatus[]>;

/** The statuses that an administrator can ask for, in the order that they are offered. APPLIED is where one begins. */
export const DECISIONS = [
  'UNDER_REVIEW',
  'WAITLISTED',
  'APPROVED',
  'REJECTED',
] as const satisfies readonly ApplicationStatus[];

export type Decision = (typeof DECISIONS)[number];

/** Whether the contract has a word; servers may have others. */
export function isKnownStatus(status: string): status is ApplicationStatus {
  return Object.hasOwn(steps, status);
}

/** Whether an application in the one status may take the step to the other. From an unknown status nothing may. */
export function canTransition(from: string, to: ApplicationStatus): boolean {
  const allowed: readonly ApplicationStatus[] = isKnownStatus(from) ? steps[from] : [];
  return allowed.includes(to);
}

/** Why a step is not offered, in a sentence; undefined where it is. */
export function blockedReason(from: string, to: ApplicationStatus): string | undefined {
  if (canTransition(from, to)) return undefined;
  if (!isKnownStatus(from)) return `Nothing is known here of the status ${from}.`;
  if (from === to) return `It is ${applicationStatusLabel(from).toLowerCase()} already.`;
  if (from === 'APPROVED') return 'An approval is final: the student exists.';
  if (to === 'APPLIED') return 'No application goes back to where it began.';
  return 'A rejected application has to be reopened first.';
}

/** What a step cannot be without: REJECTED a reason, the reopening of a rejected one comments. */
export function requiredFields(
  from: string,
  to: ApplicationStatus,
): { readonly reason: boolean; readonly comments: boolean } {
  return { reason: to === 'REJECTED', comments: from === 'REJECTED' && to === 'UNDER_REVIEW' };
}

/** Contract, `pendingCount`: nobody has decided it yet, whether or not somebody has looked. */
export function isUndecided(status: string): boolean {
  return status === 'APPLIED' || status === 'UNDER_REVIEW' || status === 'WAITLISTED';
}

interface DecisionWords {
  /** On the button that chooses it. */
  readonly choose: string;
  /** On the button that sends it, before what it is done to; and while it is being sent. */
  readonly send: string;
  readonly sending: string;
  /** What has become of the application, after its name. */
  readonly done: string;
}

const words: Readonly<Record<Decision, DecisionWords>> = {
  UNDER_REVIEW: { choose: 'Review', send: 'Start Review of', sending: 'Saving...', done: 'is under review' },
  WAITLISTED: { choose: 'Waitlist', send: 'Waitlist', sending: 'Waitlisting...', done: 'is waitlisted' },
  APPROVED: { choose: 'Approve', send: 'Approve', sending: 'Approving...', done: 'is approved' },
  REJECTED: { choose: 'Reject', send: 'Reject', sending: 'Rejecting...', done: 'is rejected' },
};
const reopening: DecisionWords = { choose: 'Reopen', send: 'Reopen', sending: 'Reopening...', done: 'is reopened' };

/** What a decision is called on its buttons. From REJECTED, going under review is a reopening. */
export function decisionLabels(from: string, to: Decision): DecisionWords {
  return from === 'REJECTED' && to === 'UNDER_REVIEW' ? reopening : words[to];
}
