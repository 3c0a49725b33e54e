import { Alert, Button, HStack, List } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { studentNamesakesQuery } from '#src/features/students/namesakes.ts';
import { formatDate, orNA } from '#src/platform/text/format.ts';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { TextLink } from '#src/ui/links.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { applicationStatusLabel, isUndecided } from '../application-status.ts';
import type { Application } from '../application.ts';
import { applicantOf, applicationNamesakesQuery } from '../namesakes.ts';

const Comparison = lazyPanel(() => import('../review/Comparison.tsx').then((file) => file.Comparison));

/** So many stand beside the open application at once. */
const BESIDE = 2;

/**
 * Says that the same person may have applied with another e-mail address, or be a student already, with links to both and
 * what they say side by side. Students are looked for as long as a decision is to be made.
 */
export function SamePerson({ application }: { readonly application: Application }) {
  const [comparing, setComparing] = useState(false);
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
      ? 'This may be a student already'
      : applications.length === 1
        ? 'Another application may be of the same person'
        : `${applications.length} other applications may be of the same person`;
  const beside = applications.slice(0, BESIDE);
  return (
    <Notice status="warning" role="note" aria-label={title} title={title}>
      <Alert.Description>
        <List.Root listStyleType="disc" ps="5" overflowWrap="anywhere">
          {applications.map(({ row, reason }) => (
            <List.Item key={row.id}>
              <TextLink to="/admin/applications" search={(before) => ({ ...before, open: row.id })} resetScroll={false}>
                {orNA(row.referenceNumber)}
              </TextLink>{' '}
              <span>
                {`${reason}; ${orNA(row.email)}, submitted ${formatDate(row.submittedAt)}, ${applicationStatusLabel(row.status)}`}
              </span>
            </List.Item>
          ))}
          {students.map(({ row, reason }) => (
            <List.Item key={row.id}>
              <TextLink to="/admin/students/$studentId" params={{ studentId: row.id }}>
                {`Student ${orNA(row.rollNo)}`}
              </TextLink>{' '}
              <span>{`${reason}; ${orNA(row.email)}`}</span>
            </List.Item>
          ))}
        </List.Root>
      </Alert.Description>
      <HStack mt="2">
        <Button size="sm" variant="surface" onClick={() => setComparing(true)}>
          Compare Side by Side
        </Button>
      </HStack>
      <Modal open={comparing} title="Side by side" size="xl" onClose={() => setComparing(false)}>
        <Comparison
          rows={[application, ...beside.map(({ row }) => row)]}
          students={students.slice(0, BESIDE - beside.length).map(({ row }) => row)}
        />
      </Modal>
    </Notice>
  );
}
