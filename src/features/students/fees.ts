import { NA } from '#src/platform/text/format.ts';

/** The part of a student's record that says what is owed; every amount may be absent (section 3). */
export interface FeeRecord {
  readonly totalFee?: number | null | undefined;
  readonly paidAmount?: number | null | undefined;
  readonly pendingAmount?: number | null | undefined;
  readonly feeStatus?: string | null | undefined;
}

/** What is still owed: the server's figure, else total less paid; undefined where neither is known (section 3). */
export function pendingAmount(fee: FeeRecord): number | undefined {
  if (typeof fee.pendingAmount === 'number') return fee.pendingAmount;
  if (typeof fee.totalFee !== 'number' || typeof fee.paidAmount !== 'number') return undefined;
  return Math.max(0, fee.totalFee - fee.paidAmount);
}

/** How much of the fee has been paid, in whole percent, and 100 only where it is all of it; undefined without amounts. */
export function paidPercent({ totalFee, paidAmount }: FeeRecord): number | undefined {
  if (typeof totalFee !== 'number' || typeof paidAmount !== 'number' || !(totalFee > 0)) return undefined;
  return Math.min(100, Math.max(0, Math.floor((paidAmount / totalFee) * 100)));
}

/** How much is paid, and how much is due, in words beside the percentage; what has been waived is not due. */
export function paidShare(fee: FeeRecord): { percent?: number; paid?: string; due?: string } {
  const percent = paidPercent(fee);
  if (percent === undefined) return {};
  const due = percent < 100 && (pendingAmount(fee) ?? 0) > 0;
  return { percent, paid: `${percent}% paid`, ...(due && { due: `${100 - percent}% due` }) };
}

/** The fee status as it is shown: `N/A` where the record has none (section 3). */
export function feeStatusLabel(fee: FeeRecord): string {
  return fee.feeStatus?.trim() || NA;
}

/** Section 4, fee badge: danger if the pending amount is above 0, else success. */
export function feeBadgeTone(fee: FeeRecord): 'danger' | 'success' {
  return (pendingAmount(fee) ?? 0) > 0 ? 'danger' : 'success';
}

/** Section 4, fee-details badge: success when the status is Paid, else warning. */
export function feeDetailsTone(fee: FeeRecord): 'success' | 'warning' {
  return fee.feeStatus === 'Paid' ? 'success' : 'warning';
}
