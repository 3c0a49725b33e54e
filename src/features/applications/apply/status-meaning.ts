import { msg } from '#src/languages/texts.ts';
import type { ApplicationStatus } from '../application-status.ts';

/** What each status means, in plain words for the applicant. */
export const statusMeaning: Readonly<Record<ApplicationStatus, string>> = {
  APPLIED: msg`We have received your application. Nobody has read it yet.`,
  UNDER_REVIEW: msg`The admissions office is reading your application.`,
  WAITLISTED: msg`All places are taken at present. You are on the waiting list, and we write as soon as one is free.`,
  APPROVED: msg`You are admitted. We have sent an email that says how you sign in to the portal.`,
  REJECTED: msg`We are sorry that we cannot offer you a place.`,
};
