import { SimpleGrid } from '@chakra-ui/react';
import * as yup from 'yup';
import { ordinalChoices, SEMESTERS, YEARS } from '../../../../domain/study-years.ts';
import { SelectField } from '../../../../forms/SelectField.tsx';
import { TextField } from '../../../../forms/TextField.tsx';
import { studentSchema } from '../../record/student-form.ts';
import { updateAcademic, type Deed, type Step } from './bulk-calls.ts';
import { DeedForm, type DeedFormProps } from './DeedForm.tsx';

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
export function AcademicForm(form: DeedFormProps) {
  return (
    <DeedForm<Values>
      {...form}
      label="Academic update"
      blank={blank}
      schema={schema}
      deedOf={deedOf}
      note="What is left as it is stays as it is with each of them."
    >
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
    </DeedForm>
  );
}
