import { t } from '#src/languages/texts.ts';
import { inLanguage } from '#mocks/engine/request/languages.ts';
import type { AccountRow, ApplicationRow, MailRow, Tables } from '../tables.ts';
import { randomHex } from './credentials.ts';

type Mail = Omit<MailRow, 'id' | 'to' | 'sentAt'>;

/** Keeps the language that somebody applies in, for the mails to come. English needs no row. */
export function keepLanguage(tables: Tables, email: string, language: string): void {
  if (language !== 'en') tables.languages.upsert({ id: email.toLowerCase(), language });
}

/**
 * Puts a message into the outbox, since the page cannot send it: in the language of whoever gets it, or in English where that is
 * not known.
 * @param write gives undefined where there is nothing to be told
 */
export function sendMail(tables: Tables, to: string, write: (language: string) => Mail | undefined, now: Date): void {
  const address = to.toLowerCase();
  const applied = tables.languages.get(address)?.language;
  const language = tables.accounts.by('email', address)?.language ?? applied ?? 'en';
  const mail = inLanguage(language, write);
  if (mail) tables.outbox.insert({ id: `mail_${randomHex()}`, to, ...mail, sentAt: now.toISOString() });
}

const paragraphs = (...lines: (string | undefined)[]) => lines.filter((line) => line !== undefined).join('\n');
const office = () => t`The Admissions Office`;

/** Operation submitApplication: what section 8 promises ("You will receive confirmation shortly"). */
export function confirmationOf({ fullName, desiredCourse, referenceNumber }: ApplicationRow): Mail {
  return {
    subject: t`We have received your application ${referenceNumber}`,
    text: paragraphs(
      t`Dear ${fullName},`,
      t`Thank you for applying for ${desiredCourse}. Your reference number is ${referenceNumber}. Please quote it whenever you write or call.`,
      t`We read applications in the order in which they come in, and tell you by e-mail what we have decided.`,
      office(),
    ),
    link: { label: t`How admission works`, path: '/admissions' },
  };
}

/** What is told of each decision; the return to UNDER_REVIEW is told where the application had been rejected. */
const decisions: Partial<Record<ApplicationRow['status'], (application: ApplicationRow) => string>> = {
  APPROVED: ({ desiredCourse }) =>
    t`We are glad to offer you a place: your application for ${desiredCourse} is approved.`,
  REJECTED: ({ desiredCourse }) => t`We are sorry that we cannot offer you a place in ${desiredCourse}.`,
  WAITLISTED: ({ desiredCourse }) =>
    t`All places in ${desiredCourse} are taken at present. You are on the waiting list, and we write as soon as one is free.`,
};

/** Operation reviewApplication: the decision with its reason; none where nothing was decided yet. */
export function decisionMail(application: ApplicationRow): Mail | undefined {
  const { fullName, referenceNumber, status, rejectionReason, history } = application;
  const reopened = status === 'UNDER_REVIEW' && history.at(-1)?.from === 'REJECTED';
  const decision = reopened
    ? t`We have opened your application again, and will read it once more.`
    : decisions[status]?.(application);
  if (decision === undefined) return undefined;
  return {
    subject: reopened
      ? t`Your application ${referenceNumber} is open again`
      : t`Our decision on your application ${referenceNumber}`,
    text: paragraphs(t`Dear ${fullName},`, decision, rejectionReason && t`The reason: ${rejectionReason}`, office()),
    link: { label: t`The university’s courses`, path: '/courses' },
  };
}

/** Operation reviewApplication: how a newly admitted student signs in. */
export function welcomeMail(application: ApplicationRow, password: string): Mail {
  const { fullName, email, generatedRollNumber = '' } = application;
  return {
    subject: t`Your student account`,
    text: paragraphs(
      t`Dear ${fullName},`,
      t`Your roll number is ${generatedRollNumber}. You can now sign in to the portal as a student.`,
      // Not as values of a sentence: they are copied, and must not bring the marks of their direction along.
      `${t`User name:`} ${email}`,
      `${t`Temporary password:`} ${password}`,
      t`Please choose a password of your own after the first sign-in: open the menu with your name, then Change password.`,
      office(),
    ),
    link: { label: t`Open your dashboard`, path: '/student/dashboard', email },
  };
}

/** Operation changePassword. */
export function passwordChangedMail({ name, email, role }: Pick<AccountRow, 'name' | 'email' | 'role'>): Mail {
  return {
    subject: t`Your password was changed`,
    text: paragraphs(
      t`Dear ${name},`,
      t`The password of your account was changed a moment ago, and every other device has been signed out.`,
      t`If it was not you, please call the university at once.`,
    ),
    link: { label: t`Open the portal`, path: role === 'STUDENT' ? '/student/dashboard' : '/admin/dashboard', email },
  };
}

/** Operations of the extension password-reset. The password is told by whoever has reset it, and is in no mail. */
export function passwordResetMail({ name, role }: Pick<AccountRow, 'name' | 'role'>): Mail {
  return {
    subject: t`Your password was reset`,
    text: paragraphs(
      t`Dear ${name},`,
      t`An administrator has given your account a temporary password and will tell it to you. Every device has been signed out.`,
      t`Please choose a password of your own after you have signed in. If you have not asked for this, please call the university at once.`,
    ),
    link: { label: t`Sign in`, path: role === 'STUDENT' ? '/login' : '/login?tab=admin' },
  };
}

/** Operation withdrawApplication. */
export function withdrawalMail({ fullName, referenceNumber, desiredCourse }: ApplicationRow): Mail {
  return {
    subject: t`Your application ${referenceNumber} is withdrawn`,
    text: paragraphs(
      t`Dear ${fullName},`,
      t`As you have asked, your application for ${desiredCourse} is withdrawn. If it was not you, please call us.`,
      office(),
    ),
    link: { label: t`The university’s courses`, path: '/courses' },
  };
}

export const contactAddress = 'info@university.example';

/** The contact form, which makes no call (section 7): the page hands its message over. */
export function contactMail(message: { name: string; email: string; subject: string; message: string }): Mail {
  return {
    subject: message.subject,
    text: paragraphs(`From: ${message.name} <${message.email}>`, message.message),
    link: { label: 'The contact page', path: '/contact' },
  };
}
