import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  applicationStatuses,
  applicationStatusLabel,
  type DecisionLabels,
  statusInfo,
} from './application-status.ts';

type Statuses = typeof applicationStatuses;

/** A status that an administrator can ask for. */
export type Decision = {
  [Status in ApplicationStatus]: Statuses[Status]['decision'] extends null ? never : Status;
}[ApplicationStatus];

/** The decisions, in the order in which they are offered. */
export const DECISIONS = APPLICATION_STATUSES.filter(
  (status): status is Decision => applicationStatuses[status].decision !== null,
);

/** Whether an application may go from one status to another. From an unknown status it may go nowhere. */
export function canTransition(from: string, to: ApplicationStatus): boolean {
  return statusInfo(from)?.steps.includes(to) ?? false;
}

/** Why a step is not allowed, in a sentence; undefined where it is. */
export function blockedReason(from: string, to: ApplicationStatus): string | undefined {
  const info = statusInfo(from);
  if (!info) return `Nothing is known here of the status ${from}.`;
  if (canTransition(from, to)) return undefined;
  if (from === to) return `It is ${applicationStatusLabel(from).toLowerCase()} already.`;
  const isFinal = info.steps.length === 0;
  return to === 'APPLIED' && !isFinal ? applicationStatuses.APPLIED.blocked : info.blocked;
}

const isReopening = (from: string, to: ApplicationStatus) =>
  statusInfo(from)?.reopening !== undefined && canTransition(from, to);

/** What a step needs: REJECTED a reason, the reopening of a rejected application comments. */
export function requiredFields(
  from: string,
  to: ApplicationStatus,
): { readonly reason: boolean; readonly comments: boolean } {
  return { reason: statusInfo(to)?.decision?.needsReason ?? false, comments: isReopening(from, to) };
}

/** The words of a decision. From REJECTED, going under review is a reopening. */
export function decisionLabels(from: string, to: Decision): DecisionLabels {
  const reopening = isReopening(from, to) ? statusInfo(from)?.reopening : undefined;
  return reopening ?? applicationStatuses[to].decision;
}
