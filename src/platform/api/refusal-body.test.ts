import { describe, expect, it } from 'vitest';
import { saidIn } from './refusal-body.ts';

const PHONE = 'The phone number is too short';

describe('A refusal’s fields', () => {
  it.each<[framework: string, body: unknown, errors: Record<string, string>]>([
    ['the contract', { success: false, message: 'No.', errors: { phone: PHONE, x: 1 } }, { phone: PHONE }],
    [
      'FastAPI',
      {
        detail: [
          { type: 'string_too_short', loc: ['body', 'phone'], msg: PHONE, input: '1' },
          { type: 'missing', loc: ['body', 'roll_number'], msg: 'Field required' },
          { type: 'value_error', loc: ['body', 'email'], msg: 'Value error, it is taken' },
        ],
      },
      { phone: PHONE, rollNumber: 'Field required', email: 'it is taken' },
    ],
    [
      'Spring Boot',
      {
        timestamp: '2026-11-28T10:00:00Z',
        status: 400,
        error: 'Bad Request',
        message: "Validation failed for object='studentRequest'. Error count: 1",
        errors: [
          {
            codes: ['Size.studentRequest.phone'],
            arguments: [{ codes: ['phone'], defaultMessage: 'phone' }],
            defaultMessage: PHONE,
            objectName: 'studentRequest',
            field: 'phone',
            rejectedValue: '1',
          },
        ],
      },
      { phone: PHONE },
    ],
    [
      'problem+json with a pointer',
      { title: 'Invalid', errors: [{ detail: PHONE, pointer: '#/phone' }] },
      { phone: PHONE },
    ],
    [
      'problem+json with invalid-params',
      { type: 'about:blank', 'invalid-params': [{ name: 'phone', reason: PHONE }] },
      { phone: PHONE },
    ],
    ['problem+json with invalidParams', { invalidParams: [{ name: 'phone', reason: PHONE }] }, { phone: PHONE }],
    [
      'ASP.NET',
      {
        title: 'One or more validation errors occurred.',
        status: 400,
        errors: { Phone: [PHONE], '$.rollNumber': ['Unreadable'] },
      },
      { phone: PHONE, rollNumber: 'Unreadable' },
    ],
    [
      'Django REST',
      { phone: [PHONE], roll_number: ['Not unique.', 'Not right.'] },
      { phone: PHONE, rollNumber: 'Not unique. Not right.' },
    ],
    ['Laravel', { message: 'The given data was invalid.', errors: { phone: [PHONE] } }, { phone: PHONE }],
    [
      'express-validator 7',
      { errors: [{ type: 'field', value: '1', msg: PHONE, path: 'phone', location: 'body' }] },
      { phone: PHONE },
    ],
    [
      'express-validator 6',
      { errors: [{ value: '1', msg: PHONE, param: 'phone', location: 'body' }] },
      { phone: PHONE },
    ],
    [
      'NestJS',
      {
        statusCode: 400,
        message: ['phone must be longer', 'email must be an email', 'phone must be a number'],
        error: 'Bad Request',
      },
      { phone: 'phone must be longer. phone must be a number', email: 'email must be an email' },
    ],
    [
      'class-validator',
      { message: [{ property: 'phone', constraints: { minLength: PHONE }, children: [] }] },
      { phone: PHONE },
    ],
    [
      'Quarkus',
      { title: 'Constraint Violation', status: 400, violations: [{ field: 'create.student.phone', message: PHONE }] },
      { 'create.student.phone': PHONE },
    ],
    [
      'Symfony',
      { title: 'An error occurred', detail: `phone: ${PHONE}`, violations: [{ propertyPath: 'phone', title: PHONE }] },
      { phone: PHONE },
    ],
    ['Rails', { errors: { phone: ['is too short'] } }, { phone: 'is too short' }],
    ['Rails with whole sentences', { errors: ['Phone is too short'] }, { phone: 'Phone is too short' }],
    ['webargs', { code: 422, status: 'Unprocessable Entity', errors: { json: { phone: [PHONE] } } }, { phone: PHONE }],
    [
      'Fastify',
      { statusCode: 400, error: 'Bad Request', message: 'body/phone must be longer' },
      { phone: 'phone must be longer' },
    ],
    [
      'express-openapi-validator',
      {
        message: 'request/body/phone must NOT have fewer than 7 characters',
        errors: [
          {
            path: '/body/phone',
            message: 'must NOT have fewer than 7 characters',
            errorCode: 'minLength.openapi.validation',
          },
        ],
      },
      { phone: 'must NOT have fewer than 7 characters' },
    ],
    [
      'Django Ninja',
      { detail: [{ type: 'string_too_short', loc: ['body', 'payload', 'phone'], msg: PHONE, ctx: { min_length: 7 } }] },
      { phone: PHONE },
    ],
    [
      'Pydantic, which tries a number as two types',
      {
        detail: [
          { type: 'float_type', loc: ['body', 'paidAmount', 'constrained-float'], msg: 'It is no number', input: 'a' },
          { type: 'int_type', loc: ['body', 'paidAmount', 'constrained-int'], msg: 'It is no integer', input: 'a' },
          { type: 'float_type', loc: ['body', 'totalFee', 'float'], msg: 'It is no number', input: 'b' },
          { type: 'missing', loc: ['body', 'int'], msg: 'Field required' },
        ],
      },
      { paidAmount: 'It is no number', totalFee: 'It is no number', int: 'Field required' },
    ],
    [
      'JSON:API',
      { errors: [{ status: '422', title: 'Invalid', detail: PHONE, source: { pointer: '/data/attributes/phone' } }] },
      { phone: PHONE },
    ],
    [
      'Zod',
      { error: { name: 'ZodError', issues: [{ code: 'too_small', path: ['phone'], message: PHONE }] } },
      { phone: PHONE },
    ],
    [
      'Strapi',
      {
        data: null,
        error: { status: 400, message: PHONE, details: { errors: [{ path: ['phone'], message: PHONE }] } },
      },
      { phone: PHONE },
    ],
    [
      'Ajv',
      { errors: [{ instancePath: '', params: { missingProperty: 'phone' }, message: 'must have it' }] },
      { phone: 'must have it' },
    ],
    [
      'Mongoose',
      { errors: { phone: { name: 'ValidatorError', message: PHONE, path: 'phone', kind: 'minlength' } } },
      { phone: PHONE },
    ],
    ['a list of an import', { detail: [{ loc: ['body', 0, 'phone'], msg: PHONE }] }, { phone: PHONE }],
    ['a nested field', { errors: { 'Fee.TotalAmount': ['Too much'] } }, { 'fee.totalAmount': 'Too much' }],
    ['a body without any', { success: false, message: PHONE, data: { rows: ['a'] } }, {}],
    ['a map with names of texts', { errors: { title: 'Too long', name: 'Too short' } }, { name: 'Too short' }],
  ])('In the shape of %s, fields are read', (_, body, errors) => {
    expect(saidIn(body).errors).toEqual(errors);
  });
});

describe('A refusal’s sentence', () => {
  it.each<[said: string, body: unknown, message: string]>([
    ['detail as a text', { detail: PHONE }, PHONE],
    ['a problem’s detail before its title', { title: 'Invalid phone', detail: PHONE }, PHONE],
    [
      'a problem’s title alone',
      { type: 'about:blank', title: 'You have no credit left', status: 403 },
      'You have no credit left',
    ],
    ['a message before a detail', { message: 'No.', detail: PHONE }, 'No.'],
    ['an error of its own object', { error: { code: 400, message: PHONE, status: 'INVALID' } }, PHONE],
    ['error_description', { error: 'invalid_grant', error_description: PHONE }, PHONE],
    ['errors of no field', { non_field_errors: ['The dates do not fit.'] }, 'The dates do not fit.'],
    ['a bare list', ['The dates do not fit'], 'The dates do not fit.'],
    [
      'the fields, where a common phrase says nothing',
      { message: 'Validation failed', errors: { phone: 'Too short' } },
      'phone: Too short.',
    ],
    [
      'the fields, where the sentence has the path of a validator',
      {
        message: 'request/body/phone must be string',
        errors: [{ path: '/body/phone', message: 'must be string', errorCode: 'type.openapi.validation' }],
      },
      'phone: must be string.',
    ],
    ['the field of a path', { statusCode: 400, message: 'body/phone must be longer' }, 'phone must be longer.'],
    [
      'the fields, named where a text does not',
      { detail: [{ loc: ['body', 'guardian'], msg: 'Field required' }] },
      'guardian: Field required.',
    ],
    [
      'both, where a list has fields and none',
      { errors: [{ msg: 'Too late' }, { msg: PHONE, path: 'phone' }] },
      `Too late. ${PHONE}.`,
    ],
    ['the common phrase, where nothing else is said', { message: 'Validation failed' }, 'Validation failed'],
    [
      'a problem’s common title, where nothing else is said',
      { title: 'One or more validation errors occurred.' },
      'One or more validation errors occurred.',
    ],
  ])('A refusal says %s', (_, body, message) => {
    expect(saidIn(body).message).toBe(message);
  });

  it.each([
    { success: false },
    {},
    [],
    { detail: 'Not Found' },
    { message: 'Forbidden' },
    { message: 'Service Unavailable', status: 503 },
    { message: 'Endpoint request timed out' },
    { message: '503 Service Temporarily Unavailable' },
    { error: 'Payload Too Large' },
    { errors: { detail: 'Internal Server Error' } },
    { type: 'about:blank', title: 'Unprocessable Content', status: 422 },
    { timestamp: '2026-11-28T10:00:00Z', status: 500, error: 'Internal Server Error', path: '/api/students' },
    { statusCode: 504, message: 'Gateway Timeout' },
    { detail: 'NOT_ALLOWED' },
    { success: true, message: 'The student is saved', data: { id: 's1' }, errors: { phone: PHONE } },
    { detail: 'No static resource api/courses.', instance: '/api/courses', status: 404, title: 'Not Found' },
    { detail: "Method 'DELETE' is not supported.", status: 405, title: 'Method Not Allowed' },
    {
      message: 'DELETE method not allowed',
      errors: [{ path: '/api/auth/login', message: 'DELETE method not allowed' }],
    },
    { message: 'not found', errors: [{ path: '/api/courses', message: 'not found' }] },
    { error: 'Bad Request', message: 'Required request body is missing: java.lang.Object app.Logins.login(app.Login)' },
  ])('A body says nothing: %j', (body) => {
    expect(saidIn(body)).toEqual({ message: '', code: 'error' in body ? body.error : undefined, errors: {} });
  });
});

it.each<[said: string, body: unknown]>([
  [
    'the input of a field',
    { detail: [{ type: 'string_too_short', loc: ['body', 'password'], msg: 'Too short', input: 'blue-Kettle' }] },
  ],
  ['the rejected value of a field', { errors: [{ field: 'password', rejectedValue: 'blue-Kettle', code: 'Size' }] }],
  [
    'the exception of a model',
    {
      detail: "1 validation error for Login\npassword\n  Too short [type=string_too_short, input_value='blue-Kettle']",
    },
  ],
  ['the text that is no number', { message: 'JSON parse error: Cannot read a number from String "blue-Kettle"' }],
  [
    'the part of a body that is no JSON',
    { message: `Unexpected token 'b', ..."word":blue-Kettle}" is not valid JSON` },
  ],
  ['a place in a body that is no JSON', { message: 'Expected "," after blue-Kettle in JSON at position 50' }],
  ['a stack of JavaScript', { message: 'Error: blue-Kettle\n    at login (/srv/login.js:8:48)' }],
  [
    'a stack of Python',
    { detail: 'Traceback (most recent call last):\n  File "/srv/login.py", line 8\nValueError: blue-Kettle' },
  ],
  [
    'a stack of Java',
    { status: 500, trace: 'java.lang.IllegalStateException: blue-Kettle\n\tat app.App.login(App.java:8)' },
  ],
])('A refusal keeps to itself: %s', (_, body) => {
  expect(JSON.stringify(saidIn(body))).not.toContain('blue-Kettle');
});
