import type { Tables } from '../db/tables.ts';

/** The codes that roll numbers begin with. Initials would give Electronics and Electrical the same one. */
const codes = new Map([
  ['computer science', 'CS'],
  ['electronics', 'EC'],
  ['mechanical', 'ME'],
  ['civil', 'CE'],
  ['electrical', 'EE'],
]);

/** Two letters for a department: its code, or its initials, or the beginning of its one word. */
function codeOf(department: string): string {
  const words = department.match(/[A-Za-z]+/g) ?? [];
  const [first = 'XX', second] = words.filter((word) => !/^(?:and|of|the)$/i.test(word));
  const made = second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
  return codes.get(department.trim().toLowerCase()) ?? made.padEnd(2, 'X').toUpperCase();
}

/** A roll number that nobody has, e.g. CS26001: department, year of admission, and the next number of that series. */
export function freshRollNo(tables: Tables, department: string, now: Date): string {
  const series = `${codeOf(department)}${String(now.getUTCFullYear()).slice(-2)}`;
  for (let number = 1; ; number++) {
    const rollNo = `${series}${String(number).padStart(3, '0')}`;
    if (!tables.students.by('rollNo', rollNo)) return rollNo;
  }
}
