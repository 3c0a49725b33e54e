import { createApiClient } from 'university-api';
import type { contractCheck, nodeBackend } from 'university-api/node';

/** What the backends of page and Node share. */
interface Given {
  /** The host of the API. */
  readonly origin: string;
  readonly university: Pick<Awaited<ReturnType<typeof nodeBackend>>, 'fail' | 'respond' | 'clearConditions' | 'signIn'>;
  readonly contractCheck: typeof contractCheck;
}

/** @throws Error with what should have been so */
function require(isSo: boolean | undefined, what: string): asserts isSo {
  if (!isSo) throw new Error(`Expected: ${what}.`);
}

const email = 'asha.rao@mail.example';

/**
 * Uses the package as an app does: a list, a write that is kept once, a failure, an answer of one's own, and a breach of
 * the contract. @throws Error for the first that is not as the package's README says
 */
export async function checkPackage({ origin, university, contractCheck }: Given): Promise<void> {
  const api = createApiClient({ baseUrl: `${origin}/api` });
  const courses = await api.GET('/courses/active');
  require(courses.data && courses.data.data.length > 5, 'a list of courses');

  const application = {
    fullName: 'Asha Rao',
    email,
    phoneNumber: '+919812345678',
    previousQualification: '12th Grade',
    previousGrade: '88%',
    desiredCourse: courses.data.data[0]!.courseName,
  } as const;
  const sent = await api.POST('/applications/submit', { body: application });
  require(sent.data?.data.referenceNumber !== undefined, 'an application with a number');
  const { token } = await university.signIn('staff');
  const kept = await api.GET('/applications', { headers: { Authorization: `Bearer ${token}` } });
  require(kept.data?.data.filter((one) => one.email === email).length === 1, 'an application that is kept, once');

  university.fail('listActiveCourses', 503, { once: true });
  require((await api.GET('/courses/active')).response.status === 503, 'a failure that was asked for');
  await university.respond('submitApplication', 'invalid(email)');
  const refused = await api.POST('/applications/submit', { body: { ...application, email: 'other@mail.example' } });
  require(JSON.stringify(refused.error).includes('email'), 'a field that is refused');

  await university.respond('listActiveCourses', {
    status: 200,
    body: { success: true, data: [{ courseName: 'Botany' }] },
  });
  const request = new Request(`${origin}/api/courses/active`);
  const breach = contractCheck()({ request, response: await fetch(request) });
  const said = await breach.then(
    () => 'nothing',
    (error: Error) => error.message,
  );
  require(/^listActiveCourses broke the contract: .*university\.yaml:\d+.*The contract is version \d/s.test(
    said,
  ), `a breach, in place of ${said}`);
  university.clearConditions();
}
