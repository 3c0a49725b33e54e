import { describe, expect, it } from 'vitest';
import { checkFile, readImport } from '#tests/check-import.ts';
import { cpuTime } from '#tests/cpu-time.ts';

const head = 'rollNo,name,email,department,year,semester';

describe('A file is refused as a whole', () => {
  it.each([
    ['its columns have another delimiter', 'rollNo:name\nCS1:x', 'The first line is a single cell'],
    ['it has no rows', head, 'There are headings, but no students below them'],
    [
      'a quotation mark is not closed',
      `${head}\n"CE26001,x`,
      'A quotation mark that is opened in line 2 is never closed',
    ],
    [
      'it has more than 100,000 rows',
      `${head}\n${'x\n'.repeat(100_001)}`,
      'There are 1,00,001 rows; up to 1,00,000 can be imported at once',
    ],
  ])('The import refuses a whole file when %s', async (_, text, reason) => {
    await expect(checkFile(text, [])).rejects.toThrow(reason);
  });
});

describe('Lines above the headings of an imported file', () => {
  const row = 'CS26101,Asha Rao,asha@example.com,Civil,1,1';
  it.each([
    ['a title', ['Students of 2026', '', head, row], 3],
    ['a title and a date in cells of their own', ['Malhar,Students,,,,', 'Printed,12/3/2026,,,,', head, row], 3],
    [
      'a title with a comma over columns with semicolons',
      ['Students, as of today', `${head}\n${row}`.replaceAll(',', ';')],
      2,
    ],
    ['a line that groups the columns', ['Student,,,Study,,', head, row], 2],
    [
      'a title over headings of another program',
      ['Learners of 2026', 'Student_Number,Display_Name,School_Email,Programme,Yr,Sem_No', row],
      2,
    ],
    ['a line with the delimiter, and a title', ['sep=,', 'Students of 2026', head, row], 3],
  ])('Lines above the headings are skipped, and named: %s', async (_, lines, line) => {
    const plan = await checkFile(lines.join('\n'), []);
    expect(plan).toMatchObject({ wrong: [], new: [{ name: 'Asha Rao', row: { line: line + 1 } }] });
    expect(plan.facts).toContainEqual(
      expect.objectContaining({ title: 'Headings', text: `in line ${line}; what stands above is left out` }),
    );
  });

  it.each([
    ['columns in an unknown language', 'नाम,ईमेल\nAsha,asha@example.com'],
    ['a file with headings first', `${head}\n${row}\nName,Email,Roll No,Department,Year,Semester`],
  ])('No line is skipped in %s', async (_, text) => {
    const { facts } = await checkFile(text, []);
    expect(facts.filter(({ title }) => title === 'Headings')).toEqual([]);
  });
});

it('A heading counts as known in the students’ table, and not in another table', async () => {
  const titles = ['STUDENTS.DOB', 'Student.Phone', 'Father.Phone', 'Parents.Name'];
  const { reading } = await readImport(`${head},${titles.join(',')}\n${',x'.repeat(9)}`, []);
  expect(reading.targets.slice(6)).toEqual(['dateOfBirth', 'phone', '', '']);
});

it('A column without a heading but with values is listed among the skipped columns', async () => {
  const { ignored } = await checkFile(`${head},,\nCS26101,Asha Rao,a@example.com,Civil,1,1,Pune,`, []);
  expect(ignored).toEqual(['Column 7, without a heading']);
});

it('10,000 rows are checked against 50,000 students in slices, with progress', async () => {
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
  let last = cpuTime();
  let longest = 0;
  const beat = setInterval(() => {
    longest = Math.max(longest, cpuTime() - last);
    last = cpuTime();
  });
  const plan = await checkFile(`${head}\n${lines.join('\n')}`, roster, {
    onProgress: (part) => parts.push(part),
  });
  clearInterval(beat);
  expect(plan.new).toHaveLength(10_000);
  expect(parts.length).toBeGreaterThan(3);
  // To read the file and to look at its columns is the first part of the work.
  expect(parts.at(-1)).toBeGreaterThan(0.4);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(longest).toBeLessThan(1000);
});
