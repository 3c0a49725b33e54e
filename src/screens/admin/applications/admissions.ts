import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReviewResult } from '../../../api/admin-applications.ts';

/** Somebody whom an approval has made a student, in this sitting. */
export interface Admission {
  readonly applicationId: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly studentId: string | undefined;
  readonly rollNo: string | undefined;
  /** Absent where the address already belonged to a student, who keeps the old one. */
  readonly password: string | undefined;
  /** Somebody has copied or downloaded the password. */
  readonly noted: boolean;
}

const queryKey = ['admissions'];
const none: readonly Admission[] = [];

/**
 * Those admitted in this sitting, with the passwords that the server told once. They are kept beside its answers, and
 * nowhere else: a look at a student does not lose them, and the end of the session does.
 */
export function useAdmissions(): readonly Admission[] {
  const { data } = useQuery({
    queryKey,
    // Nobody can be asked: what is remembered is all there is.
    queryFn: ({ client }) => client.getQueryData<readonly Admission[]>(queryKey) ?? none,
    enabled: false,
    initialData: none,
    gcTime: Infinity,
  });
  return data;
}

const change = (client: QueryClient, edit: (known: readonly Admission[]) => readonly Admission[]) =>
  client.setQueryData<readonly Admission[]>(queryKey, (known = none) => edit(known));

/** Remembers whom a review has made a student; a review that made nobody one is nothing to remember. */
export function recordAdmission(client: QueryClient, { application, temporaryPassword }: ReviewResult): void {
  if (application?.status !== 'APPROVED') return;
  const admission: Admission = {
    applicationId: application.id,
    reference: application.referenceNumber,
    name: application.fullName,
    email: application.email,
    studentId: application.generatedStudentId,
    rollNo: application.generatedRollNumber,
    password: temporaryPassword,
    noted: false,
  };
  change(client, (known) => [...known.filter((one) => one.applicationId !== application.id), admission]);
}

/** The passwords of these have been copied or downloaded. */
export function noteAdmissions(client: QueryClient, applicationIds: readonly string[]): void {
  change(client, (known) =>
    known.map((one) => (applicationIds.includes(one.applicationId) ? { ...one, noted: true } : one)),
  );
}
