import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { COURSE_LABELS, type CourseValues } from './course-form.ts';
import type { Clash } from './course-merge.ts';
import { EditNotice } from './EditNotice.tsx';

const Quote = chakra('span', { base: { display: 'block', whiteSpace: 'pre-line' } });

const inWords = ({ field }: Clash, text: string) => {
  if (field === 'isActive') return text === 'true' ? 'Active' : 'Inactive';
  return text.trim() || 'empty';
};

/** Nothing has been stored yet: the form holds what is to be stored, and this says what of theirs it would replace. */
export function Clashes({ clashes }: { readonly clashes: readonly Clash[] }) {
  const { values, setFieldValue, isSubmitting } = useFormikContext<CourseValues>();
  return (
    <EditNotice title="Somebody else changed this course while you were editing it">
      <Text>
        Nothing of yours has been stored yet. What they alone changed is in the form now. Save Changes stores the form
        as it is.
      </Text>
      {clashes.map((clash) => {
        const label = COURSE_LABELS[clash.field];
        return (
          <Stack key={clash.field} role="group" aria-label={label} gap="1" alignItems="flex-start">
            <Text fontWeight="semibold">{label}</Text>
            <Quote>{`In the form: ${inWords(clash, values[clash.field])}`}</Quote>
            <Quote>{`Theirs: ${inWords(clash, clash.theirs)}`}</Quote>
            {/* Not disabled once it is pressed: a disabled button would lose the focus. */}
            <Button
              size="xs"
              variant="surface"
              aria-label={`Take theirs: ${label}`}
              aria-pressed={values[clash.field] === clash.theirs}
              disabled={isSubmitting}
              onClick={() => void setFieldValue(clash.field, clash.theirs)}
            >
              Take Theirs
            </Button>
          </Stack>
        );
      })}
    </EditNotice>
  );
}
