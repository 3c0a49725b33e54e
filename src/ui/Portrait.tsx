import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

interface Props extends Omit<HTMLChakraProps<'svg'>, 'name'> {
  readonly name: string;
  /** Decides the colours: the same seed always gives the same portrait. */
  readonly seed: string;
}

/** The ground, and the letters on it. */
const colourSchemes = [
  ['brand-800', 'accent-300'],
  ['accent-400', 'brand-950'],
  ['green-800', 'accent-100'],
  ['red-800', 'accent-100'],
  ['brand-300', 'brand-950'],
] as const;

const arch = 'M3 112V46C3 22 26 10 48 2c22 8 45 20 45 44v66z';

const hash = (text: string) => [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);
const colour = (name: string) => `var(--u-colors-${name})`;

export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

/** The arch of the public pages, as a round badge. */
export const Avatar = (props: Props) => (
  <Portrait viewBox="10 26 76 76" width="4.5rem" height="4.5rem" borderRadius="full" {...props} />
);

export function Portrait({ name, seed, ...style }: Props) {
  const [background, letters] = colourSchemes[hash(seed) % colourSchemes.length] ?? colourSchemes[0];
  return (
    <chakra.svg viewBox="0 0 96 112" width="20" height="auto" flexShrink="0" aria-hidden="true" {...style}>
      <path d={arch} fill={colour(background)} />
      <path d="M8 112V47C8 26 28 15 48 7.500 68 15 88 26 88 47v65" fill="none" stroke={colour(letters)} opacity="0.6" />
      <chakra.text
        x="48"
        y="76"
        textAnchor="middle"
        fill={colour(letters)}
        fontFamily="heading"
        fontWeight="semibold"
        fontSize="34px"
      >
        {initials(name)}
      </chakra.text>
    </chakra.svg>
  );
}
