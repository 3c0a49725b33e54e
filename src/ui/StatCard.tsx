import { Card, chakra, HStack, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { keyframes } from '@emotion/react';
import { translate } from '../languages/texts.ts';
import { NA } from '../platform/text/format.ts';

interface Props {
  readonly label: string;
  readonly value: ReactNode;
  readonly hint?: ReactNode;
  readonly chart?: ReactNode;
}

/** Two cards stand side by side on a phone: there it stands below the label, and the narrowest have no room for it. */
const Beside = chakra('div', {
  base: {
    flexShrink: '0',
    position: { base: 'absolute', sm: 'static' },
    insetEnd: '4',
    bottom: '4',
    '@media (max-width: 22.4rem)': { display: 'none' },
  },
});

const Figure = chakra('dl', { base: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' } });

export function StatCard({ label, value, hint, chart }: Props) {
  return (
    <Card.Root size="sm" overflow="hidden">
      <Card.Body flexDirection="row" alignItems="center" justifyContent="space-between" gap="3">
        <Figure>
          <chakra.dt textStyle="sm" color="fg.muted" fontWeight="semibold">
            {label}
          </chakra.dt>
          <chakra.dd
            fontFamily="heading"
            fontWeight="semibold"
            textStyle={{ base: '2xl', sm: '3xl' }}
            fontVariantNumeric="tabular-nums lining-nums"
          >
            {value}
          </chakra.dd>
          {hint && (
            <chakra.dd textStyle="sm" color="fg.muted">
              {hint}
            </chakra.dd>
          )}
        </Figure>
        {chart && <Beside>{chart}</Beside>}
      </Card.Body>
    </Card.Root>
  );
}

const drawRing = keyframes({ from: { strokeDasharray: '0 100' } });

interface RingProps extends HTMLChakraProps<'svg'> {
  readonly value: number | null | undefined;
  /** What a full ring stands for. */
  readonly max?: number;
}

/** A share of a whole as a ring; without a figure it is empty. Decorative: the figure stands beside it as text. */
export function Ring({ value, max = 100, ...style }: RingProps) {
  const percent = typeof value === 'number' ? value * (100 / max) : undefined;
  const share = Math.min(100, Math.max(0, percent ?? 0));
  return (
    <chakra.svg
      viewBox="0 0 40 40"
      boxSize={{ base: '9', sm: '16' }}
      flexShrink="0"
      fill="none"
      strokeWidth="5"
      rotate="-90deg"
      aria-hidden="true"

      data-percent={percent}
      color="brand.solid"
      {...style}
    >
      <chakra.circle cx="20" cy="20" r="17" stroke="bg.emphasized" />
      {share > 0 && (
        <chakra.circle
          cx="20"
          cy="20"
          r="17"
          pathLength="100"
          strokeDasharray={`${share} 100`}
          stroke="currentcolor"
          animation={`${drawRing} 500ms cubic-bezier(0.2, 0, 0, 1)`}
        />
      )}
    </chakra.svg>
  );
}

const drawBar = keyframes({ from: { scale: '0 1' } });

const Track = chakra('div', {
  base: {
    height: '3',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.emphasized',
    '&[data-due]': { bg: 'accent.solid' },
  },
});
const Paid = chakra('div', {
  base: { height: 'full', bg: 'brand.solid', transformOrigin: 'left', _rtl: { transformOrigin: 'right' } },
});

const Legend = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    _before: { content: '""', boxSize: '2.5', borderRadius: 'full', bg: 'colorPalette.solid' },
  },
});

interface PaidBarProps {
  readonly percent?: number;
  /** The paid part in words, and the one that is due. */
  readonly paid?: string;
  readonly due?: string;
  /** What stands in their place where they are not known. */
  readonly unknown?: ReactNode;
}

/** A bar of what is paid and what is due, with both in words below; without the amounts it is empty, and none where all is paid. */
export function PaidBar({ percent, paid, due, unknown = translate(NA) }: PaidBarProps) {
  if (percent === 100) return null;
  return (
    <div>
      <Track mb="1.5" aria-hidden="true" data-due={due !== undefined || undefined} data-percent={percent}>
        {percent !== undefined && (
          <Paid style={{ width: `${percent}%` }} animation={`${drawBar} 500ms cubic-bezier(0.2, 0, 0, 1)`} />
        )}
      </Track>
      <HStack justify="space-between" textStyle="sm" color="fg.muted">
        {paid ? <Legend>{paid}</Legend> : <div>{unknown}</div>}
        {due && <Legend colorPalette="accent">{due}</Legend>}
      </HStack>
    </div>
  );
}
