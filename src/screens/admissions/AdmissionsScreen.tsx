import { HStack } from '@chakra-ui/react';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Section 2, /admissions. */
export function AdmissionsScreen() {
  return (
    <Page>
      <PageHeading
        overline="Admissions"
        lead="Tell us who you are and what you would like to study; the admissions office reads every application itself."
      >
        Apply for admission
      </PageHeading>
      <HStack gap="3" wrap="wrap">
        <LinkButton to="/courses">See the courses</LinkButton>
        <LinkButton to="/contact" variant="surface">
          Contact Admissions
        </LinkButton>
      </HStack>
    </Page>
  );
}
