import { chakra, HStack } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';

interface Props {
  /** The part that is done, in percent; the bar is empty where it is not known. */
  readonly percent: number | undefined;
  /** That part in words. */
  readonly label: ReactNode;
  /** The part that is left, in words, where there is one. */
  readonly rest?: string | undefined;
}

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
const Done = chakra('div', { base: { height: 'full', bg: 'brand.solid', transformOrigin: 'left' } });

const Key = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    _before: { content: '""', boxSize: '2.5', borderRadius: 'full', bg: 'colorPalette.solid' },
  },
});

/** What is done of a whole, and what is left of it: a bar, with both in words below. */
export function PaidBar({ percent, label, rest }: Props) {
  return (
    <div>
      <Track aria-hidden="true" data-due={rest !== undefined || undefined} data-percent={percent}>
        {percent !== undefined && (
          <Done style={{ width: `${percent}%` }} animation={`${draw} 500ms cubic-bezier(0.2, 0, 0, 1)`} />
        )}
      </Track>
      <HStack justify="space-between" mt="1.5" textStyle="sm" color="fg.muted">
        {percent === undefined ? label : <Key>{label}</Key>}
        {rest !== undefined && <Key colorPalette="accent">{rest}</Key>}
      </HStack>
    </div>
  );
}
