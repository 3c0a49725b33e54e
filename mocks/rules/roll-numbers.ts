import type { Tables } from '../db/tables.ts';

/** Two letters that stand for a department: its initials, or the beginning of its one word. */
function prefixOf(department: string): string {
  const words = department.match(/[A-Za-z]+/g) ?? [];
  const [first = 'XX', second] = words.filter((word) => !/^(?:and|of|the)$/i.test(word));
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}

/** A roll number that nobody has: department, year of admission, and the next number of that series. */
export function freshRollNo(tables: Tables, department: string, now: Date): string {
  const series = `${prefixOf(department)}${now.getUTCFullYear()}`;
  for (let number = 1; ; number++) {
    const rollNo = `${series}${String(number).padStart(4, '0')}`;
    if (!tables.students.by('rollNo', rollNo)) return rollNo;
  }
}
