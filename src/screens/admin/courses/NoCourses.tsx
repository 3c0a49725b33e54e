import { Button, chakra, HStack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { initializeCourses } from '../../../api/admin-courses.ts';
import { messageOf } from '../../../api/errors.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** An empty catalogue is filled with the standard courses, or course by course. */
export function NoCourses({ onAdd }: { readonly onAdd: () => void }) {
  const hint = useId();
  const initialize = useMutation(initializeCourses);

  async function fill(): Promise<void> {
    try {
      const courses = await initialize.mutateAsync();
      toast.success(
        courses.length > 0 ? `The catalogue is ready: it has ${courses.length} courses.` : 'The catalogue is ready.',
      );
      // The button has gone with the empty list.
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    } catch (error) {
      toast.error(messageOf(error, 'Failed to add the standard courses', 'Error adding the standard courses'));
    }
  }

  return (
    <>
      <HStack gap="3" wrap="wrap" justify="center">
        <Button
          aria-busy={initialize.isPending}
          aria-describedby={hint}
          onClick={() => !initialize.isPending && void fill()}
        >
          {initialize.isPending ? 'Adding...' : 'Add the Standard Courses'}
        </Button>
        <Button variant="surface" onClick={onAdd}>
          Add a Course
        </Button>
      </HStack>
      <chakra.p id={hint} textStyle="sm" color="fg.muted" maxW="prose">
        The standard courses are added to an empty catalogue only. Where any course exists by then, nothing is changed.
      </chakra.p>
    </>
  );
}
