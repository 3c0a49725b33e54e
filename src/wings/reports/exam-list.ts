import type { Student } from '#src/features/students/student.ts';
import { hasGraduated } from '#src/features/students/student-facts.ts';
import { locale } from '#src/platform/locale.ts';
import { plainText } from '#src/platform/text/plain-text.ts';

export interface ExamClass {
  readonly department: string;
  /** 0 for any. */
  readonly year: number;
  readonly semester: number;
}

export interface ExamList {
  readonly admitted: readonly Student[];
  readonly below: readonly Student[];
  /** Their record has no attendance: nobody can tell. */
  readonly unknown: readonly Student[];
}

/** A limit in percent as it was typed: `75`, `75%`, `74.5`; undefined for what is none from 0 to 100. */
export function readLimit(typed: string): number | undefined {
  const [, digits] = /^(\d{1,3}(?:[.,]\d+)?) ?%?$/.exec(plainText(typed)) ?? [];
  const limit = digits === undefined ? NaN : Number(digits.replace(',', '.'));
  return limit >= 0 && limit <= 100 ? limit : undefined;
}

const byRollNo = (one: Student, other: Student) => one.rollNo.localeCompare(other.rollNo, locale());

/** Who of a class may sit the examinations: exactly the limit is enough, and what is a hundredth below is not. */
export function examList(
  students: readonly Student[],
  { department, year, semester }: ExamClass,
  limit: number,
): ExamList {
  const inClass = students
    .filter(
      (student) =>
        !hasGraduated(student) &&
        (department === '' || student.department.trim().toLowerCase() === department.toLowerCase()) &&
        (year === 0 || student.year === year) &&
        (semester === 0 || student.semester === semester),
    )
    .sort(byRollNo);
  const of = (student: Student) => student.attendance?.percentage;
  return {
    admitted: inClass.filter((student) => (of(student) ?? -1) >= limit),
    below: inClass.filter((student) => typeof of(student) === 'number' && Number(of(student)) < limit),
    unknown: inClass.filter((student) => typeof of(student) !== 'number'),
  };
}
