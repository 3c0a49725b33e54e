import { Alert, Card, Heading, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../../openapi/schema.gen.ts';
import { studentOfApplicantQuery } from '../../../api/admin-applications.ts';
import { coursesQuery } from '../../../api/courses.ts';
import { orNA } from '../../../domain/format.ts';
import { departmentOfCourse } from '../../../domain/admission.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Terms } from './detail/PanelSections.tsx';

type Application = components['schemas']['Application'];

/** Before an approval: the student that it creates, as far as that is known; or the student that it links. */
export function ApprovalPreview({ application }: { readonly application: Application }) {
  const { fullName, email, desiredCourse } = application;
  const courses = useQuery(coursesQuery());
  const existing = useQuery(studentOfApplicantQuery(email));

  if (existing.data)
    return (
      <Alert.Root status="info" role="note" aria-label="No new student">
        <Alert.Content>
          <Alert.Title>This address already belongs to a student</Alert.Title>
          <Alert.Description>
            The approval makes no new account: it links{' '}
            <TextLink to="/admin/students/$studentId" params={{ studentId: existing.data.id }}>
              {`${existing.data.name}, ${existing.data.rollNo}`}
            </TextLink>
            , whose record and password stay as they are.
          </Alert.Description>
        </Alert.Content>
      </Alert.Root>
    );

  return (
    <Card.Root
      as="section"
      size="sm"
      variant="subtle"
      aria-label="The student that will be made"
      aria-busy={existing.isPending}
    >
      <Card.Body gap="3">
        <Heading as="h4" size="md">
          The student that will be made
        </Heading>
        <Terms>
          <dt>Name</dt>
          <dd>{orNA(fullName)}</dd>
          <dt>Email</dt>
          <dd>{orNA(email)}</dd>
          <dt>Department</dt>
          <dd>{courses.isPending ? 'Looking it up...' : departmentText(courses.data, desiredCourse)}</dd>
          <dt>Year</dt>
          <dd>1</dd>
          <dt>Semester</dt>
          <dd>1</dd>
          <dt>Roll number</dt>
          <dd>A fresh one, which the server assigns with the approval</dd>
          <dt>Password</dt>
          <dd>A temporary one, which is shown once after the approval</dd>
        </Terms>
        {existing.isError && (
          <Text role="status" fontWeight="medium">
            Whether the address already belongs to a student could not be looked up. Where it does, the approval links
            that student and makes no new account.
          </Text>
        )}
        <Text textStyle="sm" color="fg.muted">
          An approval is final.
        </Text>
      </Card.Body>
    </Card.Root>
  );
}

function departmentText(courses: Parameters<typeof departmentOfCourse>[0] | undefined, name: string): string {
  if (!courses) return 'That of the course';
  const { department, known } = departmentOfCourse(courses, name);
  return known ? department : `${department} (no course has this name any more, so that the name itself is taken)`;
}

/** Before many approvals: how many students they create, by department. */
export function BulkApprovalPreview({ rows }: { readonly rows: readonly Application[] }) {
  const { data: courses } = useQuery(coursesQuery());
  const departments = new Map<string, number>();
  for (const { desiredCourse } of courses ? rows : []) {
    const { department } = departmentOfCourse(courses ?? [], desiredCourse);
    departments.set(department, (departments.get(department) ?? 0) + 1);
  }
  const parts = [...departments].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, count]) => `${name} ${count}`);
  return (
    <Alert.Root status="info" role="note">
      <Alert.Content>
        <Alert.Title>{`Student accounts for up to ${rows.length}, in year 1 and semester 1`}</Alert.Title>
        <Alert.Description>
          {parts.length > 0 && `By department: ${parts.join(', ')}. `}
          The server assigns each a fresh roll number and a temporary password, which are listed afterwards, once.
          Whoever is a student already is linked and keeps the record. An approval is final.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
