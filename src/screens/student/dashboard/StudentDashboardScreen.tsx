import { SimpleGrid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../api/auth.ts';
import { displayName, useSession } from '../../session/session.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StatCard } from '../../ui/StatCard.tsx';

/** Section 2, /student/dashboard. */
export function StudentDashboardScreen() {
  const { user } = useSession();
  const { data, isPending, refetch } = useQuery(currentUserQuery());
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
        Welcome, {displayName(data ?? user)}
      </PageHeading>
      {isPending && <LoadingState />}
      {!isPending && !data && <ErrorState message="Failed to load student data" onRetry={() => void refetch()} />}
      {data && (
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
          <StatCard label="Roll number" value={data.rollNo} />
          <StatCard label="Department" value={data.department} />
          <StatCard label="Year" value={data.year} hint={`Semester ${data.semester}`} />
          <StatCard label="Current CGPA" value={data.currentCGPA?.toFixed(2) ?? 'N/A'} />
        </SimpleGrid>
      )}
    </Page>
  );
}
