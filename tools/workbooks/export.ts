/** Writes the students of students.json as the portal exports them, and what stands in each cell, into a folder. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { textOf } from '#src/records/fields/field.ts';
import { csvFields, exportCsv } from '#src/records/list/csv-columns.ts';
import { columnOf, exportWorkbook } from '#src/records/list/workbook.ts';

interface Students {
  readonly columns: readonly (readonly [heading: string, kind: string])[];
  readonly students: readonly (readonly (string | number | null)[])[];
}

const { columns, students }: Students = JSON.parse(readFileSync(new URL('students.json', import.meta.url), 'utf8'));
const fields = csvFields<Student>(studentFields);

const records = students.map((cells, i) => {
  const record: Record<string, unknown> = { id: `stu_${i}`, createdAt: '2024-07-01T08:00:00.000Z' };
  for (const [column, [heading]] of columns.entries()) {
    const [name] = fields.find(([, { csv }]) => csv?.title === heading) ?? [];
    const { [column]: value } = cells;
    if (name !== undefined && value !== null) record[name] = name === 'attendance' ? { percentage: value } : value;
  }
  return record as unknown as Student;
});

const [, , folder = '.'] = process.argv;
const save = async (name: string, file: Blob) =>
  writeFileSync(join(folder, name), new Uint8Array(await file.arrayBuffer()));
await save('students.csv', await exportCsv(studentFields, [records]));
await save('students.xlsx', await exportWorkbook(studentFields, [records], { name: 'Students', conditions: [] }));
const truth = {
  columns: fields.map(([, field]) => columnOf(field.csv?.title ?? '', field)),
  rows: records.map((record) => fields.map(([, field]) => textOf(field, record))),
};
await save('truth.json', new Blob([JSON.stringify(truth)]));
