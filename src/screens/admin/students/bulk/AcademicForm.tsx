import { Button, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import * as yup from 'yup';
import { ordinalChoices } from '../../../../domain/ordinals.ts';
import { SEMESTERS, YEARS } from '../../../../domain/study-years.ts';
import { Form } from '../../../../forms/Form.tsx';
import { SelectField } from '../../../../forms/SelectField.tsx';
import { SubmitButton } from '../../../../forms/SubmitButton.tsx';
import { TextField } from '../../../../forms/TextField.tsx';
import { studentSchema } from '../../record/student-form.ts';
import { updateAcademic, type Deed, type Step } from './bulk-calls.ts';

interface Props {
  readonly count: string;
  readonly onDeed: (deed: Deed) => void;
  readonly onCancel: () => void;
}

const blank = { year: '', semester: '', currentCGPA: '', totalCredits: '', attendance: '' };
type Values = typeof blank;

const NOTHING = 'Choose at least one value to change';

/** The record's own rules for marks; and something has to be chosen. */
const schema = studentSchema.pick(['currentCGPA', 'attendance', 'totalCredits']).concat(
  yup.object({
    year: yup.string().test('some', NOTHING, (_, { parent }) => Object.values(parent as Values).some(Boolean)),
    semester: yup.string(),
  }),
);

const stepOf = (choice: string): Step => (choice === '' ? 'leave' : choice === 'next' ? 'next' : Number(choice));
const figureOf = (text: string) => (text.trim() === '' ? undefined : Number(text));

const deedOf = ({ year, semester, currentCGPA, totalCredits, attendance }: Values): Deed =>
  updateAcademic({
    year: stepOf(year),
    semester: stepOf(semester),
    currentCGPA: figureOf(currentCGPA),
    totalCredits: figureOf(totalCredits),
    attendance: figureOf(attendance),
  });

/** What to change in the academic records of many students; what is left empty stays as it is with each of them. */
export function AcademicForm({ count, onDeed, onCancel }: Props) {
  return (
    <Form<Values>
      label="Academic update"
      initialValues={blank}
      schema={schema}
      onSubmit={(values) => onDeed(deedOf(values))}
    >
      <Stack gap="4">
        <Text color="fg.muted">For {count.toLowerCase()}. What is left as it is stays as it is with each of them.</Text>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <SelectField
            name="year"
            label="Year"
            placeholder="Leave as it is"
            options={[{ value: 'next', label: 'On to the next year' }, ...ordinalChoices(YEARS, 'year')]}
          />
          <SelectField
            name="semester"
            label="Semester"
            placeholder="Leave as it is"
            options={[{ value: 'next', label: 'On to the next semester' }, ...ordinalChoices(SEMESTERS, 'semester')]}
          />
          <TextField name="currentCGPA" label="Current CGPA" help="0 to 10" />
          <TextField name="totalCredits" label="Total credits" help="0 to 1000" />
          <TextField name="attendance" label="Attendance (%)" help="0 to 100" />
        </SimpleGrid>
        <HStack justify="flex-end" gap="3" wrap="wrap">
          <Button variant="surface" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton busyLabel="Updating...">Update {count}</SubmitButton>
        </HStack>
      </Stack>
    </Form>
  );
}
