import { chakra, Container, Heading, VisuallyHidden } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { MailIcon } from '../../ui/icons.tsx';
import { DownloadIcon, FormIcon } from './icons.tsx';

const List = chakra('ul', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
    mt: { base: '-6', lg: '-14' },
    bg: 'bg.panel',
    borderRadius: 'l3',
    borderTopWidth: '4px',
    borderTopColor: 'accent.solid',
    boxShadow: 'lg',
  },
});
const Item = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    alignItems: 'center',
    p: { base: '5', lg: '6' },
    transition: 'background-color 150ms',
    borderColor: 'border',
    '& + &': { borderTopWidth: { base: '1px', md: '0' }, borderInlineStartWidth: { md: '1px' } },
    '&:first-of-type': { borderStartStartRadius: 'l3', borderStartEndRadius: { base: 'l3', md: '0' } },
    '&:last-of-type': { borderEndEndRadius: 'l3', borderEndStartRadius: { base: 'l3', md: '0' } },
    _hover: { bg: 'brand.subtle' },
  },
});
const Sign = chakra('span', {
  base: {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    borderRadius: 'full',
    bg: 'brand.muted',
    color: 'brand.fg',
    fontSize: 'xl',
  },
});

/** The whole card is the target, its title is the name. */
const action = {
  base: {
    textStyle: 'lg',
    fontWeight: 'semibold',
    color: 'fg',
    outline: '0',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' },
    _focusVisible: { _after: { outline: '3px solid {colors.brand.focusRing}', outlineOffset: '-3px' } },
  },
} as const;
const Anchor = chakra('a', action);
const RouteLink = createLink(Anchor);

interface ActionProps {
  readonly sign: ReactNode;
  readonly hint: string;
  readonly children: (describedBy: string) => ReactNode;
}

function Action({ sign, hint, children }: ActionProps) {
  const id = useId();
  return (
    <Item>
      <Sign>{sign}</Sign>
      {children(id)}
      <chakra.span id={id} textStyle="sm" color="fg.muted">
        {hint}
      </chakra.span>
    </Item>
  );
}

/** Section 1, quick actions. The brochure is a PDF of our own, made by tools/pictures. */
export function QuickActions() {
  return (
    <Container>
      <VisuallyHidden asChild>
        <Heading as="h2">Quick actions</Heading>
      </VisuallyHidden>
      <List>
        <Action sign={<FormIcon />} hint="The form takes ten minutes.">
          {(hint) => (
            <RouteLink to="/admissions" aria-describedby={hint}>
              Apply Now
            </RouteLink>
          )}
        </Action>
        <Action sign={<MailIcon />} hint="Ask a person, not a machine.">
          {(hint) => (
            <RouteLink to="/contact" aria-describedby={hint}>
              Contact Admissions
            </RouteLink>
          )}
        </Action>
        <Action sign={<DownloadIcon />} hint="Two pages to print and pass on (PDF).">
          {(hint) => (
            <Anchor
              href={`${import.meta.env.BASE_URL}brochure.pdf`}
              download="Malhar University brochure.pdf"
              aria-describedby={hint}
            >
              Download Brochure
            </Anchor>
          )}
        </Action>
      </List>
    </Container>
  );
}
