import type { components } from '../../openapi/schema.gen.ts';

export type ApplicationStatus = components['schemas']['ApplicationStatus'];

/** Where an application may go from each status. APPROVED is final: the student exists by then. */
export const transitions: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  APPLIED: ['UNDER_REVIEW', 'WAITLISTED', 'APPROVED', 'REJECTED'],
  UNDER_REVIEW: ['WAITLISTED', 'APPROVED', 'REJECTED'],
  WAITLISTED: ['UNDER_REVIEW', 'APPROVED', 'REJECTED'],
  REJECTED: ['UNDER_REVIEW'],
  APPROVED: [],
};
