import { Card, chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../api/auth.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '12rem 1fr' },
    columnGap: '6',
    rowGap: { base: '1', sm: '3' },
  },
});
const Term = chakra('dt', { base: { color: 'fg.muted', fontWeight: 'semibold', textStyle: 'sm' } });

/** Section 2, /student/profile. */
export function ProfileScreen() {
  const { data, isPending, refetch } = useQuery(currentUserQuery());
  const facts: readonly (readonly [string, string | number | undefined])[] = data
    ? [
        ['Name', data.name],
        ['Email', data.email],
        ['Phone', data.phone],
        ['Roll number', data.rollNo],
        ['Department', data.department],
        ['Year', data.year],
        ['Semester', data.semester],
      ]
    : [];
  return (
    <Page narrow>
      <PageHeading overline="Student portal">My profile</PageHeading>
      {isPending && <LoadingState />}
      {!isPending && !data && <ErrorState message="Failed to load student data" onRetry={() => void refetch()} />}
      {data && (
        <Card.Root>
          <Card.Body>
            <Facts>
              {facts.map(([label, value]) => (
                <Fact key={label} label={label} value={value} />
              ))}
            </Facts>
          </Card.Body>
        </Card.Root>
      )}
    </Page>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string | number | undefined }) {
  return (
    <>
      <Term>{label}</Term>
      <chakra.dd mb={{ base: '3', sm: '0' }}>{value ?? 'Not given'}</chakra.dd>
    </>
  );
}
