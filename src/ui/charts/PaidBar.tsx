import { chakra, HStack } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { NA } from '#src/platform/text/format.ts';

const draw = keyframes({ from: { scale: '0 1' } });

const Track = chakra('div', {
  base: {
    height: '3',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.emphasized',
    '&[data-due]': { bg: 'accent.solid' },
  },
});
const Paid = chakra('div', { base: { height: 'full', bg: 'brand.solid', transformOrigin: 'left' } });

const Key = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    _before: { content: '""', boxSize: '2.5', borderRadius: 'full', bg: 'colorPalette.solid' },
  },
});

interface Props {
  readonly percent?: number;
  /** The paid part in words, and the one that is due. */
  readonly paid?: string;
  readonly due?: string;
  /** What stands in their place where they are not known. */
  readonly unknown?: ReactNode;
}

/** A bar of what is paid and what is due, with both in words below; without the amounts it is empty. */
export function PaidBar({ percent, paid, due, unknown = NA }: Props) {
  return (
    <div>
      <Track aria-hidden="true" data-due={due !== undefined || undefined} data-percent={percent}>
        {percent !== undefined && (
          <Paid style={{ width: `${percent}%` }} animation={`${draw} 500ms cubic-bezier(0.2, 0, 0, 1)`} />
        )}
      </Track>
      <HStack justify="space-between" mt="1.5" textStyle="sm" color="fg.muted">
        {paid ? <Key>{paid}</Key> : <div>{unknown}</div>}
        {due && <Key colorPalette="accent">{due}</Key>}
      </HStack>
    </div>
  );
}
