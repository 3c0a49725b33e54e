import { Link, type LinkProps } from '@chakra-ui/react';
import { contactHref, type ContactScheme } from './contact-href.ts';

interface Props extends LinkProps {
  readonly scheme: ContactScheme;
  /** The address, or the number. */
  readonly value: string;
}

/** A link that writes an e-mail or calls. Inline, so that a long address breaks at the end of its box. */
export function ContactLink({ scheme, value, ...link }: Props) {
  return (
    <Link display="inline" overflowWrap="anywhere" href={contactHref(scheme, value)} {...link}>
      {value}
    </Link>
  );
}
