import { Card, Heading, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';

/** As many places as the form has fields. */
const places = Array.from({ length: 10 }, (_, index) => index);

/** Where the form will stand, in about its size; the footer keeps its distance. */
export function ProfileSkeleton() {
  return (
    <Card.Root as="section">
      <Card.Body gap="5">
        <Heading as="h2" size="xl">
          Personal information
        </Heading>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" aria-hidden="true">
          {places.map((place) => (
            <Stack key={place} gap="2">
              <Skeleton height="4" width="7rem" />
              <Skeleton height="11" />
              <Skeleton height="4" width="11rem" />
            </Stack>
          ))}
        </SimpleGrid>
      </Card.Body>
    </Card.Root>
  );
}
