import { Badge, Button, Card, Center, chakra, Heading, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { formatDuration, formatAmount, orNA } from '#src/platform/text/format.ts';
import { ClockIcon } from '#src/ui/icons.tsx';
import { DepartmentIcon } from '#src/university/department-icons.ts';
import { LinkButton } from '#src/ui/links.tsx';
import type { Course } from './course.ts';

// A badge takes one line, unless it is wider than the card.
const fit = { whiteSpace: 'normal', maxW: 'full', overflowWrap: 'anywhere' } as const;

/** The details have a row of the grid to themselves, so that the cards beside an open one keep their height. */
const CardWithDetails = chakra('article', {
  base: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2', minW: '0', pb: '6' },
});

/** Section 2: courseName, a department badge, a programType badge, description and duration, and a link to apply. */
export function CourseCard({ course }: { readonly course: Course }) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const fullId = useId();
  const isFull = course.availableSeats === 0;
  const name = orNA(course.courseName);

  return (
    <CardWithDetails>
      <Card.Root>
        <Card.Body gap="3">
          <HStack gap="2" wrap="wrap">
            <Center boxSize="10" borderRadius="l2" bg="brand.muted" color="brand.fg" me="1">
              <DepartmentIcon name={course.department} boxSize="5" />
            </Center>
            {course.department && (
              <Badge colorPalette="brand" {...fit}>
                {course.department}
              </Badge>
            )}
            {course.programType && (
              <Badge colorPalette="accent" {...fit}>
                {course.programType}
              </Badge>
            )}
          </HStack>
          <Heading as="h2" size="xl">
            {name}
          </Heading>
          <Text color="fg.muted" lineClamp={open ? undefined : 6}>
            {course.description}
          </Text>
          <HStack gap="2" mt="auto" fontWeight="semibold">
            <ClockIcon color="accent.fg" />
            <span>{formatDuration(course.durationYears)}</span>
          </HStack>
        </Card.Body>
        <Card.Footer flexWrap="wrap">
          {isFull ? (
            <Button disabled aria-describedby={fullId}>
              Apply
            </Button>
          ) : (
            <LinkButton to="/admissions" search={{ course: course.courseName }} aria-label={`Apply for ${name}`}>
              Apply
            </LinkButton>
          )}
          <Button variant="surface" aria-expanded={open} aria-controls={details} onClick={() => setOpen(!open)}>
            <span>{open ? 'Fewer details' : 'Details'}</span> <VisuallyHidden>{`of ${name}`}</VisuallyHidden>
          </Button>
          {isFull && (
            <chakra.span id={fullId} textStyle="sm" color="fg.muted">
              All seats are taken
            </chakra.span>
          )}
        </Card.Footer>
      </Card.Root>
      <Card.Root id={details} hidden={!open} size="sm" bg="bg.subtle" mx="3" mt="-1px" borderTopRadius="0">
        <Card.Body>{open && <CourseDetails course={course} />}</Card.Body>
      </Card.Root>
    </CardWithDetails>
  );
}

function Part({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <chakra.dt fontWeight="semibold">{term}</chakra.dt>
      <chakra.dd color="fg.muted">{children}</chakra.dd>
    </div>
  );
}

/** Everything else that is known about a course; a detail without a value is left out. */
function CourseDetails({ course }: { readonly course: Course }) {
  const { courseCode, feeAmount, feeType, totalSeats, availableSeats, eligibilityCriteria, subjects } = course;
  const seats = [availableSeats, totalSeats].filter((count) => typeof count === 'number');
  return (
    <Stack as="dl" gap="3" textStyle="sm">
      {courseCode && <Part term="Course code">{courseCode}</Part>}
      {typeof feeAmount === 'number' && (
        <Part term="Fee">{[formatAmount(feeAmount), feeType].filter(Boolean).join(' ')}</Part>
      )}
      {seats.length > 0 && (
        <Part term={typeof availableSeats === 'number' ? 'Seats left' : 'Seats'}>{seats.join(' of ')}</Part>
      )}
      {eligibilityCriteria.length > 0 && (
        <Part term="Who may apply">
          <chakra.ul listStyle="disc" ps="5">
            {eligibilityCriteria.map((criterion) => (
              <li key={criterion}>{criterion}</li>
            ))}
          </chakra.ul>
        </Part>
      )}
      {subjects.length > 0 && <Part term="What you will study">{subjects.join(', ')}</Part>}
    </Stack>
  );
}
