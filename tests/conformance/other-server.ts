import { application, course, student } from './records.ts';

/** What a server answers, by method and path; a function may look at the request first, or never answer. */
export type Answers = Readonly<Record<string, unknown>>;

const pathOf = ({ url }: Request) => new URL(url).pathname.replace(/^\/api/, '');

/** A server of the test's own: it knows what the table says, and answers 404 to everything else. */
export function otherServer(answers: Answers) {
  return async (request: Request): Promise<Response> => {
    const answer = answers[`${request.method} ${pathOf(request)}`];
    if (typeof answer === 'function') return answer(request);
    if (answer === undefined) return Response.json({ success: false, message: 'No such path' }, { status: 404 });
    return Response.json(answer);
  };
}

/** How a server wraps what it has found. */
export type Envelope = (data: unknown) => unknown;
export const enveloped: Envelope = (data) => ({ success: true, data });

interface Shapes {
  /** The one student, as this server sends students. */
  readonly student?: object;
  readonly application?: object;
  readonly list?: Envelope;
}

/** A server that holds one student, one application and one course, each in the shape that it is told. */
export function servingOne({
  student: sent = student,
  application: applied = application,
  list = enveloped,
}: Shapes = {}) {
  return otherServer({
    'GET /auth/me': enveloped(sent),
    'GET /students': list([sent]),
    'GET /admin/students': list([sent]),
    'GET /admin/students/s1': enveloped(sent),
    'GET /applications': list([applied]),
    'GET /applications/a1': enveloped(applied),
    'GET /courses': list([course]),
    'GET /courses/stats': enveloped({
      totalCourses: 1,
      activeCourses: 1,
      inactiveCourses: 0,
      byDepartment: [{ department: course.department, count: 1 }],
      byProgramType: [{ programType: course.programType, count: 1 }],
    }),
    'GET /courses/active': list([course]),
    'GET /courses/available': list([course]),
  });
}
