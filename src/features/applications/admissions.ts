import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReviewResult } from './admin-applications.ts';
import type { Application } from './application.ts';

/** Somebody whom an approval of this session has made a student; one who was a student already has no new password. */
export interface Admission extends ReviewResult {
  readonly application: Application;
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

export function admissionOf({ application, ...result }: ReviewResult): Admission | undefined {
  return application?.status === 'APPROVED' ? { ...result, application, saved: false } : undefined;
}

const change = (client: QueryClient, edit: (known: readonly Admission[]) => readonly Admission[]) =>
  client.setQueryData<readonly Admission[]>(queryKey, (known = none) => edit(known));

export function addAdmission(client: QueryClient, result: ReviewResult): void {
  const admission = admissionOf(result);
  if (!admission) return;
  change(client, (known) => [...known.filter(({ application: { id } }) => id !== admission.application.id), admission]);
}

export function markAsSaved(client: QueryClient, admissions: readonly Admission[]): void {
  const ids = new Set(admissions.map(({ application }) => application.id));
  change(client, (known) => known.map((one) => (ids.has(one.application.id) ? { ...one, saved: true } : one)));
}

/** Operation reviewApplication: a temporary password comes with a new account, the student alone with one that was linked. */
export function accountOf({
  application,
  temporaryPassword,
  isAnswerLost,
}: Admission): 'made' | 'linked' | 'lost' | 'unknown' {
  if (temporaryPassword !== undefined) return 'made';
  if (isAnswerLost) return 'lost';
  return application.generatedStudentId ? 'linked' : 'unknown';
}
