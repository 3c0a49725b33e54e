import { Box, Card, Heading, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { formatCgpa, formatDate, formatPercent, orNA } from '../../domain/format.ts';
import { studentStatus, studentStatusTone } from '../../domain/student-account.ts';
import { DescriptionCard } from '../../ui/DescriptionCard.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { type StudentProps, StudentStates, useCurrentStudent, withSkeleton } from './current-student.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Section 2, /student/profile: the personal information form, and a read-only academic summary beside it. */
export function ProfileScreen() {
  const query = useCurrentStudent();
  return (
    <Page>
      <PageHeading overline="Student portal" lead="What the university has on record about you.">
        My profile
      </PageHeading>
      <StudentStates query={query}>
        {(student) => (
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
            alignItems="start"
            gap={{ base: '4', md: '6' }}
          >
            {student ? <ProfileForm key={student.id} student={student} /> : <ProfileSkeleton />}
            <AcademicSummary student={student} />
          </Box>
        )}
      </StudentStates>
    </Page>
  );
}

/** As many as the form has fields. */
const places = Array.from({ length: 10 }, (_, index) => index);

/** Skeletons in about the size of the form, so that the footer does not move. */
function ProfileSkeleton() {
  return (
    <Card.Root as="section">
      <Card.Body gap="5">
        <Heading as="h2" size="xl">
          Personal information
        </Heading>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" aria-hidden="true">
          {places.map((place) => (
            <Stack key={place} gap="2">
              <Skeleton height="4" width="7rem" />
              <Skeleton height="11" />
              <Skeleton height="4" width="11rem" />
            </Stack>
          ))}
        </SimpleGrid>
      </Card.Body>
    </Card.Root>
  );
}

const status = (student: Parameters<typeof studentStatus>[0]) => (
  <ToneBadge tone={studentStatusTone(student)}>{studentStatus(student)}</ToneBadge>
);

/** Section 2, /student/profile: a read-only academic summary. */
function AcademicSummary({ student }: StudentProps) {
  return (
    <DescriptionCard
      title="Academic summary"
      facts={{
        Status: withSkeleton(student, status),
        'Current CGPA': withSkeleton(student, ({ currentCGPA }) => formatCgpa(currentCGPA), '4ch'),
        Attendance: withSkeleton(student, ({ attendance }) => formatPercent(attendance?.percentage), '5ch'),
        'Total credits': withSkeleton(student, ({ totalCredits }) => orNA(totalCredits), '3ch'),
        Admitted: withSkeleton(student, ({ admissionDate }) => formatDate(admissionDate)),
      }}
    />
  );
}
