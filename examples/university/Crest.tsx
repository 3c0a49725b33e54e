import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** The institute's crest: two peaks, and the pass between them. Decorative, since the name always stands beside it. */
export function Crest(props: HTMLChakraProps<'svg'>) {
  return (
    <chakra.svg viewBox="0 0 40 46" boxSize="10" flexShrink="0" aria-hidden="true" {...props}>
      <path d="M20 1 38 11.500v23L20 45 2 34.500v-23z" fill="var(--u-colors-brand-800)" />
      <path d="M20 4 35.500 13v20L20 42 4.500 33V13z" fill="none" stroke="var(--u-colors-accent-400)" />
      <path d="M7 32 16 17l5 8 4-6 8 13z" fill="var(--u-colors-accent-400)" />
      <path d="M13.500 21.500 16 17l2.500 4-2.500 1.500zM23.500 21.500 25 19l1.800 3z" fill="#fff" />
      <circle cx="27" cy="12.500" r="2.300" fill="var(--u-colors-brand-200)" />
    </chakra.svg>
  );
}
