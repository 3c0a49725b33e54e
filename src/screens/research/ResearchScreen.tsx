import { HStack } from '@chakra-ui/react';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Section 2, /research. */
export function ResearchScreen() {
  return (
    <Page>
      <PageHeading
        overline="What we look into"
        lead="Water, energy, health and the machines that think: the questions of the Deccan are the questions of the world."
      >
        Research
      </PageHeading>
      <HStack gap="3" wrap="wrap">
        <LinkButton to="/faculty">Meet the faculty</LinkButton>
        <LinkButton to="/contact" variant="surface">
          Work with us
        </LinkButton>
      </HStack>
    </Page>
  );
}
