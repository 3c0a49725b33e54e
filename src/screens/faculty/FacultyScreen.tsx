import { HStack } from '@chakra-ui/react';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Section 2, /faculty. */
export function FacultyScreen() {
  return (
    <Page>
      <PageHeading
        overline="Who teaches"
        lead="The people who teach at Malhar also do research, run laboratories and answer their doors on Thursday afternoons."
      >
        Faculty
      </PageHeading>
      <HStack gap="3" wrap="wrap">
        <LinkButton to="/research">Their research</LinkButton>
        <LinkButton to="/courses" variant="surface">
          Their courses
        </LinkButton>
      </HStack>
    </Page>
  );
}
