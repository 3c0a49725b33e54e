import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  readonly caption: string;
  readonly head: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
}

const Frame = chakra('div', {
  base: {
    overflow: 'auto',
    maxH: '20rem',
    borderWidth: '1px',
    borderRadius: 'l2',
    focusVisibleRing: 'outside',
    '& table': { width: 'full', textStyle: 'sm', borderCollapse: 'separate', borderSpacing: '0' },
    '& caption': { srOnly: true },
    '& thead th': {
      position: 'sticky',
      top: '0',
      bg: 'bg.muted',
      color: 'fg.muted',
      fontWeight: 'semibold',
      whiteSpace: { sm: 'nowrap' },
    },
    '& :is(th, td)': {
      px: { base: '2', sm: '3' },
      py: '2',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
    },
    '& tbody th': { fontWeight: 'semibold', minWidth: { base: '5rem', sm: '7rem' }, overflowWrap: 'anywhere' },
    '& code': { whiteSpace: 'nowrap' },
    '& tbody tr:last-child > *': { borderBottomWidth: '0' },
  },
});

/** A short table that is read, not worked in. */
export function PlainTable({ caption, head, children }: Props) {
  return (
    <Frame role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Frame>
  );
}
