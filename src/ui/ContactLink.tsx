import { Link, type LinkProps } from '@chakra-ui/react';

interface Props extends LinkProps {
  readonly scheme: 'mailto' | 'tel';
  /** The address, or the number. */
  readonly value: string;
}

/** A link that writes an e-mail or calls. Inline, so that a long address breaks at the end of its box. */
export function ContactLink({ scheme, value, ...link }: Props) {
  return (
    <Link display="inline" overflowWrap="anywhere" href={`${scheme}:${value.replaceAll(' ', '')}`} {...link}>
      {value}
    </Link>
  );
}
