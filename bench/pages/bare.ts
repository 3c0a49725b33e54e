import { openDB } from 'idb';

/** A generator of numbers from 0 to 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const departments = ['Computer Science', 'Electrical', 'Electronics', 'Mechanical', 'Civil', 'Life Sciences'];
const firstNames = ['Ananya', 'Rohan', 'Meera', 'Kabir', 'Isha', 'Arjun', 'Noor', 'Dev'];
const lastNames = ['Kumar', 'Deshmukh', 'Mehta', 'Iyer', 'Pathan', 'Sharma', 'Rao', 'Bose'];
const companies = [null, 'Northwind Systems', 'Lakeside Bank', null, 'Harbour Steel'];

/** Students with the 22 fields of a record, from one plain loop that checks nothing. */
export function generate(count: number) {
  const random = randomNumbers(7);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const students = [];
  for (let i = 0; i < count; i++) {
    const name = `${pick(firstNames)} ${pick(lastNames)}`;
    const totalFee = 80_000 + Math.floor(random() * 80) * 1000;
    const paidAmount = Math.floor(totalFee * random());
    students.push({
      id: `stu_${i}`,
      rollNo: `CS23${i}`,
      name,
      email: `${name.replace(' ', '.').toLowerCase()}${i}@university.example`,
      phone: `98${Math.floor(random() * 1e8)}`,
      department: pick(departments),
      year: 1 + Math.floor(random() * 4),
      semester: 1 + Math.floor(random() * 8),
      dateOfBirth: `2004-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 9)}`,
      gender: random() < 0.5 ? 'Female' : 'Male',
      bloodGroup: 'O+',
      address: `${Math.floor(random() * 300)} Lake Road, Pune`,
      currentCGPA: Math.round(random() * 1000) / 100,
      totalCredits: Math.floor(random() * 180),
      attendance: { percentage: Math.round(random() * 1000) / 10 },
      totalFee,
      paidAmount,
      feeStatus: paidAmount === totalFee ? 'Paid' : 'Partial',
      placementStatus: 'Not Placed',
      company: pick(companies),
      createdAt: '2026-05-18T04:30:00.000Z',
      updatedAt: '2026-05-18T04:30:00.000Z',
    });
  }
  return students;
}

const credential = { salt: '5eed'.repeat(8), hash: '0123456789abcdef'.repeat(4) };

/**
 * The account of each student, again from a plain loop. In the portal every student can sign in, so that no database of
 * 50,000 students has fewer than 100,000 rows.
 */
export function generateAccounts(students: ReturnType<typeof generate>) {
  const accounts = [];
  for (let i = 0; i < students.length; i++) {
    const { id, email, name, createdAt } = students[i]!;
    accounts.push({
      id: `acc_${i}`,
      role: 'STUDENT',
      email,
      username: email,
      name,
      studentId: id,
      credential,
      createdAt,
      updatedAt: createdAt,
    });
  }
  return accounts;
}

const chunkSize = 500;

/** An empty database with one store. */
export const openBare = (name: string) =>
  openDB(name, 1, { upgrade: (database) => void database.createObjectStore('chunks') });

/** Writes rows in chunks of 500, in one transaction. */
export async function writeChunks(
  database: Awaited<ReturnType<typeof openBare>>,
  rows: readonly unknown[],
): Promise<void> {
  const transaction = database.transaction('chunks', 'readwrite');
  for (let start = 0; start < rows.length; start += chunkSize)
    void transaction.store.put(rows.slice(start, start + chunkSize), start);
  await transaction.done;
}

interface Counted {
  readonly company?: string | null;
  readonly department?: string | null;
}

/** The three figures of a list, from one plain loop. */
export function countBare(students: readonly Counted[]) {
  const departments = new Set<string>();
  let placed = 0;
  for (let i = 0; i < students.length; i++) {
    const { company, department } = students[i]!;
    if (company && company.trim() !== '') placed++;
    if (department) departments.add(department);
  }
  return { total: students.length, placed, departments: departments.size };
}
