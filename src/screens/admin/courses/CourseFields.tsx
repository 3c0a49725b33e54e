import { Button, chakra, GridItem, HStack, SimpleGrid, Stack } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { type ReactNode, useId } from 'react';
import { programTypeValues } from '../../../../openapi/schema.gen.ts';
import { withCurrent } from '../../../domain/choices.ts';
import { UNIVERSITY_DEPARTMENTS } from '../../../domain/university-departments.ts';
import { FormError } from '../../../forms/FormError.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { BLANK_COURSE, COURSE_LABELS, type CourseValues, LIST_LIMITS, linesOf } from './course-form.ts';

interface Props {
  /** The program type of the course that is edited; empty for a new course. */
  readonly programType: string;
  readonly isNew: boolean;
  readonly onCancel: () => void;
}

const Whole = ({ children }: { readonly children: ReactNode }) => <GridItem colSpan={{ sm: 2 }}>{children}</GridItem>;

const states = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
];

const room = (typed: string, most: number) => `One per line: ${linesOf(typed).length} of at most ${most}`;

/** Every field of a CourseInput. */
export function CourseFields({ programType, isNew, onCancel }: Props) {
  const { values, resetForm } = useFormikContext<CourseValues>();
  const departments = useId();
  const isBlank = JSON.stringify(values) === JSON.stringify(BLANK_COURSE);
  return (
    <Stack gap="5">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="courseName" label={COURSE_LABELS.courseName} required autoComplete="off" />
        <TextField
          name="courseCode"
          label={COURSE_LABELS.courseCode}
          required
          autoComplete="off"
          help="Letters, digits and hyphens, such as BT-CSE"
        />
        <TextField
          name="department"
          label={COURSE_LABELS.department}
          required
          autoComplete="off"
          help="Choose one, or name another"
          inputProps={{ list: departments }}
        />
        <chakra.datalist id={departments}>
          {UNIVERSITY_DEPARTMENTS.map((department) => (
            <option key={department} value={department} />
          ))}
        </chakra.datalist>
        <SelectField
          name="programType"
          label={COURSE_LABELS.programType}
          required
          options={withCurrent(programTypeValues, programType)}
          placeholder="Choose one"
        />
        <Whole>
          <TextAreaField
            name="description"
            label={COURSE_LABELS.description}
            required
            rows={4}
            help="What visitors read on the card"
          />
        </Whole>
        <TextField name="durationYears" label={COURSE_LABELS.durationYears} inputMode="decimal" help="0.5 to 10" />
        <SelectField
          name="isActive"
          label={COURSE_LABELS.isActive}
          options={states}
          help="Only an active course is on the public lists"
        />
        <TextField
          name="totalSeats"
          label={COURSE_LABELS.totalSeats}
          inputMode="numeric"
          help="Empty: there is no limit"
        />
        <TextField
          name="availableSeats"
          label={COURSE_LABELS.availableSeats}
          inputMode="numeric"
          {...(isNew && { help: 'Empty: all of them' })}
        />
        <TextField name="feeAmount" label={COURSE_LABELS.feeAmount} inputMode="decimal" />
        <TextField name="feeType" label={COURSE_LABELS.feeType} autoComplete="off" help="Such as: per year" />
        <Whole>
          <TextAreaField
            name="eligibilityCriteria"
            label={COURSE_LABELS.eligibilityCriteria}
            rows={4}
            help={room(values.eligibilityCriteria, LIST_LIMITS.eligibilityCriteria)}
          />
        </Whole>
        <Whole>
          <TextAreaField
            name="subjects"
            label={COURSE_LABELS.subjects}
            rows={6}
            help={room(values.subjects, LIST_LIMITS.subjects)}
          />
        </Whole>
      </SimpleGrid>
      <FormError />
      <HStack justify="flex-end" gap="3" wrap="wrap">
        {isNew && (
          <Button
            variant="ghost"
            me="auto"
            disabled={isBlank}
            title={isBlank ? 'Nothing has been typed' : undefined}
            onClick={() => resetForm({ values: BLANK_COURSE })}
          >
            Start again
          </Button>
        )}
        <Button variant="surface" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton busyLabel={isNew ? 'Adding...' : 'Saving...'}>
          {isNew ? 'Add Course' : 'Save Changes'}
        </SubmitButton>
      </HStack>
    </Stack>
  );
}
