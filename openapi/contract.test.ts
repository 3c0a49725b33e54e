import { describe, expect, it } from 'vitest';
import { readContract } from './contract.ts';

interface Media {
  content?: { 'application/json'?: { schema: Schema; examples?: Record<string, { $ref?: string }> } };
  headers?: Record<string, { $ref?: string }>;
  description?: string;
}
type Schema = { $ref?: string } & Record<string, unknown>;
type Reference<Value> = Value | { $ref: string };
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  'x-roles': string[];
  'x-extension'?: string;
  security?: object[];
  parameters?: object[];
  requestBody?: Reference<Media>;
  responses: Record<string, Reference<Media>>;
}
const methods = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options', 'trace'] as const;
type PathItem = Partial<Record<(typeof methods)[number], Operation>>;

const contract = (await readContract()) as unknown as {
  paths: Record<string, PathItem>;
  tags: { name: string }[];
};

/** Follows a local reference. */
function resolved<Value extends object>(value: Reference<Value>): Value {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as Value;
  const found = value.$ref
    .slice(2)
    .split('/')
    .reduce((at: unknown, key) => (at as Record<string, unknown>)[key], contract);
  return resolved(found as Reference<Value>);
}

const calls = new Map<string, Operation>(
  Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [[`${method.toUpperCase()} ${path}`, item[method]] as const] : [])),
  ),
);

const any = ['STUDENT', 'ADMIN'];
const admin = ['ADMIN'];
const self = ['ADMIN', 'self'];
const open = ['public'];

/** The calls of the specification (section 7), who may make them, and what they take. */
const table: [call: string, tag: string, roles: string[], request?: string][] = [
  ['POST /auth/login', 'Auth', open, 'Credentials'],
  ['POST /auth/student-login', 'Auth', open, 'Credentials'],
  ['POST /auth/register', 'Auth', open, 'StudentRegistration'],
  ['GET /auth/me', 'Auth', any],
  ['POST /auth/change-password', 'Auth', any, 'PasswordChange'],
  ['POST /auth/logout', 'Auth', any],
  ['POST /admin/auth/login', 'Admin auth', open, 'AdminCredentials'],
  ['POST /admin/auth/register', 'Admin auth', ['SUPER_ADMIN'], 'AdminRegistration'],
  ['GET /admin/auth/me', 'Admin auth', admin],
  ['GET /students', 'Students', ['ADMIN', 'public']],
  ['GET /students/{id}', 'Students', self],
  ['GET /students/email/{email}', 'Students', self],
  ['GET /students/rollno/{rollno}', 'Students', self],
  ['GET /students/department/{dept}', 'Students', admin],
  ['GET /students/year/{year}', 'Students', admin],
  ['GET /students/placed', 'Students', admin],
  ['POST /students', 'Students', admin, 'StudentRegistration'],
  ['PUT /students/{id}', 'Students', admin, 'StudentUpdate'],
  ['PUT /students/{id}/academic', 'Students', admin, 'AcademicUpdate'],
  ['PUT /students/{id}/full', 'Students', admin, 'StudentUpdate'],
  ['PUT /students/{id}/cgpa', 'Students', admin, 'CgpaUpdate'],
  ['PUT /students/{id}/attendance', 'Students', admin, 'AttendanceUpdate'],
  ['PUT /students/{id}/fee', 'Students', admin, 'FeeUpdate'],
  ['PUT /students/{id}/placement', 'Students', admin, 'PlacementUpdate'],
  ['DELETE /students/{id}', 'Students', admin],
  ['GET /students/count', 'Students', admin],
  ['GET /students/count/department/{dept}', 'Students', admin],
  ['GET /students/count/placed', 'Students', admin],
  ['GET /admin/students', 'Admin students', admin],
  ['GET /admin/students/{id}', 'Admin students', admin],
  ['PUT /admin/students/{id}', 'Admin students', admin, 'StudentUpdate'],
  ['PUT /admin/students/{id}/academic', 'Admin students', admin, 'AcademicUpdate'],
  ['GET /admin/students/stats', 'Admin students', admin],
  ['POST /applications/submit', 'Applications', open, 'ApplicationSubmission'],
  ['GET /applications', 'Applications', admin],
  ['GET /applications/{id}', 'Applications', admin],
  ['GET /applications/status/{status}', 'Applications', admin],
  ['GET /applications/course/{course}', 'Applications', admin],
  ['PUT /applications/{id}/review', 'Applications', admin, 'ApplicationReview'],
  ['GET /applications/stats', 'Applications', admin],
  ['GET /courses/active', 'Courses', open],
  ['GET /courses/available', 'Courses', open],
  ['GET /courses/department/{dept}', 'Courses', open],
  ['GET /courses/program/{type}', 'Courses', open],
  ['GET /courses/{id}', 'Courses', open],
  ['GET /courses', 'Courses', admin],
  ['POST /courses', 'Courses', admin, 'CourseInput'],
  ['PUT /courses/{id}', 'Courses', admin, 'CourseInput'],
  ['DELETE /courses/{id}', 'Courses', admin],
  ['PUT /courses/{id}/toggle-status', 'Courses', admin],
  ['GET /courses/stats', 'Courses', admin],
  ['POST /courses/initialize-defaults', 'Courses', admin],
];

const creates = /^POST \/(?:auth\/register|admin\/auth\/register|students|applications\/submit|courses)$/;
const mayClash =
  /^(?:POST \/(?:(?:admin\/)?auth\/register|students|applications\/submit|courses)|PUT \/(?:(?:admin\/)?students\/\{id\}(?:\/(?:full|academic|cgpa|attendance|fee|placement))?|courses\/\{id\}|applications\/\{id\}\/review))$/;
const namesRecord = /\{(?:id|email|rollno)\}/;
const isLogin = (call: string) => call.endsWith('login');

/** The statuses that an operation must list, and no others. */
function statusesOf(call: string, roles: string[], hasBody: boolean): string[] {
  const isPublic = roles.length === 1 && roles[0] === 'public';
  const everybody = roles.join() === any.join();
  const takesInput = hasBody || call.includes('{') || call === 'GET /students';
  return [
    creates.test(call) ? '201' : '200',
    ...(takesInput ? ['400'] : []),
    ...(!isPublic || isLogin(call) ? ['401'] : []),
    ...(!isPublic && !everybody ? ['403'] : []),
    ...(namesRecord.test(call) ? ['404'] : []),
    ...(mayClash.test(call) ? ['409'] : []),
    ...(hasBody ? ['413', '415'] : []),
    ...(call.endsWith('review') || keyed.has(call) ? ['422'] : []),
    ...(isLogin(call) ? ['429'] : []),
    '500',
    ...(call.startsWith('GET ') ? [] : ['503', '507']),
  ];
}

/** The calls that make a record or decide something, and take an `Idempotency-Key`. */
const keyed = new Set([
  'POST /auth/register',
  'POST /students',
  'POST /applications/submit',
  'PUT /applications/{id}/review',
  'POST /courses',
  'POST /applications/{id}/admission',
  'POST /courses/{id}/freed-seats',
  'POST /admin/casework/notes',
  'POST /papers',
  'POST /applications/{id}/offer',
  'POST /applications/mine/offer',
]);

const isExtension = ({ tags }: Operation) => tags.includes('Extensions');

describe('the contract', () => {
  it('contains the specification’s 52 operations, and no other without the tag Extensions', () => {
    const documented = [...calls].filter(([, operation]) => !isExtension(operation)).map(([call]) => call);
    expect(documented.toSorted()).toEqual(table.map(([call]) => call).toSorted());
    expect(documented).toHaveLength(52);
  });

  it('names the extension of each operation with the tag Extensions, and of no other', () => {
    for (const operation of calls.values())
      expect(operation['x-extension']).toEqual(isExtension(operation) ? expect.stringMatching(/^[a-z-]+$/) : undefined);
  });

  it('gives each operation a unique name', () => {
    expect(new Set([...calls.values()].map(({ operationId }) => operationId)).size).toBe(calls.size);
  });

  it('uses the specification’s headings as tags, and Extensions if there are any', () => {
    const headings = ['Admin auth', 'Admin students', 'Applications', 'Auth', 'Courses', 'Students'];
    const extensions = [...calls.values()].some(isExtension) ? ['Extensions'] : [];
    expect(contract.tags.map(({ name }) => name)).toEqual([...headings, ...extensions].toSorted());
  });
});

/** What an extension's operation says of itself, to be checked like those of the specification. */
const extensions = [...calls]
  .filter(([, operation]) => isExtension(operation))
  .map(([call, operation]): (typeof table)[number] => {
    const body = operation.requestBody && resolved<Media>(operation.requestBody);
    const schema = body?.content?.['application/json']?.schema.$ref?.split('/').at(-1);
    const roles = operation['x-roles'];
    return schema === undefined ? [call, 'Extensions', roles] : [call, 'Extensions', roles, schema];
  });

describe.each([...table, ...extensions])('the operation %s', (call, tag, roles, request) => {
  const operation = calls.get(call)!;
  const body = operation.requestBody && resolved<Media>(operation.requestBody);
  const responses = Object.entries(operation.responses).map(
    ([status, found]) => [status, resolved<Media>(found)] as const,
  );

  it('describes what it does, for whom, and in which group', () => {
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
    expect(operation.summary.length).toBeGreaterThan(5);
    expect(operation.description.length).toBeGreaterThan(operation.summary.length);
    expect(operation.tags).toEqual([tag]);
    expect(operation['x-roles']).toEqual(roles);
  });

  it('requires a token unless it is public', () => {
    const security = { public: [], 'ADMIN,public': [{ bearerAuth: [] }, {}] }[roles.join()];
    expect(operation.security).toEqual(security);
  });

  it('accepts its schema', () => {
    const schema = body?.content?.['application/json']?.schema.$ref;
    expect(schema).toBe(request && `#/components/schemas/${request}`);
  });

  it('lists the responses of the table of failures, and an extension’s operation at least these', () => {
    const statuses = responses.map(([status]) => status).toSorted();
    const [success, ...failures] = statusesOf(call, roles, request !== undefined);
    expect(statuses).toEqual(
      isExtension(operation) ? expect.arrayContaining(failures) : [success, ...failures].toSorted(),
    );
  });

  it('takes an Idempotency-Key where it makes a record or decides something', () => {
    const reference = { $ref: '#/components/parameters/IdempotencyKey' };
    expect(JSON.stringify(operation.parameters ?? []).includes(JSON.stringify(reference))).toBe(keyed.has(call));
  });

  it('shows an example of the request and of each answer', () => {
    for (const media of [...(body ? [body] : []), ...responses.map(([, response]) => response)]) {
      expect(media.description).toMatch(/\w/);
      // A file, and a form with one, has no example that could be written down.
      const json = media.content?.['application/json'];
      if (json || !media.content) expect(Object.keys(json?.examples ?? {})).not.toEqual([]);
    }
  });

  it('answers in the envelope: success is true, or false with a message', () => {
    for (const [status, response] of responses) {
      for (const example of Object.values(response.content?.['application/json']?.examples ?? {})) {
        const { value } = resolved<{ value: object }>(example as Reference<{ value: object }>);
        const failed = { success: false, message: expect.any(String) };
        expect(value).toMatchObject(status.startsWith('2') ? { success: true } : failed);
      }
    }
  });
});

it('the contract’s 429 responses have a Retry-After', () => {
  const locked = [...calls].flatMap(
    ([call, { responses }]) =>
      (responses['429'] ? [[call, resolved<Media>(responses['429'])]] : []) as [string, Media][],
  );
  const throttled = [...calls].filter(([call]) => isLogin(call) || call.includes('/applications/mine'));
  expect(locked.map(([call]) => call).toSorted()).toEqual(throttled.map(([call]) => call).toSorted());
  for (const [, { headers }] of locked) expect(Object.keys(headers ?? {})).toEqual(['Retry-After']);
});

/** Every property that a schema can hold, by name. */
function propertiesOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { properties = {}, $ref } = schema as { properties?: object; $ref?: string };
  const below = $ref === undefined ? Object.values(schema) : [resolved({ $ref })];
  return [...Object.keys(properties), ...below.flatMap((part) => propertiesOf(part, seen))];
}

it('no response contains a password or a hash, except temporary passwords', () => {
  const secret = [...calls].flatMap(([call, { responses }]) =>
    Object.values(responses)
      .flatMap((response) => propertiesOf(resolved<Media>(response).content?.['application/json']?.schema))
      .filter((name) => /passw|hash|salt|credential|secret/i.test(name))
      .map((name) => `${call}: ${name}`),
  );
  expect(secret).toEqual([
    'PUT /applications/{id}/review: temporaryPassword',
    'POST /admin/students/{id}/password-reset: temporaryPassword',
    'POST /admin/administrators/{id}/password-reset: temporaryPassword',
    'POST /applications/{id}/admission: temporaryPassword',
  ]);
});

/** How many values a schema has where each of its lists is as long as it may be, and one without a bound has five rows. */
function mostValues(schema: Schema): number {
  const {
    properties = {},
    items,
    allOf = [],
    anyOf = [],
    maxItems = 5,
  } = resolved(schema) as {
    properties?: Record<string, Schema>;
    items?: Schema;
    allOf?: Schema[];
    anyOf?: Schema[];
    maxItems?: number;
  };
  if (items) return maxItems * mostValues(items);
  const parts = [...Object.values(properties), ...allOf, ...anyOf];
  return parts.reduce((sum, part) => sum + mostValues(part), 1);
}

it.each([...calls])('a generated response to %s, with the longest lists, has few enough values', (_, call) => {
  for (const response of Object.values(call.responses)) {
    const schema = resolved<Media>(response).content?.['application/json']?.schema;
    expect(schema ? mostValues(schema) : 1).toBeLessThan(2000);
  }
});
