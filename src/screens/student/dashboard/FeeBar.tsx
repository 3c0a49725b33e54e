import { chakra, HStack } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { ABSENT } from '../../../domain/absent.ts';
import { paidPercent, pendingAmount } from '../../../domain/fees.ts';
import { awaited, type AwaitsStudent } from '../awaited.tsx';

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

/** Fees paid against due: a bar, and its figure in text. Without amounts it is empty. */
export function FeeBar({ student }: AwaitsStudent) {
  const percent = student && paidPercent(student);
  const due = percent !== undefined && percent < 100 && (pendingAmount(student ?? {}) ?? 0) > 0;
  return (
    <div>
      <Track aria-hidden="true" data-due={due || undefined} data-percent={percent}>
        {percent !== undefined && (
          <Paid style={{ width: `${percent}%` }} animation={`${draw} 500ms cubic-bezier(0.2, 0, 0, 1)`} />
        )}
      </Track>
      <HStack justify="space-between" mt="1.5" textStyle="sm" color="fg.muted">
        {awaited(student, () => (percent === undefined ? ABSENT : <Key>{`${percent}% paid`}</Key>))}
        {due && <Key colorPalette="accent">{`${100 - percent}% due`}</Key>}
      </HStack>
    </div>
  );
}
