import { Button, Card, Heading, HStack, Text } from '@chakra-ui/react';
import { university } from '../../domain/university.ts';
import { toast } from '../../ui/toast/toast.ts';

const tours = [
  {
    label: 'Schedule a Tour',
    says: `Campus tours cannot be booked online yet. Please call ${university.phone} to arrange one.`,
  },
  {
    label: 'Virtual Tour',
    says: `The virtual tour is not available online yet. Please call ${university.phone}, and we will tell you all about the campus.`,
  },
] as const;

/** Section 2, /contact: two buttons that do nothing yet, and say so. */
export function Tours() {
  return (
    <Card.Root as="section" aria-labelledby="tours" variant="subtle">
      <Card.Body gap="3">
        <Heading as="h2" id="tours" size="xl">
          See the campus
        </Heading>
        <Text color="fg.muted">
          An hour, with a student who lives here: the lake, the library, a hall and the workshop.
        </Text>
        <HStack gap="3" wrap="wrap">
          {tours.map(({ label, says }) => (
            <Button key={label} variant="surface" onClick={() => toast.info(says)}>
              {label}
            </Button>
          ))}
        </HStack>
      </Card.Body>
    </Card.Root>
  );
}
