import { describe, expect, it } from 'vitest';
import { english, startTexts } from '#src/languages/texts.ts';
import { startTranslations } from '#tests/translations.ts';
import { exampleStudent } from './example-student.ts';
import { letterFields } from './letter-fields.ts';
import { letterKinds } from './letter-params.ts';
import { letterOf, shippedLetters } from './letters.ts';
import { letterHref, mergeRow, recipientsOf } from './recipients.ts';
import { fieldsOf, fillLetter, isLongerThanPage, letterProblems } from './template.ts';

const letter = (text: string) => ({ heading: 'Letter', text, signedBy: 'Registrar' });
const filled = (text: string, part: object = {}) => fillLetter(letter(text), { ...exampleStudent, ...part });

describe('A field of a letter', () => {
  it.each([
    ['{{name}}', 'Asha Rao'],
    ['{{rollNumber}}', 'CS26001'],
    ['{{rollNo}}', 'CS26001'],
    ['{{ Roll Number }}', 'CS26001'],
    ['{{course}}', 'Computer Science'],
    ['{{department}}', 'Computer Science'],
    ['{{year}} year', '2nd year'],
    ['{{feeDue}}', '₹45,000'],
    ['{{totalFee}}', '₹1,20,000'],
    ['{{cgpa}}', '8.40'],
    ['{{attendance}}', '91%'],
    ['{{dateOfBirth}}', '21 Aug 2006'],
    ['{{packageAmount}}', '6.5 LPA'],
    ['{{university}}', 'Malhar University'],
  ])('%s is written %s, as the screens write it', (text, words) => {
    expect(filled(text).paragraphs).toEqual([words]);
  });

  it('makes a line to write on where the record does not say it, and is named once', () => {
    const { paragraphs, missing } = filled('Born {{dateOfBirth}}, {{dateOfBirth}}.', { dateOfBirth: null });
    expect(paragraphs).toEqual(['Born __________, __________.']);
    expect(missing).toEqual(['Date of birth']);
  });

  it('A name calls one field alone, and each field has one', () => {
    const names = letterFields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const all = names.map((name) => `{{${name}}}`).join(' ');
    expect(letterProblems(letter(all))).toEqual([]);
    expect(filled(all).missing).toEqual([]);
    expect(fieldsOf(letter(all))).toEqual(letterFields);
  });
});

describe('A letter with a fault', () => {
  it.each([
    ['{{nmae}}', 'There is no field “nmae”. Did you mean {{name}}?'],
    ['{{rolNumber}}', 'There is no field “rolNumber”. Did you mean {{rollNumber}}?'],
    ['{{feesDue}}', 'There is no field “feesDue”. Did you mean {{feeDue}}?'],
    ['{{DueFee}}', 'There is no field “DueFee”. Did you mean {{feeDue}}?'],
    ['{{guardian}}', 'There is no field “guardian”. The list beside the text has all fields that there are.'],
    ['{{ }}', '“{{}}” names no field. Write a name between the braces, such as {{name}}.'],
    ['Dear {{name', '“{{name” is no field: it needs two braces on both sides, such as {{name}}.'],
    ['Dear {name}}', '“}}” is no field: it needs two braces on both sides, such as {{name}}.'],
    [' ', 'The letter has no text.'],
    ['a'.repeat(5001), 'The text may have 5,000 characters, and has 5,001.'],
  ])('%j is told by a sentence that names it', (text, problem) => {
    expect(letterProblems(letter(text))).toEqual([problem]);
  });

  it('keeps an unknown field as it was typed', () => {
    expect(filled('Dear {{nmae}}, 50 % {off}').paragraphs).toEqual(['Dear {{nmae}}, 50 % {off}']);
  });

  it('tells of faults in its heading and its signature too, each once', () => {
    const problems = letterProblems({ heading: '{{x1}}', text: '{{x1}}', signedBy: '{{x2}}' });
    expect(problems.map((problem) => problem.slice(0, 25))).toEqual([
      'There is no field “x1”. T',
      'There is no field “x2”. T',
    ]);
  });
});

describe('The texts that come with the portal', () => {
  it.each(letterKinds)('the letter %s has no fault, and fits on a page', (kind) => {
    expect(letterProblems(shippedLetters[kind]())).toEqual([]);
    expect(isLongerThanPage(shippedLetters[kind]())).toBe(false);
  });

  it.each([
    [30, false],
    [31, true],
  ])('a text of %i lines is longer than a page: %s', (lines, isLonger) => {
    expect(isLongerThanPage({ text: Array.from({ length: lines }, () => 'a').join('\n') })).toBe(isLonger);
  });
});

it('A letter that came with the portal is in the chosen language, and one that the office wrote stays as it is', () => {
  startTranslations('hi', { 'Dear {{name}},': 'प्रिय {{name}},' });
  expect(letterOf('fee', {}).text).toMatch(/^प्रिय \{\{name\}\},\n\n/);
  const written = letter('Dear {{name}},');
  expect(letterOf('fee', { fee: written })).toBe(written);
  startTexts(english);
});

it('A value keeps its own direction in a letter of a language that is written from right to left', () => {
  startTranslations('ur', {}, true);
  const filled = fillLetter(letter('محترم {{name}}، {{course}}'), { ...exampleStudent, department: '' });
  expect(filled.paragraphs).toEqual(['محترم \u2068Asha Rao\u2069، __________']);
  startTexts(english);
});

describe('Fee letters', () => {
  const paid = { ...exampleStudent, id: 'paid', pendingAmount: 0 };
  const unknown = { ...exampleStudent, id: 'unknown', pendingAmount: undefined, totalFee: null };
  const other = { ...exampleStudent, id: 'other', pendingAmount: 1_00_000, name: 'Ravi' };

  it('go to those who owe, and other letters to all', () => {
    const all = [exampleStudent, paid, unknown, other] as (typeof exampleStudent)[];
    expect(recipientsOf('fee', all).to.map(({ id }) => id)).toEqual(['example', 'other']);
    expect(recipientsOf('fee', all).owingNothing.map(({ id }) => id)).toEqual(['paid', 'unknown']);
    expect(recipientsOf('bonafide', all).to).toHaveLength(4);
  });

  it('name each one’s own amount in the file for a mail merge', () => {
    const [name, email, amount, subject, text] = mergeRow(shippedLetters.fee(), other);
    expect([name, email, amount, subject]).toEqual([
      'Ravi',
      'asha.rao@example.com',
      '₹1,00,000',
      'Fees due: ₹1,00,000',
    ]);
    expect(text).toContain('₹1,00,000 is still due');
    expect(text).toMatch(/Accounts office\nMalhar University$/);
  });

  it('stand whole in a message’s link where mail programs take that, and otherwise the subject alone', () => {
    const short = letterHref(letter('Hi {{name}},\n\nR&D?'), exampleStudent);
    expect(short).toEqual({
      href: 'mailto:asha.rao@example.com?subject=Letter&body=Hi%20Asha%20Rao%2C%0D%0A%0D%0AR%26D%3F%0D%0A%0D%0ARegistrar%0D%0AMalhar%20University',
      isWhole: true,
    });
    expect(letterHref(letter('a'.repeat(1900)), exampleStudent)).toEqual({
      href: 'mailto:asha.rao@example.com?subject=Letter',
      isWhole: false,
    });
  });
});
