import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReviewResult } from './admin-applications.ts';
import type { Application } from './application.ts';

/** Somebody whom an approval of this session has made a student; one who was a student already has no new password. */
export interface Admission extends ReviewResult {
  readonly application: Application;
  /** The password has been copied or downloaded. */
  readonly saved: boolean;
}

const queryKey = ['admissions'];
const none: readonly Admission[] = [];

/** The students admitted in this session, with their passwords: in the query cache alone, which ends with it. */
export function useAdmissions(): readonly Admission[] {
  const { data } = useQuery({
    queryKey,
    // No server can be asked for them: the cache has all there is.
    queryFn: ({ client }) => client.getQueryData<readonly Admission[]>(queryKey) ?? none,
    enabled: false,
    initialData: none,
    gcTime: Infinity,
  });
  return data;
}

/** The student that a review has admitted; undefined for a review that admits nobody. */
export function admissionOf({ application, temporaryPassword }: ReviewResult): Admission | undefined {
  return application?.status === 'APPROVED' ? { application, temporaryPassword, saved: false } : undefined;
}

const change = (client: QueryClient, edit: (known: readonly Admission[]) => readonly Admission[]) =>
  client.setQueryData<readonly Admission[]>(queryKey, (known = none) => edit(known));

/** Adds the student that a review has admitted. */
export function addAdmission(client: QueryClient, result: ReviewResult): void {
  const admission = admissionOf(result);
  if (!admission) return;
  change(client, (known) => [...known.filter(({ application: { id } }) => id !== admission.application.id), admission]);
}

/** Says that the passwords of these have been copied or downloaded. */
export function markAsSaved(client: QueryClient, admissions: readonly Admission[]): void {
  const ids = new Set(admissions.map(({ application }) => application.id));
  change(client, (known) => known.map((one) => (ids.has(one.application.id) ? { ...one, saved: true } : one)));
}
