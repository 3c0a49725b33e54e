import { HStack } from '@chakra-ui/react';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Section 2, /courses. */
export function CoursesScreen() {
  return (
    <Page>
      <PageHeading
        overline="Study here"
        lead="From computer science to the life sciences, every programme leads to work that matters; the admissions office helps to choose."
      >
        Courses
      </PageHeading>
      <HStack gap="3" wrap="wrap">
        <LinkButton to="/admissions">Apply Now</LinkButton>
        <LinkButton to="/contact" variant="surface">
          Ask the admissions office
        </LinkButton>
      </HStack>
    </Page>
  );
}
