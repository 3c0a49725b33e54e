import { chakra, Container, Heading, HStack, Text } from '@chakra-ui/react';
import { university } from '../../../domain/university.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';

const Panel = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: { lg: 'center' },
    justifyContent: 'space-between',
    gap: '8',
    px: { base: '6', md: '12' },
    py: { base: '10', md: '14' },
    borderRadius: '2xl',
    bg: 'brand.muted',
    borderInlineStartWidth: '6px',
    borderColor: 'accent.solid',
  },
});

/** Section 1, the call-to-action card. */
export function CallToAction() {
  return (
    <Container py={{ base: '12', md: '16', lg: '20' }}>
      <Panel aria-labelledby="apply">
        <div>
          <Heading id="apply" as="h2" size={{ base: '3xl', md: '4xl' }}>
            Your place by the lake
          </Heading>
          <Text textStyle="lg" mt="3" maxW="52ch">
            Send the form today; or call {university.phone} first, and ask whatever the form does not answer.
          </Text>
        </div>
        <HStack gap="4" wrap="wrap" flexShrink="0">
          <LinkButton to="/admissions" size="lg">
            Apply for Admission
          </LinkButton>
          <LinkButton to="/contact" size="lg" variant="surface">
            Contact Us
          </LinkButton>
        </HStack>
      </Panel>
    </Container>
  );
}
