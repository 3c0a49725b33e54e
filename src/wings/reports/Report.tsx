import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '#src/languages/texts.ts';
import type { Student } from '#src/features/students/student.ts';
import { rosterQuery } from '#src/features/students/students.ts';
import { LoadError } from '#src/records/failures.tsx';
import { LoadingState } from '#src/ui/Page.tsx';

/** A table of a report: it scrolls in itself where a phone has no room for it. */
const Cells = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    '& caption': { textAlign: 'start', fontFamily: 'heading', fontWeight: 'semibold', textStyle: 'lg', pb: '2' },
    '& th, & td': { textAlign: 'start', py: '1.5', px: '2', borderTopWidth: '1px', borderColor: 'border' },
    '& thead th': { color: 'fg.muted', fontWeight: 'semibold', borderTopWidth: '0' },
    // Figures of one year stand below each other in all tables of a report.
    '& [data-end]': { width: '12%' },
    // Their longest word sets the width, as the table can be scrolled; joined letters are not to be taken apart.
    '& tbody th': { fontWeight: 'normal', overflowWrap: 'break-word' },
    '& td[data-end], & th[data-end]': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
    '& [data-now]': { fontWeight: 'semibold' },
    '& [data-total] > *': { fontWeight: 'semibold', borderTopWidth: '2px', borderColor: 'border.emphasized' },
  },
});

const Scroller = chakra('div', { base: { overflowX: 'auto', focusVisibleRing: 'outside', borderRadius: 'l2' } });

export function ReportTable({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <Scroller role="region" aria-label={caption} tabIndex={0}>
      <Cells>
        <caption>{caption}</caption>
        {children}
      </Cells>
    </Scroller>
  );
}

/** What a report says of all students, once they are there. */
export function OfAllStudents({ children }: { readonly children: (students: readonly Student[]) => ReactNode }) {
  const { data, error, refetch } = useQuery(rosterQuery());
  return (
    <>
      <LoadError
        error={error}
        words={{ failed: t`Failed to load students`, unanswered: t`Error loading students` }}
        onRetry={() => void refetch()}
      />
      {data ? children(data) : !error && <LoadingState />}
    </>
  );
}
