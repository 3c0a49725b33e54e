import { Field } from '@chakra-ui/react';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { coursesQuery } from '#src/features/courses/courses.ts';
import { freeSeat } from '#src/features/courses/admin-courses.ts';
import { type Course, coursesWithTakenSeats } from '#src/features/courses/seats.ts';
import { toastFailure } from '#src/records/failures.tsx';
import { Select } from '#src/ui/Select.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { t } from '#src/languages/texts.ts';

interface Props {
  readonly department: string;
  readonly chosen: Course | undefined;
  readonly onChoose: (course: Course | undefined) => void;
}

/** Asks which course has a seat more when a student is deleted: no record says which course somebody has come by. */
export function FreedSeat({ department, chosen, onChoose }: Props) {
  const { data: courses = [] } = useQuery(coursesQuery());
  const choices = coursesWithTakenSeats(courses, department);
  if (choices.length === 0) return null;
  return (
    <Field.Root mt="4">
      <Field.Label>{t`Free a seat in`}</Field.Label>
      <Select
        choices={choices.map(({ id, courseName, availableSeats }) => ({
          value: id,
          label: t`${courseName} (${availableSeats ?? ''} left)`,
        }))}
        placeholder={t`No course: the seat stays taken`}
        value={chosen?.id ?? ''}
        onChange={({ currentTarget }) => onChoose(choices.find(({ id }) => id === currentTarget.value))}
      />
      <Field.HelperText>{t`Restoring the student does not take the seat again.`}</Field.HelperText>
    </Field.Root>
  );
}

export async function freeSeatOf(client: QueryClient, course: Course): Promise<void> {
  try {
    const data = await freeSeat.call(course);
    await freeSeat.updateCache(client, [{ variables: course, data }]);
    toast.success(t`A seat in ${course.courseName} is free again`);
  } catch (error) {
    toastFailure(error, { failed: t`Failed to free the seat`, unanswered: t`Error freeing the seat` });
  }
}
