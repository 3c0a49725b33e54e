import type { StudentRow } from '../db/tables.ts';
import type { Enrolment } from './enrolment.ts';
import { creditsBefore, type Department } from './pools/departments.ts';
import { invitations } from './pools/employers.ts';
import type { Dice } from './random.ts';

/** A student's row while it is made. */
export type Draft = { -readonly [Field in keyof StudentRow]: StudentRow[Field] };

const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));
const instalments: readonly number[] = [0.25, 0.4, 0.5, 0.5, 0.6, 0.75, 0.9];

/** Marks, attendance and credits hang together: who does well attends more and has no arrears of credits. */
export function addMarks(dice: Dice, row: Draft, { department, semester }: Enrolment): void {
  const talent = dice.bell();
  row.attendance = { percentage: Math.round(within(48, 84 + 4 * talent + 6 * dice.bell(), 100) * 10) / 10 };
  row.totalCredits = (creditsBefore[semester - 1] ?? 0) + (semester - 1) * department.extraCredits;
  if (semester === 1) return; // the first results are yet to come
  const cgpa = Math.round(within(4.2, 7.6 + 0.9 * talent, 9.92) * 100) / 100;
  row.currentCGPA = cgpa;
  if (cgpa < 5.5) row.totalCredits -= 8;
  else if (cgpa < 6.2 && dice.chance(0.5)) row.totalCredits -= 4;
  else if (cgpa > 9 && semester > 3) row.totalCredits += 3;
}

/**
 * This year's fee: six in ten have paid, most others an instalment, some nothing; a few records have no figures yet.
 * What is derived is what the fee rule derives (a test compares them); its copy of the row would double the time.
 */
export function addFees(dice: Dice, row: Draft, { yearlyFee }: Department): void {
  const draw = dice.next();
  if (draw > 0.975) return;
  // A scholarship for the best: a quarter less.
  const total = (row.currentCGPA ?? 0) >= 9.2 ? yearlyFee * 0.75 : yearlyFee;
  const share = draw > 0.92 ? 0 : draw < 0.6 && row.semester > 1 ? 1 : dice.pick(instalments);
  row.totalFee = total;
  row.paidAmount = share === 1 ? total : Math.round((total * share) / 500) * 500;
  row.pendingAmount = total - row.paidAmount;
  row.feeStatus = row.pendingAmount === 0 ? 'Paid' : 'Pending';
}

function addOffer(dice: Dice, row: Draft, cgpa: number): void {
  // The best do not all go to the best payers, but mostly.
  const group = dice.chance(0.75) ? invitations(row.department, cgpa) : invitations(row.department, 0);
  const { name, from, to } = dice.pick(group);
  row.placementStatus = 'Placed';
  row.company = name;
  // Two draws multiplied: the top of a range is rare.
  row.packageAmount = Math.round((from + (to - from) * dice.next() * dice.next()) * 10) / 10;
}

/** The final year looks for work; a few third-years hold an offer from their internship; a first-year has no entry. */
export function addPlacement(dice: Dice, row: Draft, { placed }: Department): void {
  const { year, currentCGPA: cgpa } = row;
  const draw = dice.next();
  if (cgpa === undefined || year === 1 || (year === 2 && draw > 0.4)) return;
  const chance = year === 4 ? placed + (cgpa - 7.6) * 0.05 : year === 3 && cgpa > 8 ? 0.4 : 0;
  if (draw < chance) addOffer(dice, row, cgpa);
  else row.placementStatus = year === 4 && cgpa > 7.5 && draw < chance + 0.08 ? 'Higher Studies' : 'Not Placed';
}
