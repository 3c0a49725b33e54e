import { Link } from '@chakra-ui/react';

interface Props {
  readonly scheme: 'mailto' | 'tel';
  /** The address, or the number. */
  readonly value: string;
}

/** One writes to people, and calls them. In the line, so that a long address breaks where its place ends. */
export function ContactLink({ scheme, value }: Props) {
  return (
    <Link display="inline" href={`${scheme}:${value}`}>
      {value}
    </Link>
  );
}
