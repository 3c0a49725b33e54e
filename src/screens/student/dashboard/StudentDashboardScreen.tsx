import { chakra, SimpleGrid } from '@chakra-ui/react';
import { displayName, useSession } from '../../../session/session.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { StudentStates } from '../StudentStates.tsx';
import { useCurrentStudent } from '../use-current-student.ts';
import { AcademicInfo } from './AcademicInfo.tsx';
import { FeeDetails } from './FeeDetails.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { Placement } from './Placement.tsx';

/** Section 2, /student/dashboard: greeting, figures, academic information, fees, and a placement where there is one. */
export function StudentDashboardScreen() {
  const { user } = useSession();
  const query = useCurrentStudent();
  return (
    <Page>
      <PageHeading
        overline="Student dashboard"
        actions={
          <LinkButton to="/student/profile" variant="surface">
            My profile
          </LinkButton>
        }
      >
        <chakra.span overflowWrap="anywhere">Welcome, {displayName(query.data ?? user)}</chakra.span>
      </PageHeading>
      <StudentStates query={query}>
        {(student) => (
          <>
            <KeyFigures student={student} />
            <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '4', md: '6' }}>
              <AcademicInfo student={student} />
              <FeeDetails student={student} />
            </SimpleGrid>
            <Placement student={student} />
          </>
        )}
      </StudentStates>
    </Page>
  );
}
