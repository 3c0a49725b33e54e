import { describe, expect, it } from 'vitest';
import { endpoints, readContract } from '#openapi/contract.ts';
import { HttpError } from './http-error.ts';
import { findRoute } from './route.ts';

const contract = await readContract();
const all = endpoints(contract);
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'get'];

/** The operation, or the status of the refusal and its methods. */
function found(method: string, path: string): string {
  const route = findRoute(method, path);
  if (route instanceof HttpError) return [route.status, route.details.headers?.['Allow']].filter(Boolean).join(' ');
  return [route.id, ...Object.values(route.parameters)].join(' ');
}

describe('each path of the contract', () => {
  const paths = [...new Set(all.map(({ path }) => path))];
  it.each(paths)(
    '%s accepts the methods of its operations, HEAD with GET, and lists them in the Allow of a 405',
    (path) => {
      const own = all.filter((endpoint) => endpoint.path === path);
      const idOf = (method: string) =>
        own.find((endpoint) => endpoint.method.toUpperCase() === (method === 'HEAD' ? 'GET' : method))?.id;
      const allowed = methods.filter((method) => idOf(method) !== undefined);
      const [address, ...values] = [path.replaceAll(/\{\w+\}/g, 'x1'), ...(path.match(/\{/g) ?? []).map(() => 'x1')];
      for (const method of methods)
        expect([method, found(method, address)]).toEqual([
          method,
          allowed.includes(method) ? [idOf(method), ...values].join(' ') : `405 ${allowed.join(', ')}`,
        ]);
    },
  );
});

it.each([
  ['a word before a parameter', 'GET /students/count', 'countStudents'],
  ['a word before a parameter, whatever the method', 'PUT /students/count', '405 GET, HEAD'],
  [
    'a word before a parameter, in the middle',
    'GET /students/count/department/Civil',
    'countStudentsByDepartment Civil',
  ],
  ['a record whose id begins like a word', 'GET /students/counter', 'getStudent counter'],
  ['a record whose id is a word, below which there is more', 'PUT /students/count/fee', 'updateStudentFee count'],
  ['a slash at the end', 'GET /students/', 'listStudents'],
  [
    'a parameter with a slash, a space and an emoji',
    'GET /courses/department/a%2Fb%20%F0%9F%98%80',
    'listCoursesByDepartment a/b 😀',
  ],
  ['no parameter between slashes', 'GET /courses/program//', '404'],
  ['other case', 'GET /Students', '404'],
  ['nothing', 'GET ', '404'],
  ['no such path', 'POST /students/a/b/c', '404'],
  ['a path that cannot be decoded', 'GET /students/%zz', '400'],
  ['a path that cannot be decoded and is not there', 'GET /nothing/%', '400'],
])('route: %s: %s is %s', (_, call, expected) => {
  const [method = '', path = ''] = call.split(' ');
  expect(found(method, path)).toBe(expected);
});
