import { Box, Button, Center, chakra, Container, Heading, Text, VisuallyHidden } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { useId } from 'react';
import { msg, t, translate } from '#src/languages/texts.ts';
import { university } from '#src/university/university.ts';
import { icon, IconTile, MailIcon } from '#src/ui/icons.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { raised } from '#src/ui/theme/recipes.ts';
import brochureFile from '#src/university/brochure.pdf';
import { Hero } from './Hero.tsx';

/** About the height of the sections: the footer stays below the window, and the browser can restore the scroll position. */
const placeholderHeight = { base: '370rem', md: '258rem', xl: '184rem' };

const Sections = lazyComponent(() => import('./HomeSections.tsx').then(({ HomeSections }) => HomeSections), {
  fallback: <Box minH={placeholderHeight} />,
  failure: (retry) => (
    <Center role="alert" flexDirection="column" gap="4" py="20" px="4" textAlign="center">
      <Text>{t`The rest of this page could not be loaded.`}</Text>
      <Button variant="surface" onClick={retry}>
        {t`Try Again`}
      </Button>
    </Center>
  ),
});
Sections.preload();

/** Section 1, the home page. The code of what is below its first screen is loaded apart. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <QuickActions />
      <Sections />
    </>
  );
}

const FormIcon = icon('M6 3h9l4 4v14H6zM15 3v4h4M9.5 12h6M9.5 16h6');
const DownloadIcon = icon('M12 4v11M7 10.5l5 5 5-5M4 20h16');

const List = chakra('ul', {
  base: {
    ...raised,
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
    mt: { base: '-6', lg: '-14' },
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
const Anchor = chakra('a', {
  base: {
    textStyle: 'lg',
    fontWeight: 'semibold',
    color: 'fg',
    outline: '0',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' },
    _focusVisible: { _after: { outline: '3px solid {colors.brand.focusRing}', outlineOffset: '-3px' } },
  },
});
const RouteLink = createLink(Anchor);

const quickActions = [
  {
    title: msg`Apply Now`,
    hint: () => t`The form takes ${translate(university.applicationTime)}.`,
    Icon: FormIcon,
    to: '/admissions',
  },
  {
    title: msg`Contact Admissions`,
    hint: () => t`Ask the admissions office by email or phone.`,
    Icon: MailIcon,
    to: '/contact',
  },
  { title: msg`Download Brochure`, hint: () => t`Two pages (PDF).`, Icon: DownloadIcon },
] as const;

/** Section 1, quick actions. */
function QuickActions() {
  const id = useId();
  return (
    <Container>
      <VisuallyHidden asChild>
        <Heading as="h2">{t`Quick actions`}</Heading>
      </VisuallyHidden>
      <List>
        {quickActions.map(({ title, hint, Icon, ...action }, i) => (
          <Item key={title}>
            <IconTile gridRow="span 2" fontSize="xl">
              <Icon />
            </IconTile>
            {'to' in action ? (
              <RouteLink to={action.to} aria-describedby={`${id}${i}`}>
                {translate(title)}
              </RouteLink>
            ) : (
              <Anchor href={brochureFile} download={`${university.name} brochure.pdf`} aria-describedby={`${id}${i}`}>
                {translate(title)}
              </Anchor>
            )}
            <chakra.span id={`${id}${i}`} textStyle="sm" color="fg.muted">
              {hint()}
            </chakra.span>
          </Item>
        ))}
      </List>
    </Container>
  );
}
