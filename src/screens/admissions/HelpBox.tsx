import { Card, chakra, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { university } from '../../domain/university.ts';
import { ClockIcon, MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { link } from '../../ui/theme/recipes/text.ts';

const Anchor = chakra('a', { ...link, base: { ...link.base, display: 'inline', overflowWrap: 'anywhere' } });

/** Section 2, /admissions: a help box (office hours Mon-Fri 9-5). */
export function HelpBox() {
  const { days, hours } = university.admissionsHours;
  return (
    <Card.Root as="section" aria-labelledby="admissions-help" borderTopWidth="4px" borderTopColor="accent.solid">
      <Card.Body gap="3">
        <Heading as="h2" id="admissions-help" size="xl">
          Need help?
        </Heading>
        <Text color="fg.muted">
          The admissions office answers questions about courses, grades, fees and scholarships.
        </Text>
        <Stack gap="2">
          <HStack gap="3" align="flex-start">
            <ClockIcon color="accent.fg" mt="0.15em" />
            <span>
              {days}, {hours}
            </span>
          </HStack>
          <HStack gap="3" align="flex-start">
            <PhoneIcon color="accent.fg" mt="0.15em" />
            <Anchor href={university.phoneHref}>{university.phone}</Anchor>
          </HStack>
          <HStack gap="3" align="flex-start">
            <MailIcon color="accent.fg" mt="0.15em" />
            <Anchor href={`mailto:${university.email}`}>{university.email}</Anchor>
          </HStack>
        </Stack>
        <TextLink to="/contact" alignSelf="flex-start">
          Write to us
        </TextLink>
      </Card.Body>
    </Card.Root>
  );
}
