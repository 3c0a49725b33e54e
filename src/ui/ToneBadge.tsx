import { Badge } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type Tone = 'success' | 'danger' | 'warning' | 'info' | 'neutral';

/** The colour palette of each tone. */
export const tonePalettes = {
  success: 'green',
  danger: 'red',
  warning: 'orange',
  info: 'blue',
  neutral: 'gray',
} as const satisfies Record<Tone, string>;

interface Props {
  readonly tone: Tone;
  readonly size?: 'sm' | 'md';
  readonly children: ReactNode;
}

/** A badge whose colour only repeats what its text says. */
export function ToneBadge({ tone, size = 'sm', children }: Props) {
  return (
    <Badge colorPalette={tonePalettes[tone]} size={size} data-tone={tone}>
      {children}
    </Badge>
  );
}
