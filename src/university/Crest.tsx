import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

export function Crest(props: HTMLChakraProps<'svg'>) {
  return (
    <chakra.svg viewBox="0 0 40 46" boxSize="10" flexShrink="0" aria-hidden="true" {...props}>
      <path d="M20 1 38 6v17c0 11-7.5 18-18 22C9.5 41 2 34 2 23V6z" fill="var(--u-colors-brand-800)" />
      <path
        d="M20 3.6 35.6 8v15c0 9.6-6.4 15.7-15.6 19.300C10.8 38.7 4.4 32.6 4.4 23V8z"
        fill="none"
        stroke="var(--u-colors-accent-400)"
      />
      <path
        d="M13 10.500l-2 5M20 8.500l-2 5M27 10.500l-2 5M16.5 15.500l-1.5 3.800M24.5 15.500l-1.5 3.8"
        stroke="var(--u-colors-brand-200)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path
        d="M20 25.500c-3-2.3-6.5-2.8-10.5-2.500v10c4-.2 7.5.3 10.5 2.6 3-2.3 6.5-2.8 10.5-2.600V23c-4-.3-7.5.2-10.5 2.500z"
        fill="var(--u-colors-accent-400)"
      />
      <path d="M20 25.500v10.1" stroke="var(--u-colors-brand-800)" strokeWidth="1.3" />
    </chakra.svg>
  );
}
