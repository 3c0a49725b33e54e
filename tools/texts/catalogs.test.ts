import { expect, it } from 'vitest';
import { faultsOf } from './catalogs.ts';

const delete_ = ['Delete {name} on <day>{date}</day>?'];
const courses = ['{count} course', '{count} courses'];

it.each([
  [delete_, ['<day>{date}</day> को {name} हटाएँ?'], []],
  [delete_, ['<day>{date}</day> को हटाएँ?'], ['{name} is missing']],
  [delete_, ['{date}</day> को {name} हटाएँ?'], ['<day> is missing']],
  [delete_, ['<day>{date}</day> को {nam} हटाएँ?'], ['{name} is missing', 'the sentence has no {nam}']],
  [courses, ['{count} पाठ्यक्रम', '{count} पाठ्यक्रम'], []],
  [courses, ['एक पाठ्यक्रम', '{count} पाठ्यक्रम'], []],
  [courses, ['{count} पाठ्यक्रम'], ['it has 1 of 2 forms (one, other)']],
  [courses, ['एक पाठ्यक्रम', ''], ['it has 1 of 2 forms (one, other)']],
  [['A course', '{count} courses'], ['एक पाठ्यक्रम', 'पाठ्यक्रम'], []],
])('Of the translation of %j as %j translators read: %j', (forms, translation, faults) => {
  expect(faultsOf('hi', forms, translation)).toEqual(faults);
});
