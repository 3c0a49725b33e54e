import { Box, Button, HStack } from '@chakra-ui/react';
import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query';
import { type ListProgress, progressKey } from '#src/platform/api/arriving-list.ts';
import { formatNumber } from '#src/platform/text/format.ts';

interface Props {
  /** The list's key in the cache. */
  readonly listKey: QueryKey;
  /** What is listed, e.g. `students`. */
  readonly plural: string;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function textOf({ received, total, rows }: ListProgress, plural: string): string {
  if (total !== undefined)
    return `${megabytes(received)} of ${megabytes(total)}, ${Math.floor((received / total) * 100)}%`;
  const about = rows === undefined ? '' : `, about ${formatNumber(rows)} ${plural}`;
  return `${megabytes(received)} so far${about}`;
}

/** How far a list is that takes long to come, with a button that ends it; nothing where it comes at once. */
export function LoadingProgress({ listKey, plural }: Props) {
  const { data: progress } = useQuery<ListProgress | null>({ queryKey: progressKey(listKey), queryFn: skipToken });
  if (!progress) return null;
  const { received, total, onStop } = progress;
  const text = textOf(progress, plural);
  return (
    <HStack gap="2" ms={{ md: '1' }} textStyle="sm" color="fg.muted" whiteSpace="nowrap">
      <Box
        role="progressbar"
        aria-label={`Loading ${plural}`}
        aria-valuemin={0}
        {...(total !== undefined && { 'aria-valuemax': total, 'aria-valuenow': received })}
        aria-valuetext={text}
        fontVariantNumeric="tabular-nums"
      >
        {text}
      </Box>
      <Button size="xs" variant="surface" onClick={onStop}>
        Stop
      </Button>
    </HStack>
  );
}
