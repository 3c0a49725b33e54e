import { chakra, Container, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { t, translate } from '../languages/texts.ts';
import { university } from '#src/university/university.ts';
import { ContactLink } from '../ui/links.tsx';
import { Crest } from '#src/university/Crest.tsx';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '../ui/icons.tsx';

const looks = {
  '& > svg': { color: 'accent.solid', mt: '0.1em' },
  '& a': { colorPalette: 'accent', color: 'inherit', fontWeight: 'inherit' },
};

function Entry({ Icon, children }: { readonly Icon: typeof PinIcon; readonly children: ReactNode }) {
  return (
    <HStack align="flex-start" gap="3" css={looks}>
      <Icon />
      <div>{children}</div>
    </HStack>
  );
}

/** Section 1: a footer with the phone and the admissions e-mail, the address and the office hours. */
export function Footer() {
  return (
    <chakra.footer
      data-screen-only=""
      bg="bg.inverted"
      color="fg.inverted"
      borderTopWidth="4px"
      borderColor="accent.solid"
    >
      <Container
        py={{ base: '10', md: '14' }}
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1.6fr 1.2fr auto auto' }}
        gap={{ base: '8', lg: '10' }}
      >
        <Stack gap="3">
          <HStack gap="3">
            <Crest boxSize="12" />
            <Heading as="p" size="xl" color="inherit">
              {translate(university.name)}
            </Heading>
          </HStack>
          <Text maxW="xs">{translate(university.motto)}</Text>
          <Text textStyle="sm" opacity="0.8">
            {t`Founded ${university.founded}`}
          </Text>
        </Stack>
        <Entry Icon={PinIcon}>
          <chakra.address fontStyle="normal">
            {university.address.map((line) => (
              <div key={line}>{translate(line)}</div>
            ))}
          </chakra.address>
        </Entry>
        <Stack gap="3">
          <Entry Icon={PhoneIcon}>
            <ContactLink scheme="tel" value={university.phone} />
          </Entry>
          <Entry Icon={MailIcon}>
            <ContactLink scheme="mailto" value={university.email} />
          </Entry>
        </Stack>
        <Entry Icon={ClockIcon}>
          {university.officeHours.map(({ days, hours }) => (
            <p key={days}>
              {translate(days)}
              <chakra.span display="block" opacity="0.8">
                {translate(hours)}
              </chakra.span>
            </p>
          ))}
        </Entry>
      </Container>
    </chakra.footer>
  );
}
