import { afterEach, describe, expect, it } from 'vitest';
import type { AnySchema } from 'yup';
import { validators } from '#openapi/bodies.gen.js';
import { inTitle, shortened } from '#tests/shortened.ts';
import { english, startTexts } from '#src/languages/texts.ts';
import { startTranslations } from '#tests/translations.ts';
import { email, fullName, password, phone, required } from './rules.ts';

/** One rule's table: what it lets pass, and what it says of the rest. */
function table(schema: AnySchema, valid: readonly unknown[], faults: readonly (readonly [unknown, string])[]) {
  it.each(valid.map((value) => [inTitle(value), value]))('accepts %s', (_, value) =>
    expect(schema.isValidSync(value)).toBe(true),
  );
  it.each(faults.map(([value, message]) => [inTitle(value), message, value] as const))(
    'refuses %s with %s',
    (_, message, value) => {
      expect(() => schema.validateSync(value)).toThrow(message);
    },
  );
}

describe('The rule for an email (section 5)', () => {
  table(
    email(),
    ['asha@university.example', ' asha@university.example '],
    [
      [undefined, 'Email is required'],
      ['', 'Email is required'],
      ['  ', 'Email is required'],
      ['asha', 'Invalid email address'],
      ['asha@', 'Invalid email address'],
      ['a b@university.example', 'Invalid email address'],
      ['a@b', 'Invalid email address'],
    ],
  );

  // One rule for what a form sends and what a server takes.
  const addresses = [
    'a@b',
    'a@b.c',
    "o'neil+x@mail.example",
    'asha@-mail.example',
    'asha@mail..example',
    'asha@mail.example.',
    'ähnlich@mail.example',
    'a@b.c,d@e.f',
    '"asha rao"@mail.example',
    `${'a'.repeat(242)}@mail.example`,
    `${'a'.repeat(241)}@mail.example`,
  ];
  it.each(addresses.map((address) => [shortened(address), address] as const))(
    'agrees with the contract about the address %s',
    (_, address) => {
      const body = { email: address, password: 'secret-1' };
      expect(email().isValidSync(address)).toBe(validators['login']?.(body));
    },
  );
});

describe('The rule for a password (section 5)', () => {
  table(
    password(),
    ['abcdef', '      ', 'Demo@1234', '🔑🔑🔑🔑🔑🔑'],
    [
      ['', 'Password is required'],
      ['abcde', 'Password must be at least 6 characters'],
      ['🔑🔑🔑🔑🔑', 'Password must be at least 6 characters'],
    ],
  );
});

describe('The rule for a full name (section 5)', () => {
  table(
    fullName(),
    ['Li', 'Asha Rao', 'n'.repeat(100), '😀'.repeat(100)],
    [
      ['', 'Full name is required'],
      [' a ', 'Name must be at least 2 characters'],
      ['😀', 'Name must be at least 2 characters'],
      ['n'.repeat(101), 'Name must be less than 100 characters'],
      ['😀'.repeat(101), 'Name must be less than 100 characters'],
    ],
  );
});

describe('The rule for a name, in the words of the contact form (section 5),', () => {
  table(fullName('Name is required'), ['Li'], [['', 'Name is required']]);
});

describe('The rule for a phone (sections 5 and 9)', () => {
  table(
    phone(),
    ['', undefined, '9876543210', '+9198765432100', '123456789012345', '98765 43210', '+91 (98765) 432-10'],
    ['123456789', '1 2 3 4 5 6 7 8 9', '1234567890123456', '++9876543210', '()', 'telephone'].map(
      (value) => [value, 'Please provide a valid phone number'] as const,
    ),
  );
});

describe('The rule for a phone that is required (section 5, admission)', () => {
  table(
    phone().required('Phone number is required'),
    ['9876543210'],
    [
      ['', 'Phone number is required'],
      ['12', 'Please provide a valid phone number'],
    ],
  );
});

describe('The rule for a required text', () => {
  table(
    required('Subject is required'),
    ['x'],
    [
      ['', 'Subject is required'],
      ['  ', 'Subject is required'],
    ],
  );
});

/** What people copy, or programs write, and nobody sees. */
const unseen = [
  '\u200B\u200B',
  '\u115F\u1160',
  '\u3164',
  '\uFFA0',
  '\u2800',
  '\u200F\u2067\u2069',
  '\uD83D\uD83D',
  '\0\0',
  '\u00AD',
  '\uFE0F',
  '\u{E0041}\u{E007F}',
  '\u00A0\u3000',
];

describe('A text of invisible characters counts as empty:', () => {
  table(
    fullName('Name is required'),
    ['\u200BLi', '👩\u200D🎓', 'आशा'],
    unseen.map((text) => [text, 'Name is required'] as const),
  );
  table(
    required('Subject is required'),
    ['x'],
    unseen.map((text) => [text, 'Subject is required'] as const),
  );

  it.each(unseen)('%j is no valid name in the contract either', (fullName) => {
    const application = {
      email: 'asha@university.example',
      phoneNumber: '9876543210',
      desiredCourse: 'Civil Engineering',
      previousQualification: 'Diploma',
      previousGrade: '82%',
    };
    expect(validators['submitApplication']?.({ ...application, fullName: 'Asha Rao' })).toBe(true);
    expect(validators['submitApplication']?.({ ...application, fullName })).toBe(false);
  });
});

describe('A rule that was made in English', () => {
  afterEach(() => startTexts(english));

  it('A rule that was made in English speaks the language that is chosen when it checks', () => {
    const rule = email();
    startTranslations('hi', { 'Email is required': 'ईमेल आवश्यक है' });
    expect(() => rule.validateSync('')).toThrow('ईमेल आवश्यक है');
  });
});
