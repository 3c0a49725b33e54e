import { HStack } from '@chakra-ui/react';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Section 2, /contact. */
export function ContactScreen() {
  return (
    <Page>
      <PageHeading
        overline="We answer"
        lead="Write, call or come by: the front office is open from Monday to Saturday, and its address is at the foot of this page."
      >
        Contact us
      </PageHeading>
      <HStack gap="3" wrap="wrap">
        <LinkButton to="/admissions">Apply Now</LinkButton>
        <LinkButton to="/about" variant="surface">
          About the university
        </LinkButton>
      </HStack>
    </Page>
  );
}
