import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId } from 'react';

interface Props extends Omit<HTMLChakraProps<'svg'>, 'name'> {
  readonly name: string;
  /** Decides the colours and the pattern: the same seed always gives the same portrait. */
  readonly seed: string;
}

const colourSchemes = [
  ['brand-800', 'brand-500', 'accent-300'],
  ['accent-400', 'accent-600', 'brand-950'],
  ['green-800', 'green-500', 'accent-100'],
  ['red-800', 'red-400', 'accent-100'],
  ['brand-300', 'brand-600', 'brand-950'],
] as const;

const arch = 'M3 112V46C3 22 26 10 48 2c22 8 45 20 45 44v66z';

const pattern =
  'm6 18-5 14m26-26-7 20m27-8-5 14m27-30-8 24m26 2-6 18m-62 0-6 18m34-8-7 20m36-24-5 14m-66 34-6 16m36-14-6 18m34-26-7 20m30-6-6 18';

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
  const id = useId();
  const number = hash(seed);
  const [background, lines, letters] = colourSchemes[number % colourSchemes.length] ?? colourSchemes[0];
  return (
    <chakra.svg
      viewBox="0 0 96 112"
      width="20"
      height="auto"
      flexShrink="0"
      aria-hidden="true"
      focusable="false"
      {...style}
    >
      <clipPath id={id}>
        <path d={arch} />
      </clipPath>
      <path d={arch} fill={colour(background)} />
      <g clipPath={`url(#${id})`}>
        <path
          d={pattern}
          transform={`translate(${(number % 5) * 3 - 4} ${(number % 7) * 2})`}
          stroke={colour(lines)}
          strokeWidth="2.5"
          strokeLinecap="round"
          opacity="0.55"
        />
      </g>
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
