import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatToday } from '../../../../../domain/format.ts';
import { university } from '../../../../../domain/university.ts';
import { Crest } from '../../../../../ui/Crest.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Who signs it. */
  readonly office: string;
  /** What stands at the foot. */
  readonly note: string;
}

const Sheet = chakra('article', {
  base: { color: '#000', bg: '#fff', textStyle: 'sm', '& *': { borderColor: 'black/30' } },
});
const Head = chakra('header', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', pb: '4', borderBottomWidth: '2px' },
});
const Foot = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    mt: '12',
  },
});
const Signature = chakra('p', { base: { minW: '14rem', pt: '1', borderTopWidth: '1px', textAlign: 'center' } });

/** A letter of the university's: its head, what is stated, and a line to sign on. */
export function Letter({ title, children, office, note }: Props) {
  const [, ...address] = university.address;
  return (
    <Sheet>
      <Head>
        <Crest boxSize="16" />
        <chakra.div flex="1 1 12rem">
          <chakra.p fontFamily="heading" fontWeight="semibold" textStyle="2xl" lineHeight="short">
            {university.name}
          </chakra.p>
          <p>{`${address.join(', ')} · Founded ${university.founded}`}</p>
          <p>{`${university.phone} · ${university.email}`}</p>
        </chakra.div>
      </Head>
      <chakra.h3 fontFamily="heading" fontWeight="semibold" textStyle="xl" mt="6" mb="4">
        {title}
      </chakra.h3>
      {children}
      <Foot>
        <p>{`Issued on ${formatToday()}`}</p>
        <Signature>{office}</Signature>
      </Foot>
      <chakra.p mt="8" pt="2" borderTopWidth="1px" textStyle="xs">
        {note}
      </chakra.p>
    </Sheet>
  );
}
