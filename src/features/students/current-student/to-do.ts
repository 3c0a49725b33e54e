import { formatAmount, formatPercent } from '#src/platform/text/format.ts';
import { university } from '#src/university/university.ts';
import { studentFields } from '../student.ts';
import { isNewStudent, isPlaced, pendingAmount } from '../student-facts.ts';
import type { OwnRecord } from './own-record.ts';
import { t, translate } from '#src/languages/texts.ts';

interface Item {
  readonly title: string;
  readonly text: string;
  /** What the item lets the student do at once. */
  readonly action?: 'password' | 'profile';
}

function courseText({ admittedTo }: OwnRecord): string {
  if (!admittedTo) return '';
  const { courseName, feeAmount, feeType } = admittedTo;
  if (feeAmount === undefined) return t`You are admitted to ${courseName}.`;
  const fee = [formatAmount(feeAmount), feeType && translate(feeType)].filter(Boolean).join(' ');
  return t`You are admitted to ${courseName}, which costs ${fee}. Pay at: ${translate(university.feesOffice)}.`;
}

function missingContact({ phone, address }: OwnRecord): string | undefined {
  const [hasPhone, hasAddress] = [phone, address].map((text) => Boolean(text?.trim()));
  if (hasPhone) return hasAddress ? undefined : t`Missing in your profile: address`;
  return hasAddress ? t`Missing in your profile: phone` : t`Missing in your profile: phone, address`;
}

const contactItem = (title: string, canWriteContact: boolean): Item =>
  canWriteContact
    ? { title, text: t`The university reaches you by it.`, action: 'profile' }
    : { title, text: t`Ask the office to write it into your record.` };

/** What the student's own record asks the student to do, or welcomes a new one to; nothing where all is in order. */
export function toDo(student: OwnRecord, { canWriteContact }: { readonly canWriteContact: boolean }): readonly Item[] {
  const items: Item[] = [];
  if (isNewStudent(student))
    items.push({
      title: t`Welcome to ${translate(student.department)}`,
      text: [
        courseText(student),
        t`Your CGPA, attendance and credits appear here in the course of your first semester.`,
      ]
        .filter(Boolean)
        .join(' '),
    });
  if (student.hasTemporaryLogin)
    items.push({
      title: t`Your password is a temporary one`,
      text: t`The person who gave it to you knows it too.`,
      action: 'password',
    });
  const pending = pendingAmount(student) ?? 0;
  if (pending > 0)
    items.push({ title: t`${formatAmount(pending)} to pay`, text: t`Pay at: ${translate(university.feesOffice)}.` });
  const { minimum, below } = university.attendance;
  const attendance = student.attendance?.percentage;
  if (typeof attendance === 'number' && attendance < minimum)
    items.push({ title: t`Attendance ${formatPercent(attendance)}`, text: translate(below) });
  const missing = missingContact(student);
  if (missing !== undefined) items.push(contactItem(missing, canWriteContact));
  return items;
}

/** What a student is glad to read first: where the placement is, and its package where that is known. */
export function placementNews(student: OwnRecord): string | undefined {
  if (!isPlaced(student)) return undefined;
  const { company, packageAmount } = studentFields;
  const amount = packageAmount.get(student);
  const name = company.format(company.get(student));
  return typeof amount === 'number'
    ? t`Placed at ${name}, ${packageAmount.format(amount).replace(' ', '\u00a0')}.`
    : t`Placed at ${name}.`;
}
