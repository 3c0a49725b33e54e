import { chakra } from '@chakra-ui/react';
import { t } from '#src/languages/texts.ts';
import { university } from '#src/university/university.ts';
import { Crest } from '#src/university/Crest.tsx';

/** What papers are drawn on: one style for all, since a letter to 3,000 has as many articles. */
export const Sheets = chakra('div', {
  base: {
    color: '#000',
    bg: '#fff',
    textStyle: 'sm',
    '& *': { borderColor: 'rgb(0 0 0 / 0.3)' },
    '& article + article': { breakBefore: 'page' },
    '& header': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4',
      alignItems: 'center',
      pb: '4',
      borderBottomWidth: '2px',
    },
    '& header > div': { flex: '1 1 12rem' },
    '& [data-university]': { fontFamily: 'heading', fontWeight: 'semibold', textStyle: '2xl', lineHeight: 'short' },
    '& h3': { fontFamily: 'heading', fontWeight: 'semibold', textStyle: 'xl', mt: '6', mb: '4' },
    '& table': { width: 'full', mb: '6', borderCollapse: 'collapse' },
    '& caption': { textAlign: 'start', fontWeight: 'semibold', pb: '1' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { textAlign: 'start', py: '1.5', pe: '3', borderTopWidth: '1px', verticalAlign: 'top' },
    '& th': { width: '40%', fontWeight: 'normal' },
    '& td': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& [data-meta]': { display: 'flex', flexWrap: 'wrap', gap: '4', justifyContent: 'space-between', mt: '5' },
    '& [data-letter]': { textStyle: 'md', lineHeight: '1.5', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& footer': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8',
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      mt: '12',
      breakInside: 'avoid',
    },
    '& [data-signature]': { minW: '14rem', pt: '1', borderTopWidth: '1px', textAlign: 'center' },
    '& [data-small]': { mt: '8', pt: '2', borderTopWidth: '1px', textStyle: 'xs', overflowWrap: 'anywhere' },
  },
});

/** A sheet of A4 and its margins. */
export const A4 = '@page { size: A4; margin: 18mm; }';

/** Crest, name and address of the university, at the top of a paper. */
export function Letterhead() {
  const [, ...address] = university.address;
  return (
    <header>
      <Crest boxSize="16" />
      <div>
        <p data-university="">{university.name}</p>
        <p>
          <bdi>{address.join(', ')}</bdi>
          {` · ${t`Founded ${university.founded}`}`}
        </p>
        <p>
          <bdi>{university.phone}</bdi> · <bdi>{university.email}</bdi>
        </p>
      </div>
    </header>
  );
}
