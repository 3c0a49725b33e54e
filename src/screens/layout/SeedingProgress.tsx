import { Box, Progress, Text } from '@chakra-ui/react';
import { useBackendStatus } from '../../backend/status.ts';

/** How much of the demo data has been made. It is drawn ten times a second, and nothing else with it. */
export function SeedingProgress() {
  const percent = useBackendStatus(({ progress }) => Math.round(progress * 100));
  return (
    <Box p="4">
      <Text id="seeding" mb="2" fontVariantNumeric="tabular-nums">
        Preparing the demo data… {percent} %
      </Text>
      <Progress.Root value={percent} aria-labelledby="seeding">
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    </Box>
  );
}
