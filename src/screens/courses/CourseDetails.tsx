import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatRupees } from '../../domain/format.ts';
import type { Course } from './course-filters.ts';

const List = chakra('ul', { base: { listStyle: 'disc', ps: '5' } });

function Part({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <chakra.dt fontWeight="semibold">{term}</chakra.dt>
      <chakra.dd color="fg.muted">{children}</chakra.dd>
    </div>
  );
}

/** What else the server says about a course; whatever it does not say is left out. */
export function CourseDetails({ course }: { readonly course: Course }) {
  const { courseCode, feeAmount, feeType, totalSeats, availableSeats, eligibilityCriteria, subjects } = course;
  const seats = [availableSeats, totalSeats].filter((count) => typeof count === 'number');
  return (
    <Stack as="dl" gap="3" textStyle="sm" borderTopWidth="1px" pt="4">
      {courseCode && <Part term="Course code">{courseCode}</Part>}
      {typeof feeAmount === 'number' && (
        <Part term="Fee">{[formatRupees(feeAmount), feeType].filter(Boolean).join(' ')}</Part>
      )}
      {seats.length > 0 && (
        <Part term={typeof availableSeats === 'number' ? 'Seats left' : 'Seats'}>{seats.join(' of ')}</Part>
      )}
      {eligibilityCriteria.length > 0 && (
        <Part term="Who may apply">
          <List>
            {eligibilityCriteria.map((criterion) => (
              <li key={criterion}>{criterion}</li>
            ))}
          </List>
        </Part>
      )}
      {subjects.length > 0 && <Part term="What you will study">{subjects.join(', ')}</Part>}
    </Stack>
  );
}
