import { HStack } from '@chakra-ui/react';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Section 2, /about. */
export function AboutScreen() {
  return (
    <Page>
      <PageHeading
        overline="Since 1965"
        lead="A public university on the edge of Pashan Lake, where eight departments teach, build and publish under one roof of rain trees."
      >
        About Malhar University
      </PageHeading>
      <HStack gap="3" wrap="wrap">
        <LinkButton to="/courses">See the courses</LinkButton>
        <LinkButton to="/contact" variant="surface">
          Visit us
        </LinkButton>
      </HStack>
    </Page>
  );
}
