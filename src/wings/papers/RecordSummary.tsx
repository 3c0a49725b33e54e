import { msg, t, translate } from '#src/languages/texts.ts';
import { formatCgpa, formatDateTime, formatToday, isNA } from '#src/platform/text/format.ts';
import { university } from '#src/university/university.ts';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { Letterhead } from './Letterhead.tsx';
import type { PaperFacts } from './paper-calls.ts';
import { numberLine, proofWords, type Stamp } from './stamp.ts';

const labelledTexts = (
  student: Student,
  names: readonly (keyof typeof studentFields)[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.map((name) => {
      const { label, get, format } = studentFields[name];
      return [label, format(get(student))];
    }),
  );

const parts = {
  student: ['name', 'rollNo', 'dateOfBirth', 'department', 'admissionDate', 'status'],
  academic: ['year', 'semester', 'currentCGPA', 'totalCredits', 'attendance'],
} as const;

/** Whoever has the paper's number sees these on the public page that proves it: what is private stays out. */
const provenFields = [
  'dateOfBirth',
  'department',
  'admissionDate',
  'status',
  ...parts.academic,
] as const satisfies readonly (keyof typeof studentFields)[];

/** What the summary states, as it is printed; who it is for stands beside it. */
export const summaryFacts = (student: Student): PaperFacts =>
  Object.entries(labelledTexts(student, provenFields)).map(([label, value]) => ({ label, value: value.slice(0, 500) }));

/** The academic record of a student in a few lines, under the university's head, with a line to sign on. */
export function RecordSummary({ student, stamp }: { readonly student: Student; readonly stamp?: Stamp | undefined }) {
  const points = formatCgpa(student.currentCGPA);
  const tables = {
    [msg`Student`]: labelledTexts(student, parts.student),
    [msg`Academic record`]: {
      ...labelledTexts(student, ['year', 'semester']),
      [msg`Cumulative grade point average`]: isNA(points) ? points : t`${points} of 10`,
      ...labelledTexts(student, ['totalCredits', 'attendance']),
    },
  };
  return (
    <article>
      <Letterhead />
      {stamp && (
        <div data-meta="">
          <p>{numberLine(stamp)}</p>
        </div>
      )}
      <h3>{t`Academic record summary`}</h3>
      {Object.entries(tables).map(([caption, entries]) => (
        <table key={caption}>
          <caption>{translate(caption)}</caption>
          <tbody>
            {Object.entries(entries).map(([term, value]) => (
              <tr key={term}>
                <th scope="row">{translate(term)}</th>
                <td>
                  <bdi>{value}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <footer>
        <p>{t`Issued on ${formatToday()}`}</p>
        <p data-signature="">{t`Registrar`}</p>
      </footer>
      <p data-small="">
        {[
          t`This summary states the record as it was last changed, ${formatDateTime(student.updatedAt)}.`,
          t`It is valid with the seal of ${university.name}.`,
          stamp && proofWords(stamp),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </article>
  );
}
