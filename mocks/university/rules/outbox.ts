import type { AccountRow, ApplicationRow, MailRow, Tables } from '../tables.ts';
import { randomHex } from './credentials.ts';

type Mail = Omit<MailRow, 'id' | 'sentAt'>;

/** Puts a message into the outbox. The page cannot send it. */
export function sendMail(tables: Tables, mail: Mail, now: Date): void {
  tables.outbox.insert({ id: `mail_${randomHex()}`, ...mail, sentAt: now.toISOString() });
}

const paragraphs = (...lines: (string | undefined)[]) => lines.filter((line) => line !== undefined).join('\n');
const office = 'The Admissions Office';

/** Operation submitApplication: what section 8 promises ("You will receive confirmation shortly"). */
export function confirmationOf({ fullName, email, desiredCourse, referenceNumber }: ApplicationRow): Mail {
  return {
    to: email,
    subject: `We have received your application ${referenceNumber}`,
    text: paragraphs(
      `Dear ${fullName},`,
      `Thank you for applying for ${desiredCourse}. Your reference number is ${referenceNumber}. Please quote it whenever you write or call.`,
      'We read applications in the order in which they come in, and tell you by e-mail what we have decided.',
      office,
    ),
    link: { label: 'How admission works', path: '/admissions' },
  };
}

/** What is told of each decision; the return to UNDER_REVIEW is told where the application had been rejected. */
const decisions: Partial<Record<ApplicationRow['status'], (application: ApplicationRow) => string>> = {
  APPROVED: ({ desiredCourse }) =>
    `We are glad to offer you a place: your application for ${desiredCourse} is approved.`,
  REJECTED: ({ desiredCourse }) => `We are sorry that we cannot offer you a place in ${desiredCourse}.`,
  WAITLISTED: ({ desiredCourse }) =>
    `All places in ${desiredCourse} are taken at present. You are on the waiting list, and we write as soon as one is free.`,
};

/** Operation reviewApplication: the decision with its reason; none where nothing was decided yet. */
export function decisionMail(application: ApplicationRow): Mail | undefined {
  const { fullName, email, referenceNumber, status, rejectionReason, history } = application;
  const reopened = status === 'UNDER_REVIEW' && history.at(-1)?.from === 'REJECTED';
  const decision = reopened
    ? 'We have opened your application again, and will read it once more.'
    : decisions[status]?.(application);
  if (decision === undefined) return undefined;
  return {
    to: email,
    subject: reopened
      ? `Your application ${referenceNumber} is open again`
      : `Our decision on your application ${referenceNumber}`,
    text: paragraphs(`Dear ${fullName},`, decision, rejectionReason && `The reason: ${rejectionReason}`, office),
    link: { label: 'The university’s courses', path: '/courses' },
  };
}

/** Operation reviewApplication: how a newly admitted student signs in. */
export function welcomeMail(application: ApplicationRow, password: string): Mail {
  const { fullName, email, generatedRollNumber } = application;
  return {
    to: email,
    subject: 'Your student account',
    text: paragraphs(
      `Dear ${fullName},`,
      `Your roll number is ${generatedRollNumber}. You can now sign in to the portal as a student.`,
      `User name: ${email}`,
      `Temporary password: ${password}`,
      'Please choose a password of your own after the first sign-in: open the menu with your name, then Change password.',
      office,
    ),
    link: { label: 'Open your dashboard', path: '/student/dashboard', email },
  };
}

/** Operation changePassword. */
export function passwordChangedMail({ name, email, role }: Pick<AccountRow, 'name' | 'email' | 'role'>): Mail {
  return {
    to: email,
    subject: 'Your password was changed',
    text: paragraphs(
      `Dear ${name},`,
      'The password of your account was changed a moment ago, and every other device has been signed out.',
      'If it was not you, please call the university at once.',
    ),
    link: { label: 'Open the portal', path: role === 'STUDENT' ? '/student/dashboard' : '/admin/dashboard', email },
  };
}

/** Operations of the extension password-reset. The password is told by whoever has reset it, and is in no mail. */
export function passwordResetMail({ name, email, role }: Pick<AccountRow, 'name' | 'email' | 'role'>): Mail {
  return {
    to: email,
    subject: 'Your password was reset',
    text: paragraphs(
      `Dear ${name},`,
      'An administrator has given your account a temporary password and will tell it to you. Every device has been signed out.',
      'Please choose a password of your own after you have signed in. If you have not asked for this, please call the university at once.',
    ),
    link: { label: 'Sign in', path: role === 'STUDENT' ? '/login' : '/login?tab=admin' },
  };
}

/** Operation withdrawApplication. */
export function withdrawalMail({ fullName, email, referenceNumber, desiredCourse }: ApplicationRow): Mail {
  return {
    to: email,
    subject: `Your application ${referenceNumber} is withdrawn`,
    text: paragraphs(
      `Dear ${fullName},`,
      `As you have asked, your application for ${desiredCourse} is withdrawn. If it was not you, please call us.`,
      office,
    ),
    link: { label: 'The university’s courses', path: '/courses' },
  };
}

/** The contact form, which makes no call (section 7): the page hands its message over. */
export function contactMail(message: { name: string; email: string; subject: string; message: string }): Mail {
  return {
    to: 'info@university.example',
    subject: message.subject,
    text: paragraphs(`From: ${message.name} <${message.email}>`, message.message),
    link: { label: 'The contact page', path: '/contact' },
  };
}
