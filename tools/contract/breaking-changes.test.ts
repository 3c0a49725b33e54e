import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { type Contract, readContract } from '#openapi/contract.ts';
import { breakingChanges } from './breaking-changes.ts';

/** A contract of one update, in which each part that can change is there. */
const small = `
paths:
  /courses/{id}:
    put:
      operationId: updateCourse
      x-roles: [ADMIN, STUDENT]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, maxLength: 64 } }
        - { name: view, in: query, schema: { type: string, enum: [full, short] } }
        - { name: Idempotency-Key, in: header, schema: { type: string } }
      requestBody: { $ref: '#/components/requestBodies/Course' }
      responses:
        '200':
          headers: { Retry-After: { schema: { type: integer } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Answer' } } }
        '404': { content: { application/json: { schema: { type: object } } } }
    delete: { operationId: deleteCourse, x-roles: [ADMIN], responses: { '200': {} } }
components:
  requestBodies:
    Course: { content: { application/json: { schema: { $ref: '#/components/schemas/Input' } } } }
  schemas:
    Kind: { type: string, enum: [Diploma, Doctorate] }
    Input:
      type: object
      required: [name]
      properties:
        name: { type: string, minLength: 2, maxLength: 100 }
        seats: { type: integer, minimum: 0, maximum: 500 }
        fee: { type: number }
        kind: { $ref: '#/components/schemas/Kind' }
        note: { type: [string, 'null'], maxLength: 10 }
        subjects: { type: array, items: { type: string, maxLength: 60 } }
    Answer:
      type: object
      required: [data]
      properties:
        data: { $ref: '#/components/schemas/Course' }
    Course:
      type: object
      required: [id, name]
      properties:
        id: { type: string }
        name: { type: string, maxLength: 100 }
        seats: { type: integer }
        kind: { allOf: [{ $ref: '#/components/schemas/Kind' }] }
        starts: { type: string, format: date }
        part: { $ref: '#/components/schemas/Course' }
`;

const before = parse(small) as Contract;

/** The changes between the small contract and one in which a text of it is another. */
function changesOf(text: string, replacement: string): string[] {
  if (!small.includes(text)) throw new Error(`The small contract has no ${text}`);
  const later = parse(small.replace(text, () => replacement)) as Contract;
  return breakingChanges(before, later).map(({ where, what }) => `${where} ${what}`);
}

const request = 'PUT /courses/{id}, request:';
const answer = 'PUT /courses/{id}, response 200:';

describe('A breaking change of the contract', () => {
  it.each([
    ['an operation is removed', /.*deleteCourse.*/.exec(small)?.[0] ?? '', '', 'DELETE /courses/{id} was removed'],
    [
      'an operation gets another operationId',
      'operationId: updateCourse',
      'operationId: saveCourse',
      'PUT /courses/{id} has the operationId saveCourse, and had updateCourse',
    ],
    [
      'a role may call it no longer',
      'x-roles: [ADMIN, STUDENT]',
      'x-roles: [ADMIN]',
      'PUT /courses/{id} may be called by ADMIN, and before by ADMIN, STUDENT',
    ],
    [
      'another role may call it',
      'x-roles: [ADMIN, STUDENT]',
      'x-roles: [ADMIN, STUDENT, public]',
      'PUT /courses/{id} may be called by ADMIN, STUDENT, public, and before by ADMIN, STUDENT',
    ],
    [
      'a query parameter is removed',
      '        - { name: view, in: query, schema: { type: string, enum: [full, short] } }\n',
      '',
      'PUT /courses/{id}, query parameter view is not read any more',
    ],
    [
      'a query parameter becomes required',
      'in: query,',
      'in: query, required: true,',
      'PUT /courses/{id}, query parameter view is required now',
    ],
    [
      'a header is not read any more',
      '        - { name: Idempotency-Key, in: header, schema: { type: string } }\n',
      '',
      'PUT /courses/{id}, header parameter Idempotency-Key is not read any more',
    ],
    [
      'a header becomes required',
      'in: header,',
      'in: header, required: true,',
      'PUT /courses/{id}, header parameter Idempotency-Key is required now',
    ],
    [
      'a parameter takes fewer values',
      'enum: [full, short]',
      'enum: [full]',
      'PUT /courses/{id}, query parameter view accepts "short" no longer',
    ],
    [
      'a path parameter is shorter',
      'maxLength: 64',
      'maxLength: 24',
      'PUT /courses/{id}, path parameter id maxLength is 24, and was 64',
    ],
    ['a field becomes required', 'required: [name]', 'required: [name, kind]', `${request} kind is required now`],
    [
      'a new field is required',
      'required: [name]\n      properties:',
      'required: [name, code]\n      properties:\n        code: { type: string }',
      `${request} code is required now`,
    ],
    ['a field is not read any more', '        fee: { type: number }\n', '', `${request} fee is not read any more`],
    [
      'a field is written by the server alone',
      'fee: { type: number }',
      'fee: { type: number, readOnly: true }',
      `${request} fee is not read any more`,
    ],
    [
      'a field takes another type',
      'fee: { type: number }',
      'fee: { type: string }',
      `${request} fee accepts number no longer`,
    ],
    [
      'a number must be an integer',
      'fee: { type: number }',
      'fee: { type: integer }',
      `${request} fee accepts number no longer`,
    ],
    [
      'a field can be cleared no longer',
      "type: [string, 'null']",
      'type: string',
      `${request} note accepts null no longer`,
    ],
    [
      'a text may be less long',
      'minLength: 2, maxLength: 100',
      'minLength: 2, maxLength: 50',
      `${request} name maxLength is 50, and was 100`,
    ],
    ['a text must be longer', 'minLength: 2', 'minLength: 3', `${request} name minLength is 3, and was 2`],
    [
      'a number gets a limit',
      'fee: { type: number }',
      'fee: { type: number, maximum: 9 }',
      `${request} fee maximum is 9, and was not limited`,
    ],
    ['a number must be greater', 'minimum: 0', 'minimum: 1', `${request} seats minimum is 1, and was 0`],
    [
      'a text that may be empty has to be visible',
      'items: { type: string, maxLength: 60 }',
      'items: { type: string, maxLength: 60, format: visible }',
      `${request} subjects[] has the format visible, and had none`,
    ],
    ['a text gets a pattern', 'minLength: 2', "minLength: 2, pattern: '^A'", `${request} name has the pattern ^A`],
    [
      'a text gets a format',
      'minLength: 2',
      'minLength: 2, format: email',
      `${request} name has the format email, and had none`,
    ],
    [
      'the items of a list are limited',
      'maxLength: 60',
      'maxLength: 20',
      `${request} subjects[] maxLength is 20, and was 60`,
    ],
    [
      'an object takes nothing undeclared',
      '    Input:\n',
      '    Input:\n      additionalProperties: false\n',
      'PUT /courses/{id}, request accepts no undeclared properties any more',
    ],
    [
      'fields depend on each other',
      '    Input:\n',
      '    Input:\n      dependentRequired: { fee: [seats] }\n',
      `${request} has a new condition: dependentRequired`,
    ],
    [
      'a field takes nothing but a list of values',
      'fee: { type: number }',
      'fee: { type: number, enum: [100, 200] }',
      `${request} fee accepts nothing but 100, 200`,
    ],
    [
      'an operation needs a body',
      'operationId: deleteCourse,',
      "operationId: deleteCourse, requestBody: { $ref: '#/components/requestBodies/Course' },",
      'DELETE /courses/{id}, request needs a body now',
    ],
    [
      'a body is not read any more',
      "      requestBody: { $ref: '#/components/requestBodies/Course' }\n",
      '',
      'PUT /courses/{id}, request is not read any more',
    ],
    [
      'an answer has no body any more',
      "content: { application/json: { schema: { $ref: '#/components/schemas/Answer' } } }",
      'description: Saved',
      'PUT /courses/{id}, response 200 has no body any more',
    ],
    [
      'a field of an answer may hold any text',
      "kind: { allOf: [{ $ref: '#/components/schemas/Kind' }] }",
      'kind: { type: string }',
      `${answer} data.kind may hold other values than "Diploma", "Doctorate"`,
    ],
    [
      'an answer loses a field',
      '        seats: { type: integer }\n',
      '',
      `${answer} data.seats is not in the answer any more`,
    ],
    [
      'a field of an answer is renamed',
      '        seats: { type: integer }\n',
      '        places: { type: integer }\n',
      `${answer} data.seats is not in the answer any more (new is places: renamed?)`,
    ],
    [
      'a field of an answer may be absent',
      'required: [id, name]',
      'required: [id]',
      `${answer} data.name may be absent`,
    ],
    [
      'a field of an answer may be null',
      'seats: { type: integer }',
      "seats: { type: [integer, 'null'] }",
      `${answer} data.seats may be null, which it was not`,
    ],
    [
      'a field of an answer has another type',
      'id: { type: string }',
      'id: { type: integer }',
      `${answer} data.id may be integer, which it was not`,
    ],
    [
      'a date of an answer becomes a moment',
      'format: date',
      'format: date-time',
      `${answer} data.starts has the format date-time, and had date`,
    ],
    [
      'an answer has no header any more',
      /.*Retry-After.*\n/.exec(small)?.[0] ?? '',
      '',
      'PUT /courses/{id}, response 200, header Retry-After is not sent any more',
    ],
    [
      'a success has another status',
      "'200':\n          headers",
      "'202':\n          headers",
      'PUT /courses/{id}, response 200 is not sent any more',
    ],
  ])('occurs when %s', (_, text, replacement, change) => {
    expect(changesOf(text, replacement)).toEqual([change]);
  });

  it('occurs when an enum value of requests and responses is removed: the request is named', () => {
    expect(changesOf('[Diploma, Doctorate]', '[Diploma]')).toEqual([`${request} kind accepts "Doctorate" no longer`]);
  });

  it('occurs when an enum value is added there: the response is named', () => {
    expect(changesOf('[Diploma, Doctorate]', '[Diploma, Doctorate, Evening]')).toEqual([
      `${answer} data.kind may hold "Evening"`,
    ]);
  });
});

describe('A compatible change of the contract', () => {
  it.each([
    ['a text that may not be empty has to be visible', 'minLength: 2', 'minLength: 2, format: visible'],
    [
      'an operation is added',
      '    delete:',
      '    get: { operationId: getCourse, x-roles: [ADMIN], responses: {} }\n    delete:',
    ],
    [
      'a field may be sent',
      '        fee: { type: number }\n',
      '        fee: { type: number }\n        room: { type: string }\n',
    ],
    [
      'an answer has one field more',
      '        seats: { type: integer }\n',
      '        seats: { type: integer }\n        room: { type: string }\n',
    ],
    ['a field is required no longer', 'required: [name]', 'required: []'],
    ['a limit of what is sent is wider', 'maxLength: 10', 'maxLength: 20'],
    ['an integer may be any number', 'seats: { type: integer, minimum', 'seats: { type: number, minimum'],
    [
      'null may be written as a variant',
      "{ type: [string, 'null'], maxLength: 10 }",
      "{ anyOf: [{ type: string, maxLength: 10 }, { type: 'null' }] }",
    ],
    ['a field of an answer is always there', 'required: [id, name]', 'required: [id, name, seats]'],
    ['a path parameter has another name', '/courses/{id}:', '/courses/{courseId}:'],
    ['an error is described no longer', /.*'404'.*\n/.exec(small)?.[0] ?? '', ''],
    [
      'a description is other words',
      'operationId: deleteCourse,',
      'operationId: deleteCourse, description: Other words,',
    ],
  ])('occurs when %s', (_, text, replacement) => {
    expect(changesOf(text, replacement)).toEqual([]);
  });

  it('occurs when the contract is compared with itself', async () => {
    const contract = await readContract();
    expect(breakingChanges(contract, structuredClone(contract))).toEqual([]);
  });
});
