import type { OperationId } from '#openapi/operations.gen.ts';
import type { Json } from '#src/platform/api/shapes.ts';
import { before, bodyOf, fail, html, json, refusing, storing, where, without } from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from './fault.ts';

/** Changes the refusals of an operation in another language than English. */
const refusingInOthers = (operation: OperationId, change: (body: Json) => Json) =>
  before([operation], async ({ request, pass }) => {
    const isEnglish = (request.headers.get('Accept-Language') ?? 'en') === 'en';
    const response = await pass();
    return response.ok || isEnglish ? response : json(response.status, change(await bodyOf(response)));
  });

/** What is accepted and refused, and the addresses and methods that there are. */
export const requestFaults: readonly FaultRow[] = [
  [
    'the code of an error is translated',
    'reviewApplication',
    'same-in-each-language',
    'languages',
    refusingInOthers('reviewApplication', (body) => ({ ...body, error: 'अगला कदम' })),
  ],
  [
    'the names of fields are translated',
    'submitApplication',
    'same-in-each-language',
    'languages',
    refusingInOthers('submitApplication', (body) => ({ ...body, errors: { नाम: 'नाम आवश्यक है।' } })),
  ],
  [
    'an example is refused',
    'updateStudentPlacement',
    'example-accepted',
    'examples',
    where(
      'updateStudentPlacement',
      (_, { placementStatus }) => placementStatus === 'Not Placed',
      () => fail(400),
    ),
  ],
  [
    'a new course has no seats until somebody says how many are left',
    'createCourse',
    'derives',
    'courses',
    storing(['createCourse'], (body) =>
      typeof body['totalSeats'] === 'number' ? { availableSeats: 0, ...body } : body,
    ),
  ],
  [
    'letters beyond ASCII are refused',
    'createCourse',
    'valid-accepted',
    'inputs',
    where(
      'createCourse',
      (_, { courseName }) => /[^ -~]/.test(String(courseName)),
      () => json(400, { success: false, message: 'No', errors: { courseName: 'No' } }),
    ),
  ],
  [
    'an invalid number is accepted',
    'submitApplication',
    'invalid-refused',
    'inputs',
    storing(['submitApplication'], (body) => ({ ...body, phoneNumber: '9876543210' })),
  ],
  [
    'more is paid than is due',
    'updateStudentFee',
    'invalid-refused',
    'inputs',
    storing(['updateStudentFee'], (body) =>
      Number(body['paidAmount']) > Number(body['totalFee']) ? { ...body, totalFee: body['paidAmount'] } : body,
    ),
  ],
  [
    '422 in place of 400',
    'updateStudentAttendance',
    'refused-with-400',
    'inputs',
    refusing('updateStudentAttendance', 400, (body) => json(422, body)),
  ],
  [
    'the field is not named',
    'createStudent',
    'names-the-field',
    'inputs',
    refusing('createStudent', 400, (body) => json(400, without(body, 'errors'))),
  ],
  [
    'half an object is accepted',
    'updateStudentCgpa',
    'malformed-json',
    'forms',
    refusing('updateStudentCgpa', 400, () => json(200, { success: true })),
  ],
  [
    'any media type is accepted',
    'createCourse',
    'media-type',
    'forms',
    before(['createCourse'], async ({ request, pass }) => {
      const changed = new Request(request);
      changed.headers.set('Content-Type', 'application/json');
      return pass(changed);
    }),
  ],
  [
    'a body of any size is read',
    'updateCourse',
    'too-large',
    'forms',
    refusing('updateCourse', 413, (body) => json(400, body)),
  ],
  [
    'any method is answered',
    'listCourses',
    'wrong-method',
    'paths',
    (server) => async (request) => (request.method === 'PATCH' ? json(200, { success: true }) : server(request)),
  ],
  [
    'a wrong method is a 404',
    'listCourses',
    'wrong-method',
    'paths',
    (server) => async (request) => (request.method === 'PATCH' ? fail(404) : server(request)),
  ],
  [
    'a 405 does not tell which methods there are',
    'getCourse',
    'allow',
    'paths',
    (server) => async (request) => {
      const response = await server(request);
      return response.status === 405 ? json(405, await bodyOf(response)) : response;
    },
  ],
  [
    'HEAD is a method that is not known',
    'getStudent',
    'head',
    'paths',
    (server) => async (request) =>
      request.method === 'HEAD' ? new Response(null, { status: 405, headers: { Allow: 'GET' } }) : server(request),
  ],
  [
    'any address is the first page',
    '*',
    'unknown-path',
    'paths',
    (server) => async (request) => (request.url.endsWith('/no-such-thing') ? html(200) : server(request)),
  ],
  [
    'a missing record is a 200 with null',
    'getCourse',
    'unknown-id',
    'inputs',
    refusing('getCourse', 404, () => json(200, { success: true, data: null })),
  ],
];
