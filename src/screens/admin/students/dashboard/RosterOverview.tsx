import { chakra, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { memo, useDeferredValue, useId } from 'react';
import type { Student } from '../../../../domain/records/student.ts';
import { useAfterPaint } from '../../../../ui/after-paint.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';

const placeholder = <Skeleton h={{ base: '100rem', md: '58rem' }} aria-hidden="true" />;

const Charts = lazyComponent(() => import('./RosterCharts.tsx').then(({ RosterCharts }) => RosterCharts), {
  fallback: placeholder,
  failure: (retry) => (
    <ErrorState message="Failed to load the charts" onRetry={retry}>
      Their part of the app did not arrive.
    </ErrorState>
  ),
});

/** Below the roster, the roster in figures; none while it is being loaded. A keystroke in the filters above does not reach it. */
export const RosterOverview = memo(function RosterOverview({
  students: latest,
}: {
  readonly students: readonly Student[] | undefined;
}) {
  // The roster is painted first, also where the charts have been waiting for it.
  const students = useDeferredValue(latest, undefined);
  const id = useId();
  // The code of the charts must not compete with the roster's first paint.
  const painted = useAfterPaint();
  return (
    <chakra.section aria-labelledby={id}>
      <Stack gap="4">
        <Heading as="h2" id={id} size="2xl">
          The university in figures
        </Heading>
        {students?.length === 0 ? (
          <Text color="fg.muted">There is nothing to draw until there are students.</Text>
        ) : students && painted ? (
          <Charts students={students} />
        ) : (
          placeholder
        )}
      </Stack>
    </chakra.section>
  );
});
