import { describe, expect, it } from 'vitest';
import { translations } from '#src/languages/languages.ts';
import { noConditions } from './conditions.ts';
import { DemoError } from './demo-error.ts';
import { linkParameters, parseLink } from './link.ts';

const parse = (search: string) => parseLink(new URLSearchParams(search));

describe('The parameters of a demo link', () => {
  it.each([
    ['', {}],
    ['demo=admissions-week', { scenario: 'admissions-week' }],
    ['students=50000', { students: 50_000 }],
    ['as=staff', { persona: 'staff' }],
    ['as=admin', { persona: 'super-admin' }],
    ['language=ur', { language: 'ur' }],
    ['language=en', { language: 'en' }],
    ['delay=800', { conditions: { ...noConditions, delay: 800 } }],
    ['delay=slow-3g', { conditions: { ...noConditions, delay: 'slow-3g' } }],
    ['offline=on', { conditions: { ...noConditions, offline: true } }],
    ['storage=full', { conditions: { ...noConditions, storageFull: true } }],
    ['lists=pages', { conditions: { ...noConditions, listsByPages: true } }],
    ['lists=whole', { conditions: noConditions }],
    ['today=2028-02-29', { conditions: { ...noConditions, clock: { today: '2028-02-29' } } }],
    // An earlier build wrote how fast the clock goes.
    ['today=2028-02-29&pace=60', { conditions: { ...noConditions, clock: { today: '2028-02-29' } } }],
    [
      'fail=updateStudent:500',
      { conditions: { ...noConditions, rules: [{ operation: 'updateStudent', answer: { fault: '500' } }] } },
    ],
    [
      'fail=*:html:once',
      { conditions: { ...noConditions, rules: [{ operation: '*', answer: { fault: 'html' }, times: 1 }] } },
    ],
    [
      'fail=login:429,logout:timeout&fail=login:401',
      {
        conditions: {
          ...noConditions,
          rules: [
            { operation: 'logout', answer: { fault: 'timeout' } },
            { operation: 'login', answer: { fault: '401' } },
          ],
        },
      },
    ],
    [
      'respond=createStudent:invalid(name,email):once&respond=listCourses:rows-0&respond=login:{"status":422,"body":"a:b"}:2',
      {
        conditions: {
          ...noConditions,
          rules: [
            { operation: 'createStudent', answer: { ready: 'invalid', fields: ['name', 'email'] }, times: 1 },
            { operation: 'listCourses', answer: { ready: 'rows-0' } },
            { operation: 'login', answer: { own: { status: 422, body: 'a:b' } }, times: 2 },
          ],
        },
      },
    ],
    ['tab=admin&utm_source=mail', {}],
  ])('The link %j sets its conditions', (search, asked) => {
    expect(parse(search)).toEqual(asked);
  });

  it.each([
    ['demo=nonsense', 'There is no scenario “nonsense”. Allowed: typical-day, '],
    ['demo=', 'There is no scenario “”.'],
    ['as=rector', 'There is no person “rector”. Allowed: visitor, '],
    ['language=xx', `There is no language “xx”. Allowed: ${['en', ...Object.keys(translations)].join(', ')}.`],
    ['delay=soon', 'There is no delay “soon”. Allowed: none, typical, slow-3g, 9s.'],
    ['delay=70000', 'A delay of 70000 ms is too long. Allowed: 0 to 60000 ms.'],
    ['delay=-1', 'There is no delay “-1”.'],
    ['students=0', '“0” is no number of students. Allowed: 1 to 100000.'],
    ['students=many', '“many” is no number of students.'],
    ['students=1e9', '“1e9” is no number of students.'],
    ['offline=yes', 'There is no value of “offline” “yes”. Allowed: on, off.'],
    ['lists=some', 'There is no way of lists “some”. Allowed: pages, whole.'],
    ['today=2027-02-29', '“2027-02-29” is no day such as 2028-02-29, from 2000 to 2058.'],
    ['storage=broken', 'There is no storage “broken”. Allowed: full, ok.'],
    ['fail=dropTables:500', 'There is no operation “dropTables”. Allowed: *, login, '],
    ['fail=login:418', 'There is no fault “418”. Allowed: 401, 403, '],
    ['fail=login', 'There is no fault “”.'],
    ['fail=login:500:twice', 'There is no number of times “twice”. Allowed: once, or 1 to 1000.'],
    ['respond=login', 'There is no answer “”. Allowed: '],
    ['respond=dropTables:rows-0', 'There is no operation “dropTables”. Allowed: *, login, '],
    ['respond=login:teapot', 'There is no answer “teapot”. Allowed: 422, 507, invalid, '],
    ['respond=login:rows-0(name)', 'The answer “rows-0” takes no fields.'],
    ['respond=login:invalid', 'Please name the fields that are refused, such as invalid(name,email).'],
    ['respond=login:{"status":', 'The answer is no JSON: '],
    ['respond=login:{"status":99}', '“99” is no status. Allowed: 200 to 599.'],
    ['respond=login:{"stauts":200}', 'There is no part of an answer “stauts”. Allowed: status, body, headers, delay.'],
    ['respond=login:{"delay":70000}', '“70000” is no delay in milliseconds. Allowed: 0 to 60000.'],
    ['respond=login:{"headers":{"A":1}}', 'The headers of an answer are an object of texts'],
    ['fail=__proto__:500', 'There is no operation “__proto__”.'],
  ])('The link %j is refused with a message that names the mistake', (search, sentence) => {
    expect(() => parse(search)).toThrow(DemoError);
    expect(() => parse(search)).toThrow(sentence);
  });

  it.each([
    'demo=fees-due&students=300&as=super-admin&delay=9s&offline=on&storage=full&lists=pages&today=2027-02-28&fail=login%3A500&fail=*%3Ahtml%3Aonce',
    'respond=createStudent%3Ainvalid%28name%29%3Aonce&respond=login%3A%7B%22status%22%3A422%7D&respond=*%3Arows-1%3A3',
    'demo=fees-due&as=staff&language=ur&delay=800',
    'delay=800',
    '',
  ])('The link %j is written as it was read', (search) => {
    expect(linkParameters(parse(search)).toString()).toBe(search);
  });
});
