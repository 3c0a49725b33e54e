import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Course, courseFields } from '#src/features/courses/course.ts';
import { courseListWords } from '#src/features/courses/course-list-words.ts';
import { english, startTexts } from '#src/languages/texts.ts';
import { startTranslations } from '#tests/translations.ts';
import { fieldColumns } from './list.tsx';
import { filterLabel, filterOf } from './list-search.ts';
import { countText } from './list-words.ts';
import { exportCsv } from './csv-columns.ts';

const row = { isActive: true } as Course;
const { isActive } = courseFields;
const exact = (value: number) => ({ value, exact: true });

beforeEach(() => {
  startTranslations('hi', {
    Active: 'सक्रिय',
    Fee: 'शुल्क',
    '{0} of {1} course | {2} of {3} courses': ['{1} में से {0} पाठ्यक्रम', '{3} में से {2} पाठ्यक्रम'],
  });
});
afterEach(() => startTexts(english));

it('A word of a record is shown in the chosen language, and is English in filters, in the order of a list and in files', async () => {
  const [column] = fieldColumns({ isActive });
  const file = await exportCsv({ isActive: { ...isActive, csv: { title: 'Status' } } }, [[row]]);
  expect({
    shown: isActive.format(true),
    filtered: filterOf(isActive, { all: '' }).value(row),
    sorted: column?.accessor?.(row),
    file: (await file.text()).trim().split(/\s+/).at(-1),
  }).toEqual({ shown: 'सक्रिय', filtered: 'active', sorted: 'Active', file: 'Active' });
});

it('A filter of a number is called in the chosen language, with its unit', () => {
  expect(filterLabel(filterOf(courseFields.feeAmount, { all: '' }))).toBe('शुल्क (₹)');
});

it('The count of a list is a whole sentence of the chosen language', () => {
  expect(countText(exact(60), exact(1200), courseListWords)).toBe('1,200 में से 60 पाठ्यक्रम');
});
