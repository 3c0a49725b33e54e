import type { Tone } from '#src/platform/text/format.ts';

/** Section 9: the password of an account that an administrator creates, until the student changes it. */
export const DEFAULT_STUDENT_PASSWORD = 'Student@123';

/** Section 3: a student's status is treated as Active when it is absent. */
export function studentStatus({ status }: { readonly status?: string | null | undefined }): string {
  return status?.trim() || 'Active';
}

const tones: ReadonlyMap<string, Tone> = new Map([
  ['active', 'success'],
  ['inactive', 'warning'],
  ['suspended', 'danger'],
  ['graduated', 'info'],
]);

/** The colour of the status badge; a status that this app does not know stays neutral. */
export function studentStatusTone(student: { readonly status?: string | null | undefined }) {
  return tones.get(studentStatus(student).toLowerCase()) ?? 'neutral';
}
