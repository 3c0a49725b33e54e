import { describe, expect, it } from 'vitest';
import { demoPeople, newStudent, waitingApplicants } from './demo-people.ts';
import { makeScenario } from './scenarios.ts';
import { rowsOf } from '../tables.ts';

const credential = { salt: '5eed', hash: 'c0de' };
const days = ['2026-05-18', '2026-07-01', '2027-01-01', '2026-11-23'] as const;
const names = ['typical-day', 'admissions-week', 'fees-due', 'large-university'] as const;

describe.each(names.flatMap((name) => days.map((day) => [name, day] as const)))(
  'the demo’s people in %s on %s',
  (name, today) => {
    const seeded = makeScenario(name, { today, credential, students: 120 }).then((chunks) => rowsOf(chunks()));

    it('each person of the demo exists once, by name and e-mail address', async () => {
      const { students, applications } = await seeded;
      const known = new Map(demoPeople.map(({ email }) => [email, new Set<string>()]));
      for (const { email, name: found } of students) known.get(email)?.add(found);
      for (const { email, fullName } of applications) known.get(email)?.add(fullName);
      expect([...known].map(([email, found]) => [email, [...found]])).toEqual(
        demoPeople.map(({ email, name: wanted }) => [email, [wanted]]),
      );
    });

    it('the descriptions of the students are true', async () => {
      const { students } = await seeded;
      const [ananya, rahul, , arjun] = students;
      expect(ananya).toMatchObject({
        department: 'Computer Science',
        year: 3,
        placementStatus: 'Placed',
        pendingAmount: 0,
      });
      expect(rahul).toMatchObject({ department: 'Electrical', year: 4, placementStatus: 'Not Placed' });
      expect(rahul?.pendingAmount).toBe(74_000);
      expect(arjun).toMatchObject({ name: newStudent.name, department: 'Mechanical', year: 1, semester: 1 });
      expect(Date.parse(today) - Date.parse(arjun?.admissionDate ?? '')).toBe(3 * 86_400_000);
      expect(Object.keys(arjun ?? {})).not.toEqual(expect.arrayContaining(['currentCGPA', 'totalFee']));
    });

    it('the descriptions of the applicants are true', async () => {
      const { applications, courses, students } = await seeded;
      const of = (name: string) => applications.find(({ fullName }) => fullName === name);
      const [zoya, joseph, kavya] = waitingApplicants.map(({ name: wanted }) => of(wanted));
      expect(zoya).toMatchObject({ status: 'APPLIED', previousGrade: '98%', history: [] });
      expect(Date.parse(today) - Date.parse(zoya?.submittedAt ?? '')).toBeLessThan(3 * 86_400_000);
      expect(joseph).toMatchObject({ status: 'UNDER_REVIEW', reviewComments: expect.stringMatching(/^Reopened: /) });
      expect(joseph?.history.map(({ to }) => to)).toEqual(['UNDER_REVIEW', 'REJECTED', 'UNDER_REVIEW']);
      expect(joseph?.history[1]?.comments).toBe('The mark sheet could not be verified with the board.');
      expect(kavya).toMatchObject({ status: 'WAITLISTED' });
      expect(courses.find(({ courseName }) => courseName === kavya?.desiredCourse)?.availableSeats).toBe(0);
      const { rollNo } = students[3] ?? {};
      expect(of(newStudent.name)).toMatchObject({ status: 'APPROVED', generatedRollNumber: rollNo });
    });
  },
);
