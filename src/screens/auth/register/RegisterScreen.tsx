import { HStack } from '@chakra-ui/react';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';

/** Section 2, /register. */
export function RegisterScreen() {
  return (
    <Page>
      <PageHeading
        overline="Student portal"
        lead="Students who have been admitted sign up here with the roll number from their letter of admission."
      >
        Register
      </PageHeading>
      <HStack gap="3" wrap="wrap">
        <LinkButton to="/login">Go to the login</LinkButton>
        <LinkButton to="/admissions" variant="surface">
          Apply for admission
        </LinkButton>
      </HStack>
    </Page>
  );
}
