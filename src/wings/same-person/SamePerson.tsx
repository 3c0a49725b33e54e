import { useQuery } from '@tanstack/react-query';
import { studentNamesakesQuery } from '#src/features/students/namesakes.ts';
import { formatDate, formatNumber, orNA } from '#src/platform/text/format.ts';
import { type NamesakeItem, NamesakeNote, studentLine } from './NamesakeNote.tsx';
import type { Namesake } from '#src/records/same-person.ts';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { TextLink } from '#src/ui/links.tsx';
import { applicationStatusLabel, isUndecided } from '#src/features/applications/application-status.ts';
import type { Application } from '#src/features/applications/application.ts';
import { applicantOf, applicationNamesakesQuery } from '#src/features/applications/namesakes.ts';
import { plural, t, translate } from '#src/languages/texts.ts';

const Comparison = lazyPanel(() => import('./Comparison.tsx').then((file) => file.Comparison));

const BESIDE = 2;

/**
 * Says that the same person may have applied with another e-mail address, or be a student already, with links to both and
 * what they say side by side. Students are looked for as long as a decision is to be made.
 */
export function SamePerson({ application }: { readonly application: Application }) {
  const { data: applications = [] } = useQuery(applicationNamesakesQuery(application));
  const ofStudents = studentNamesakesQuery(applicantOf(application));
  const { data: found = [] } = useQuery({
    ...ofStudents,
    enabled: ofStudents.enabled === true && isUndecided(application.status),
  });
  const students = found.filter(({ row }) => row.id !== application.generatedStudentId);
  const count = applications.length + students.length;
  if (count === 0) return null;
  const title =
    applications.length === 0
      ? t`This may be a student already`
      : plural(
          applications.length,
        )`Another application may be of the same person | ${formatNumber(applications.length)} other applications may be of the same person`;
  const beside = applications.slice(0, BESIDE);
  return (
    <NamesakeNote title={title} others={[...applications.map(applicationLine), ...students.map(studentLine)]}>
      <Comparison
        rows={[application, ...beside.map(({ row }) => row)]}
        students={students.slice(0, BESIDE - beside.length).map(({ row }) => row)}
      />
    </NamesakeNote>
  );
}

const applicationLine = ({ row, reason }: Namesake<Application>): NamesakeItem => ({
  id: row.id,
  link: (
    <TextLink to="/admin/applications" search={(before) => ({ ...before, open: row.id })} resetScroll={false}>
      {orNA(row.referenceNumber)}
    </TextLink>
  ),
  reason: t`${translate(reason)}; ${orNA(row.email)}, submitted ${formatDate(row.submittedAt)}, ${applicationStatusLabel(row.status)}`,
});
