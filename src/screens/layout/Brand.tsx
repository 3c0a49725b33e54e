import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { university } from '../../domain/university.ts';
import { Crest } from '../../ui/Crest.tsx';

const HomeLink = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      borderRadius: 'l1',
      outline: '0',
      focusVisibleRing: 'outside',
    },
  }),
);

/** Crest and name, which lead home. */
export function Brand() {
  return (
    <HomeLink to="/">
      <Crest />
      <chakra.span lineHeight="1.1" whiteSpace="nowrap">
        <chakra.span display="block" fontFamily="heading" fontWeight="semibold" fontSize="xl" letterSpacing="tight">
          {university.shortName}
        </chakra.span>
        <chakra.span
          display="block"
          fontSize="2xs"
          fontWeight="semibold"
          letterSpacing="widest"
          textTransform="uppercase"
          color="fg.muted"
        >
          University
        </chakra.span>
      </chakra.span>
    </HomeLink>
  );
}
