import { Alert, Button, HStack, Stack } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { SelectField } from '../../forms/SelectField.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import type { ApplicationValues } from './application-form.ts';
import type { CourseChoices } from './use-course-choices.ts';

/** The desired course: a choice of the names on offer, or of the six where the latest could not be loaded. */
export function CourseField({ choices }: { readonly choices: CourseChoices }) {
  const { offered, isBasic, isFetching, retry } = choices;
  const { values } = useFormikContext<ApplicationValues>();
  const { desiredCourse } = values;
  const frame = useRef<HTMLDivElement>(null);
  const isGone = offered !== undefined && desiredCourse !== '' && !offered.includes(desiredCourse);
  // One that was chosen before the list is there is on offer until the list says otherwise.
  const options = offered ?? (desiredCourse ? [desiredCourse] : []);

  // The button goes when the list comes: the focus waits where the list will be.
  const tryAgain = () => {
    frame.current?.querySelector('select')?.focus();
    retry();
  };

  return (
    <Stack ref={frame} gap="5">
      {isBasic && (
        <Alert.Root status="warning" role="status">
          <Alert.Indicator>
            <WarningIcon />
          </Alert.Indicator>
          <Alert.Content>
            <Alert.Title>Could not load latest courses. Showing basic course list.</Alert.Title>
            <HStack mt="1">
              <Button size="sm" variant="surface" aria-busy={isFetching} onClick={tryAgain}>
                Try Again
              </Button>
            </HStack>
          </Alert.Content>
        </Alert.Root>
      )}
      <SelectField
        name="desiredCourse"
        label="Desired course"
        required
        options={options}
        placeholder={offered ? 'Choose a course' : 'Loading courses...'}
        help={
          (isGone && `“${desiredCourse}” does not take applications at the moment. Please choose another course.`) ||
          (offered?.length === 0 && 'No course takes applications at the moment. Please ask the admissions office.') ||
          undefined
        }
      />
    </Stack>
  );
}
