import { Box, Button, Flex, type HTMLChakraProps, Text } from '@chakra-ui/react';
import { t } from '../languages/texts.ts';
import { formatNumber } from '../platform/text/format.ts';

interface Props {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly failed?: number;
  /** Stop has been pressed; what is under way is being finished. */
  readonly stopping?: boolean;
  /** Without it the work cannot be stopped. */
  readonly onStop?: (() => void) | undefined;
}

/** A progress bar with `n of m`, and Stop. A screen reader is told the quarters only: each step would be too much. */
export function ProgressBar({ label, done, total, failed = 0, stopping = false, onStop }: Props) {
  const text = t`${formatNumber(done)} of ${formatNumber(total)}`;
  const percent = total > 0 ? Math.min(100, (done / total) * 100) : 0;
  const quarter = Math.floor(percent / 25) * 25;
  return (
    <Box bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" p="4">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap" mb="3">
        <Text fontWeight="semibold">
          <span>{label}</span>{' '}
          <Text as="span" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
            {failed > 0 ? t`${formatNumber(done)} of ${formatNumber(total)}, ${formatNumber(failed)} failed` : text}
          </Text>
        </Text>
        {onStop && (
          <Button
            size="sm"
            variant="surface"
            disabled={stopping}
            title={stopping ? t`Finishing what has begun` : undefined}
            onClick={onStop}
          >
            {stopping ? t`Stopping...` : t`Stop`}
          </Button>
        )}
      </Flex>
      <Bar
        share={percent / 100}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={text}
      />
      <Text srOnly role="status">
        {`${label}: ${quarter}%`}
      </Text>
    </Box>
  );
}

interface BarProps extends HTMLChakraProps<'div'> {
  /** How much of it is filled, 0 to 1. */
  readonly share: number;
}

export function Bar({ share, ...bar }: BarProps) {
  return (
    <Box role="progressbar" height="2.5" bg="bg.emphasized" borderRadius="full" overflow="hidden" {...bar}>
      <Box
        height="full"
        bg="colorPalette.solid"
        borderRadius="full"
        transformOrigin="left"
        _rtl={{ transformOrigin: 'right' }}
        transition="transform 150ms linear"
        style={{ transform: `scaleX(${share})` }}
      />
    </Box>
  );
}
