import { describe, expect, it } from 'vitest';
import { studentImport } from '../../screens/admin/students/import/student-import.ts';
import { checkFile } from '../../../tests/check-import.ts';

const head = 'rollNo,name,email,department,year,semester';

describe('A file is refused as a whole where', () => {
  it.each([
    ['its columns are cut by something else', 'rollNo:name\nCS1:x', 'The first line is a single cell'],
    ['nobody is in it', head, 'There are headings, but no students below them'],
    [
      'a quotation mark is left open',
      `${head}\n"CE26001,x`,
      'A quotation mark that is opened in line 2 is never closed',
    ],
  ])('%s', async (_, text, reason) => {
    await expect(checkFile(studentImport, text, [])).rejects.toThrow(reason);
  });
});

it('10,000 rows are checked against 50,000 students in slices, telling how far it is', async () => {
  const roster = Array.from({ length: 50_000 }, (_, i) => ({
    name: 'Ravi Iyer',
    department: 'Civil',
    year: 4,
    semester: 8,
    id: `r${i}`,
    rollNo: `R${i}AA`,
    email: `r${i}@x.example`,
  }));
  const lines = Array.from({ length: 10_000 }, (_, i) => `N${i}AA,Student ${i},n${i}@x.example,Civil,1,1`);
  const parts: number[] = [];
  let last = performance.now();
  let longest = 0;
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  });
  const plan = await checkFile(studentImport, `${head}\n${lines.join('\n')}`, roster, {
    onProgress: (part) => parts.push(part),
  });
  clearInterval(beat);
  expect(plan.new).toHaveLength(10_000);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(longest).toBeLessThan(1000);
});
