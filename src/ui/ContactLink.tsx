import { Link } from '@chakra-ui/react';

interface Props {
  readonly scheme: 'mailto' | 'tel';
  /** The address, or the number. */
  readonly value: string;
}

/** A link that writes an e-mail or calls. Inline, so that a long address breaks at the end of its box. */
export function ContactLink({ scheme, value }: Props) {
  return (
    <Link display="inline" overflowWrap="anywhere" href={`${scheme}:${value.replaceAll(' ', '')}`}>
      {value}
    </Link>
  );
}
