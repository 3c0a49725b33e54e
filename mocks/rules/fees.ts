import type { StudentRow } from '../db/rows.ts';

/**
 * The record with its derived fee fields: what is pending, and whether everything is paid. Both are absent where no
 * total fee is known.
 */
export function deriveFees(student: StudentRow): StudentRow {
  const { pendingAmount: _pending, feeStatus: _status, ...rest } = student;
  if (student.totalFee === undefined) return rest;
  const pendingAmount = Math.max(0, student.totalFee - (student.paidAmount ?? 0));
  return { ...rest, pendingAmount, feeStatus: pendingAmount === 0 ? 'Paid' : 'Pending' };
}
