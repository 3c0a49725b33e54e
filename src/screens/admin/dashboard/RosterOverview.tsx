import { chakra, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type ComponentType, memo, useDeferredValue, useEffect, useId, useState } from 'react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { useAfterPaint } from '../../../ui/after-paint.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';

interface Charts {
  readonly students: readonly components['schemas']['Student'][];
}

interface Props {
  /** The whole loaded list; none while it is being loaded. */
  readonly students: Charts['students'] | undefined;
}

interface Loaded {
  readonly Part?: ComponentType<Charts>;
  readonly failed?: true;
}

async function load(report: (loaded: Loaded) => void): Promise<void> {
  try {
    const { RosterCharts } = await import('./RosterCharts.tsx');
    report({ Part: RosterCharts });
  } catch {
    report({ failed: true });
  }
}

/** The code of the charts, asked for when the roster has been painted and nothing competes with it. */
function useCharts() {
  const painted = useAfterPaint();
  const [loaded, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    if (painted) void load(setLoaded);
  }, [painted]);
  const retry = () => {
    setLoaded({});
    void load(setLoaded);
  };
  return { ...loaded, retry };
}

/** Below the roster, the roster in figures. A keystroke in the filters above does not reach it. */
export const RosterOverview = memo(function RosterOverview({ students: latest }: Props) {
  // The roster is painted first, also where the charts have been waiting for it.
  const students = useDeferredValue(latest, undefined);
  const id = useId();
  const { Part, failed, retry } = useCharts();
  return (
    <chakra.section aria-labelledby={id}>
      <Stack gap="4">
        <Heading as="h2" id={id} size="2xl">
          The university in figures
        </Heading>
        {failed && (
          <ErrorState message="Failed to load the charts" onRetry={retry}>
            Their part of the app did not arrive.
          </ErrorState>
        )}
        {!failed && students?.length === 0 && (
          <Text color="fg.muted">There is nothing to draw until there are students.</Text>
        )}
        {!failed && students?.length !== 0 && !(Part && students) && (
          <Skeleton h={{ base: '100rem', md: '58rem' }} aria-hidden="true" />
        )}
        {Part && students && students.length > 0 && <Part students={students} />}
      </Stack>
    </chakra.section>
  );
});
