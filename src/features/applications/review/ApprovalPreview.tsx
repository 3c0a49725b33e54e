import { Alert, Card, Heading, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { studentOfApplicantQuery } from '../admin-applications.ts';
import { coursesQuery } from '#src/features/courses/courses.ts';
import { orNA } from '#src/platform/text/format.ts';
import type { Application } from '../application.ts';
import { Facts } from '#src/ui/TitledCard.tsx';
import { TextLink } from '#src/ui/links.tsx';
import { SmallText } from '#src/ui/Notice.tsx';

/** Operation reviewApplication: the maximum length of a department's name. */
const DEPARTMENT_MAX = 60;

/**
 * The departments of approved applicants: that of the desired course, ignoring case; if no such course exists any more,
 * the desired course's name, cut to so many characters (contract, operation reviewApplication).
 */
function useDepartments() {
  const { data: courses, isPending } = useQuery(coursesQuery());
  const departmentOf = ({ desiredCourse }: Application) => {
    const wanted = desiredCourse.trim().toLowerCase();
    const course = courses?.find(({ courseName }) => courseName.trim().toLowerCase() === wanted);
    if (course) return { department: course.department, known: true };
    return { department: [...desiredCourse].slice(0, DEPARTMENT_MAX).join(''), known: false };
  };
  return { isPending, departmentOf: courses && departmentOf };
}

/** Before an approval: the student that it creates, as far as that is known; or the student that it links. */
export function ApprovalPreview({ application }: { readonly application: Application }) {
  const { fullName, email } = application;
  const { isPending, departmentOf } = useDepartments();
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

  const { department, known } = departmentOf?.(application) ?? { department: 'That of the course', known: true };
  const title = 'The student that will be created';
  return (
    <Card.Root as="section" size="sm" variant="subtle" aria-label={title} aria-busy={existing.isPending}>
      <Card.Body gap="3">
        <Heading as="h4" size="md">
          {title}
        </Heading>
        <Facts
          rowGap={{ base: '0.5', sm: '2' }}
          facts={{
            Name: orNA(fullName),
            Email: orNA(email),
            Department: isPending
              ? 'Looking it up...'
              : `${department}${known ? '' : ' (no course has this name any more: the name of the course is used)'}`,
            Year: 1,
            Semester: 1,
            'Roll number': 'A new one, which the server assigns with the approval',
            Password: 'A temporary one, which is shown once after the approval',
          }}
        />
        {existing.isError && (
          <Text role="status" fontWeight="medium">
            Whether the address already belongs to a student could not be looked up. Where it does, the approval links
            that student and makes no new account.
          </Text>
        )}
        <SmallText>An approval is final.</SmallText>
      </Card.Body>
    </Card.Root>
  );
}

/** Before many approvals: how many students they create, by department. */
export function BulkApprovalPreview({ rows }: { readonly rows: readonly Application[] }) {
  const { departmentOf } = useDepartments();
  const departments = departmentOf ? rows.map((row) => departmentOf(row).department) : [];
  const parts = [...new Set(departments)]
    .toSorted((a, b) => a.localeCompare(b))
    .map((name) => `${name} ${departments.filter((one) => one === name).length}`);
  return (
    <Alert.Root status="info" role="note">
      <Alert.Content>
        <Alert.Title>{`Student accounts for up to ${rows.length}, in year 1 and semester 1`}</Alert.Title>
        <Alert.Description>
          {parts.length > 0 && <span>{`By department: ${parts.join(', ')}. `}</span>}
          <span>
            Each new student gets a roll number and a temporary password, which are listed afterwards, once. Applicants
            who are students already keep their records, and the applications are linked to them. An approval is final.
          </span>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
