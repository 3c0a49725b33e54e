import { chakra } from '@chakra-ui/react';
import { orNA } from '../../../../../domain/format.ts';
import type { Student } from '../../../../../domain/records/student.ts';
import { university } from '../../../../../domain/university.ts';
import { Crest } from '../../../../../ui/Crest.tsx';
import { Portrait } from '../../../../../ui/Portrait.tsx';
import { factsOf } from './documents.ts';

/** Everything is measured in hundredths of the card's width, so that it fits a screen of 320 px as it fits the wallet. */
const Frame = chakra('div', { base: { containerType: 'inline-size', width: 'full', maxWidth: '85.6mm', mx: 'auto' } });
const Card = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: '21cqw 1fr',
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
  },
});
const Head = chakra('header', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: '2.5cqw',
    pb: '1.6cqw',
    mb: '2cqw',
    borderBottomWidth: '0.6cqw',
  },
});
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '2.5cqw',
    rowGap: '0.3cqw',
    alignContent: 'start',
    minW: '0',
    '& dd': { fontWeight: 'semibold', overflowWrap: 'anywhere', lineClamp: '2' },
  },
});
const Name = chakra('p', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'semibold',
    fontSize: '5cqw',
    lineHeight: '1.15',
    mb: '1.2cqw',
    overflowWrap: 'anywhere',
    lineClamp: '2',
    '&[data-long]': { fontSize: '2.9cqw', lineClamp: '4' },
  },
});
const Foot = chakra('p', { base: { gridColumn: '1 / -1', fontSize: '2.6cqw', pt: '1.2cqw', borderTopWidth: '1px' } });

/** More letters than two lines of the large size hold. */
const LONG_NAME = 40;

/** A card for the wallet, 85.6 by 54 mm. */
export function IdCard({ student }: { readonly student: Student }) {
  const facts = factsOf(student, ['rollNo', 'department', 'dateOfBirth', 'bloodGroup', 'admissionDate']);
  return (
    <Frame>
      <Card>
        <Head>
          <Crest width="7.6cqw" height="8.7cqw" />
          <div>
            <chakra.p fontFamily="heading" fontWeight="semibold" fontSize="4.8cqw" lineHeight="1.1">
              {university.name}
            </chakra.p>
            <chakra.p fontSize="2.6cqw" textTransform="uppercase" letterSpacing="widest">
              Student identity card
            </chakra.p>
          </div>
        </Head>
        <Portrait name={student.name} seed={student.id} width="20cqw" />
        <chakra.div minW="0">
          <Name data-long={student.name.length > LONG_NAME || undefined}>{orNA(student.name)}</Name>
          <Facts>
            {Object.entries(facts).map(([term, value]) => (
              <chakra.div key={term} display="contents">
                <dt>{term}</dt>
                <dd>{value}</dd>
              </chakra.div>
            ))}
          </Facts>
        </chakra.div>
        <Foot>{`If found, please call ${university.phone} or write to ${university.email}.`}</Foot>
      </Card>
    </Frame>
  );
}
