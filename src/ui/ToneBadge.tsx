import { Badge, type BadgeProps } from '@chakra-ui/react';
import type { Tone } from '../platform/text/format.ts';

export const tonePalettes = {
  success: 'green',
  danger: 'red',
  warning: 'orange',
  info: 'blue',
  neutral: 'gray',
} as const satisfies Record<Tone, string>;

/** A badge whose colour only repeats what its text says. */
export function ToneBadge({ tone, size = 'sm', ...badge }: BadgeProps & { readonly tone: Tone }) {
  return <Badge colorPalette={tonePalettes[tone]} size={size} data-tone={tone} {...badge} />;
}
