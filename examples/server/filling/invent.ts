/** Invented students and applications, as many as one likes, the same each time: to see how the server does with a million. */
import type { Application, Student } from '../contract.ts';
import type { Database } from '../database/database.ts';
import { accountRow } from '../people/accounts.ts';
import { hashed } from '../people/passwords.ts';
import { applicationRow, steps } from '../records/applications.ts';
import { studentRow } from '../records/students.ts';
import { insertAll, withoutIndexes } from './in-bulk.ts';
import { accounts } from './seed.ts';

const words = (text: string) => text.trim().split(/\s+/);
const firstNames = words(`
  Aarav Aditi Ahmed Amélie Ananya Anaïs Arjun Asha Åsa Björn Chloé Daniel Deepika Divya Élodie Esther Fatima François
  Gaurav Grace Hana Ishaan Ivana Jürgen José Kavya Kiran Łukasz Leïla Lakshmi Maria Meera Minh Nadia Neha Noël Olga Óscar
  Priya Rahul Rania Ravi Renée Rohan Saanvi Salomé Sara Siddharth Sofía Søren Tanvi Thu Uma Vikram Wei Yasmin Zoë Zainab`);
const lastNames = words(`
  Agarwal Ahmed Ångström Banerjee Bauer Bhat Çelik Chen Chowdhury Costa D'Souza Das Desai Dvořák Fernández Gandhi García
  Ghosh Gonçalves Gupta Hegde Hernández Iyer Jain Joshi Kapoor Khan Kowalski Kumar Kulkarni Lefèvre Lindström Mehta Menon
  Mishra Müller Nair Nguyễn Núñez O’Brien Okafor Patel Peña Pillai Rao Reddy Rodrigues Roy Saito Shah Sharma Şahin Singh
  Strauß Sørensen Thomas Trivedi Varma Verma Weiß Wójcik Yadav Zając`);
const departments =
  'Computer Science,Computer Science,Electronics,Mechanical,Civil,Electrical,Data Science,Biotechnology,Mathematics'.split(
    ',',
  );
const companies = ['Infosys', 'Tata Motors', 'Zoho', 'Larsen & Toubro', 'Wipro', 'Café Coffee Day', 'Siemens', 'ISRO'];

/** Numbers from 0 to 1 that are as good as random, the same each time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ascii = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase();

function* inventedStudents(count: number): Generator<Student> {
  const next = numbers(1);
  const one = <T>(of: readonly T[]) => of[Math.floor(next() * of.length)]!;
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  for (let number = 1; number <= count; number += 1) {
    const [first, last] = [one(firstNames), one(lastNames)];
    const semester = whole(1, 8);
    const year = Math.ceil(semester / 2);
    const admitted = 2026 - year;
    const totalFee = next() < 0.9 ? whole(4, 24) * 5000 : undefined;
    const isPlaced = year === 4 && next() < 0.45;
    const at = new Date(Date.UTC(admitted, 6, 1) + whole(0, 60) * 86_400_000 + whole(0, 86_400_000)).toISOString();
    yield {
      id: `stu-${(number * 7919).toString(36).padStart(8, '0')}`,
      name: `${first} ${next() < 0.7 ? `${String.fromCodePoint(65 + whole(0, 25))}. ` : ''}${last}`,
      rollNo: `U${admitted}${String(number).padStart(7, '0')}`,
      email: `${ascii(first)}.${ascii(last)}${number}@students.example`,
      department: one(departments),
      year,
      semester,
      ...(next() < 0.95 && { phone: `+9198${String(whole(0, 99_999_999)).padStart(8, '0')}` }),
      ...(next() < 0.5 && { address: `${whole(1, 400)} ${one(lastNames)} Road` }),
      ...(next() < 0.9 && { gender: one(['Male', 'Female', 'Other'] as const) }),
      status: next() < 0.96 ? 'Active' : one(['Inactive', 'Graduated', 'Suspended'] as const),
      admissionDate: at.slice(0, 10),
      ...(next() < 0.92 && { currentCGPA: whole(400, 1000) / 100 }),
      ...(next() < 0.94 && { attendance: { percentage: whole(300, 1000) / 10 } }),
      ...(next() < 0.9 && { totalCredits: semester * whole(16, 24) }),
      ...(totalFee !== undefined && feesOf(totalFee, Math.min(1, next() * 1.6))),
      ...(next() < 0.8 && { placementStatus: next() < 0.05 ? 'Higher Studies' : 'Not Placed' }),
      ...(isPlaced && { placementStatus: 'Placed', company: one(companies), packageAmount: whole(30, 400) / 10 }),
      createdAt: at,
      updatedAt: at,
    };
  }
}

function feesOf(totalFee: number, share: number) {
  const paidAmount = Math.round((totalFee * share) / 500) * 500;
  const pendingAmount = totalFee - paidAmount;
  return { totalFee, paidAmount, pendingAmount, feeStatus: pendingAmount === 0 ? 'Paid' : 'Pending' } as const;
}

function* inventedApplications(count: number): Generator<Application> {
  const next = numbers(2);
  const one = <T>(of: readonly T[]) => of[Math.floor(next() * of.length)]!;
  const statuses = Object.keys(steps) as Application['status'][];
  for (let number = 1; number <= count; number += 1) {
    const [first, last] = [one(firstNames), one(lastNames)];
    const at = new Date(Date.UTC(2026, 0, 1) + Math.floor(next() * 300 * 86_400_000)).toISOString();
    const status = one(statuses);
    yield {
      id: `app-${number.toString(36).padStart(6, '0')}`,
      referenceNumber: `INV-2026-${String(number).padStart(6, '0')}`,
      fullName: `${first} ${last}`,
      email: `${ascii(first)}.${ascii(last)}${number}@applicants.example`,
      phoneNumber: `98${String(Math.floor(next() * 100_000_000)).padStart(8, '0')}`,
      desiredCourse: `${one(departments)} Engineering`,
      previousQualification: '12th Grade',
      previousGrade: one(['88%', '8.3 CGPA', '450 out of 500', 'First class', '76.5%', '9.1', '61/100']),
      status,
      submittedAt: at,
      updatedAt: at,
      ...(status === 'REJECTED' && { rejectionReason: 'There are no places left.' }),
      history: [],
    };
  }
}

/** Adds students who sign in with the password of `accounts.json`, and a few thousand applications. */
export async function invent(db: Database, count: number): Promise<void> {
  const password = await hashed(accounts.student.password);
  const accountOf = ({ id, name, email, createdAt = '' }: Student) => {
    const account = { id: `acc-${id}`, role: 'STUDENT', studentId: id, name, email, password } as const;
    return accountRow({ ...account, createdAt, updatedAt: createdAt });
  };
  await db.transaction(async (connection) => {
    await withoutIndexes(connection, 'students', () =>
      insertAll(connection, 'students', inventedStudents(count), studentRow),
    );
    await insertAll(connection, 'accounts', inventedStudents(count), accountOf);
    await insertAll(connection, 'applications', inventedApplications(Math.min(count, 5000)), applicationRow);
  });
}
