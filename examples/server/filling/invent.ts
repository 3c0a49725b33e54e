/** Invented students and applications, as many as one likes, the same each time: to see how the server does with a million. */
import { readFileSync } from 'node:fs';
import { type Application, foldText } from '../contract.ts';
import type { Connection } from '../database/database.ts';
import { hashed } from '../people/passwords.ts';
import { applicationRow, steps } from '../records/applications.ts';
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

function* inventedApplications(count: number): Generator<Application> {
  const statuses = Object.keys(steps) as Application['status'][];
  for (let number = 1; number <= count; number += 1) {
    // Another step for each list, so that all that there is meets all the rest.
    const one = <T>(of: readonly T[], step: number) => of[Math.floor((number * step) / 7) % of.length]!;
    const at = new Date(Date.UTC(2026, 0, 1) + ((number * 7919) % 300_000) * 86_400).toISOString();
    const status = one(statuses, 7);
    yield {
      id: `app-${number.toString(36).padStart(6, '0')}`,
      referenceNumber: `INV-2026-${String(number).padStart(6, '0')}`,
      fullName: `${one(firstNames, 3)} ${one(lastNames, 11)}`,
      email: `applicant${number}@applicants.example`,
      phoneNumber: `98${String(number).padStart(8, '0')}`,
      desiredCourse: `${one(departments, 5)} Engineering`,
      previousQualification: '12th Grade',
      previousGrade: one(['88%', '8.3 CGPA', '450 out of 500', 'First class', '76.5%', '9.1', '61/100'], 13),
      status,
      submittedAt: at,
      updatedAt: at,
      ...(status === 'REJECTED' && { rejectionReason: 'There are no places left.' }),
      history: [],
    };
  }
}

const AT_ONCE = 100_000;

/** Whether invented students are there. */
export async function hasInvented(connection: Connection): Promise<boolean> {
  const [row] = await connection.query<{ isThere: boolean }>(
    `SELECT exists(SELECT FROM students WHERE id LIKE 'stu-%') AS "isThere"`,
  );
  return row!.isThere;
}

/**
 * Adds students who sign in with the password of `accounts.json`, and a few thousand applications.
 * @param connection in a transaction
 */
export async function invent(connection: Connection, count: number): Promise<void> {
  const sql = readFileSync(new URL('invent.sql', import.meta.url), 'utf8');
  const password = await hashed(accounts.student.password);
  const lists = [firstNames, firstNames.map(foldText), lastNames, lastNames.map(foldText), departments];
  await connection.query('SELECT setseed(0.5)');
  await withoutIndexes(connection, 'students', async () => {
    for (let from = 1; from <= count; from += AT_ONCE) {
      const to = Math.min(count, from + AT_ONCE - 1);
      await connection.query(sql, [from, to, password, ...lists, companies, companies.map(foldText)]);
    }
  });
  await insertAll(connection, 'applications', inventedApplications(Math.min(count, 5000)), applicationRow);
}
