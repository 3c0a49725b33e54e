import { formatAmount, formatPercent } from '#src/platform/text/format.ts';
import { university } from '#src/university/university.ts';
import { studentFields } from '../student.ts';
import { isNewStudent, isPlaced, pendingAmount } from '../student-facts.ts';
import type { OwnRecord } from './own-record.ts';

interface Item {
  readonly title: string;
  readonly text: string;
  /** What the item lets the student do at once. */
  readonly action?: 'password' | 'profile';
}

function courseText({ admittedTo }: OwnRecord): string {
  if (!admittedTo) return '';
  const { courseName, feeAmount, feeType } = admittedTo;
  if (feeAmount === undefined) return `You are admitted to ${courseName}. `;
  const fee = [formatAmount(feeAmount), feeType].filter(Boolean).join(' ');
  return `You are admitted to ${courseName}, which costs ${fee}. Pay at: ${university.feesOffice}. `;
}

function contactItem(missing: readonly string[], canWriteContact: boolean): Item {
  const title = `Missing in your profile: ${missing.join(', ').toLowerCase()}`;
  return canWriteContact
    ? { title, text: 'The university reaches you by it.', action: 'profile' }
    : { title, text: 'Ask the office to write it into your record.' };
}

/** What the student's own record asks the student to do, or welcomes a new one to; nothing where all is in order. */
export function toDo(student: OwnRecord, { canWriteContact }: { readonly canWriteContact: boolean }): readonly Item[] {
  const items: Item[] = [];
  if (isNewStudent(student))
    items.push({
      title: `Welcome to ${student.department}`,
      text: `${courseText(student)}Your CGPA, attendance and credits appear here in the course of your first semester.`,
    });
  if (student.hasTemporaryLogin)
    items.push({
      title: 'Your password is a temporary one',
      text: 'The person who gave it to you knows it too.',
      action: 'password',
    });
  const pending = pendingAmount(student) ?? 0;
  if (pending > 0) items.push({ title: `${formatAmount(pending)} to pay`, text: `Pay at: ${university.feesOffice}.` });
  const { minimum, below } = university.attendance;
  const attendance = student.attendance?.percentage;
  if (typeof attendance === 'number' && attendance < minimum)
    items.push({ title: `Attendance ${formatPercent(attendance)}`, text: below });
  const missing = (['phone', 'address'] as const)
    .filter((name) => !student[name]?.trim())
    .map((name) => studentFields[name].label);
  if (missing.length > 0) items.push(contactItem(missing, canWriteContact));
  return items;
}

/** What a student is glad to read first: where the placement is, and its package where that is known. */
export function placementNews(student: OwnRecord): string | undefined {
  if (!isPlaced(student)) return undefined;
  const { company, packageAmount } = studentFields;
  const amount = packageAmount.get(student);
  const packageText = typeof amount === 'number' ? `, ${packageAmount.format(amount).replace(' ', '\u00a0')}` : '';
  return `Placed at ${company.format(company.get(student))}${packageText}.`;
}
