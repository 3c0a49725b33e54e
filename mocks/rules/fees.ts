import type { StudentRow } from '../db/tables.ts';

/**
 * The record with its derived fee fields: what is pending, and whether everything is paid. Both are absent where no
 * total fee is known.
 */
export function deriveFees(student: StudentRow): StudentRow {
  const { pendingAmount: _pending, feeStatus: _status, ...rest } = student;
  if (student.totalFee === undefined) return rest;
  // To the paisa: binary fractions would leave 0.20000000000000284 of 100.3 less 100.1.
  const pendingAmount = Math.max(0, Math.round((student.totalFee - (student.paidAmount ?? 0)) * 100) / 100);
  return { ...rest, pendingAmount, feeStatus: pendingAmount === 0 ? 'Paid' : 'Pending' };
}
