import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';

const draw = keyframes({ from: { strokeDasharray: '0 100' } });

interface Props extends HTMLChakraProps<'svg'> {
  readonly value: number | null | undefined;
  /** What a full ring stands for. */
  readonly max?: number;
}

/** A share of a whole as a ring; without a figure it is empty. Decorative: the figure stands beside it as text. */
export function Ring({ value, max = 100, ...style }: Props) {
  const percent = typeof value === 'number' ? value * (100 / max) : undefined;
  const share = Math.min(100, Math.max(0, percent ?? 0));
  return (
    <chakra.svg
      viewBox="0 0 40 40"
      boxSize="16"
      flexShrink="0"
      fill="none"
      strokeWidth="5"
      rotate="-90deg"
      aria-hidden="true"
      focusable="false"
      data-percent={percent}
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
          stroke="brand.solid"
          animation={`${draw} 500ms cubic-bezier(0.2, 0, 0, 1)`}
        />
      )}
    </chakra.svg>
  );
}
