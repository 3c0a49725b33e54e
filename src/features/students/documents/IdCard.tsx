import { chakra } from '@chakra-ui/react';
import { orNA } from '#src/platform/text/format.ts';
import type { Student } from '../student.ts';
import { university } from '#src/university/university.ts';
import { Crest } from '#src/university/Crest.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { factsOf } from './facts.ts';

/** Everything is measured in hundredths of the card's width, so that it fits a screen of 320 px as it fits the wallet. */
const Frame = chakra('div', { base: { containerType: 'inline-size', width: 'full', maxWidth: '85.6mm', mx: 'auto' } });
const heading = { fontFamily: 'heading', fontWeight: 'semibold' } as const;
const Card = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: '21cqw minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    columnGap: '4cqw',
    aspectRatio: '856 / 540',
    p: '4cqw',
    overflow: 'hidden',
    color: '#000',
    bg: '#fff',
    fontSize: '3.3cqw',
    lineHeight: '1.2',
    '& *': { borderColor: 'black/40' },
    '& header': {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      gap: '2.5cqw',
      pb: '1.6cqw',
      mb: '2cqw',
      borderBottomWidth: '0.6cqw',
    },
    '& [data-name]': { ...heading, fontSize: '5cqw', lineHeight: '1.15', mb: '1.2cqw', lineClamp: '2' },
    '& [data-name=long]': { fontSize: '2.9cqw', lineClamp: '4' },
    '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '2.5cqw', rowGap: '0.3cqw' },
    '& dd': { fontWeight: 'semibold', lineClamp: '2' },
    '& dd, & [data-name]': { overflowWrap: 'anywhere' },
    '& footer': { gridColumn: '1 / -1', fontSize: '2.6cqw', pt: '1.2cqw', borderTopWidth: '1px' },
  },
});

/** More letters than two lines of the large size hold. */
const LONG_NAME = 40;

/** A card for the wallet, 85.6 by 54 mm. */
export function IdCard({ student }: { readonly student: Student }) {
  const facts = factsOf(student, ['rollNo', 'department', 'dateOfBirth', 'bloodGroup', 'admissionDate']);
  return (
    <Frame>
      <Card>
        <header>
          <Crest width="7.6cqw" height="8.7cqw" />
          <div>
            <chakra.p {...heading} fontSize="4.8cqw" lineHeight="1.1">
              {university.name}
            </chakra.p>
            <chakra.p fontSize="2.6cqw" textTransform="uppercase" letterSpacing="widest">
              Student identity card
            </chakra.p>
          </div>
        </header>
        <Portrait name={student.name} seed={student.id} width="20cqw" />
        <div>
          <p data-name={student.name.length > LONG_NAME ? 'long' : ''}>{orNA(student.name)}</p>
          <dl>
            {Object.entries(facts).map(([term, value]) => (
              <div key={term} style={{ display: 'contents' }}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <footer>
          <p>{`If found, please call ${university.phone} or write to ${university.email}.`}</p>
        </footer>
      </Card>
    </Frame>
  );
}
