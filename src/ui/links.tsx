import { chakra, Link, type LinkProps } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { Fragment } from 'react';
import { button, link } from './theme/recipes.ts';

export const LinkButton = createLink(chakra('a', button, { defaultProps: { 'data-screen-only': '' } }));

export const TextLink = createLink(chakra('a', link));

/** As it stands in a URL, where half of a character cannot. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** What follows the scheme: of an address, all but the last @ is encoded, or `?cc=` in it would write to somebody else. */
const targets = {
  mailto: (address: string) => {
    const at = address.lastIndexOf('@');
    return at < 0 ? encoded(address) : `${encoded(address.slice(0, at))}@${encoded(address.slice(at + 1))}`;
  },
  tel: (number: string) => encoded(number).replaceAll('%2B', '+'),
};

export type ContactScheme = keyof typeof targets;

export const contactHref = (scheme: ContactScheme, value: string): string =>
  `${scheme}:${targets[scheme](value.replaceAll(' ', ''))}`;

export const messageHref = (addresses: readonly string[]): string =>
  `mailto:?bcc=${addresses.map(targets.mailto).join(',')}`;

/** A message to one address, with what it says. A line break in a mail is two signs (RFC 6068). */
export function writtenHref(address: string, { subject, body }: { readonly subject: string; readonly body?: string }) {
  const text = body === undefined ? '' : `&body=${encoded(body.replaceAll('\n', '\r\n'))}`;
  return `${contactHref('mailto', address)}?subject=${encoded(subject)}${text}`;
}

interface ContactLinkProps extends LinkProps {
  readonly scheme: ContactScheme;
  readonly value: string;
}

/**
 * A link that writes an e-mail or calls. A long address breaks before its @ and the dots after it, or at the end of its box; a
 * number stays whole.
 */
export function ContactLink({ scheme, value, ...link }: ContactLinkProps) {
  const [first = ''] = value.split('@', 1);
  const others = [...value.slice(first.length).matchAll(/[@.][^@.]*/g)];
  return (
    <Link
      // Another address is another link: in a translated page its two parts could not be changed.
      key={value}
      // Among words that are written from right to left, the parts of a number would change their places.
      dir={scheme === 'tel' ? 'ltr' : undefined}
      display={scheme === 'tel' ? 'inline-block' : 'inline'}
      maxW="full"
      overflowWrap="anywhere"
      href={contactHref(scheme, value)}
      {...link}
    >
      {first}
      {others.map(({ 0: part, index }) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </Link>
  );
}
