import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { updateAcademic, updatePlacement, updateStudent } from '../../../../api/admin-students.ts';
import { rosterQuery } from '../../../../api/students.ts';
import { wholeBody } from '../../../../domain/records/body.ts';
import { type Field, type Fields, type Texts, textsOf } from '../../../../domain/records/field.ts';
import { type Student, studentFields } from '../../../../domain/records/student.ts';
import { SEMESTERS, YEARS } from '../../../../domain/study-years.ts';
import { Form } from '../../../../forms/Form.tsx';
import { schemaOf } from '../../../../forms/schema.ts';
import { SubmitButton } from '../../../../forms/SubmitButton.tsx';
import { type BatchAction, callsOf } from '../../../../resource/batch/use-batch.ts';
import { expectStored } from '../../../../resource/form/kept-by-server.ts';
import { RecordFields } from '../../../../resource/form/RecordField.tsx';
import { partBody, partFields } from '../record/student-record.ts';

type Schemas = components['schemas'];
type StudentAction = BatchAction<Student, Student | undefined>;

const update = {
  done: 'Updated',
  failed: () => 'Failed to update student',
  listKey: rosterQuery().queryKey,
};

const last = { year: YEARS.length, semester: SEMESTERS.length };

/** The same change for each student, from the values that each record has. */
function academicAction(choices: Texts): StudentAction {
  const changedTexts = (student: Student): Texts =>
    Object.fromEntries(
      Object.entries(textsOf(partFields.academic, student)).map(([name, text]) => {
        const choice = choices[name]?.trim();
        return [name, choice === 'next' ? String(Number(text) + 1) : choice || text];
      }),
    );
  const whole = callsOf(updateStudent, (student: Student) => ({
    id: student.id,
    body: wholeBody<Student, Schemas['StudentUpdate']>(partFields.academic, student, changedTexts(student)),
  }));
  return {
    ...update,
    ...whole,
    /*
     * The academic call needs all five values. A record that lacks one of them, such as a new student's, is sent as a
     * whole instead, so that a missing CGPA does not become 0. Both calls send `updatedAt` along with the old values: a
     * change that somebody else has made meanwhile must not be undone.
     */
    call: async (student) => {
      const texts = changedTexts(student);
      const stored = Object.values(texts).every(Boolean)
        ? await updateAcademic.call({ id: student.id, body: partBody(partFields.academic, student, texts) })
        : await whole.call(student);
      expectStored(partFields.academic, texts, stored);
      return stored;
    },
    progressLabel: 'Updating academic records',
    skip: (student) => {
      const atEnd = (['year', 'semester'] as const).find(
        (unit) => choices[unit] === 'next' && student[unit] >= last[unit],
      );
      return atEnd && `Already in ${atEnd} ${student[atEnd]}, the last one`;
    },
  };
}

/** The same placement for each student. */
function placementAction(values: Texts): StudentAction {
  const body = partBody<Schemas['PlacementUpdate']>(partFields.placement, {}, values);
  const calls = callsOf(updatePlacement, ({ id }: Student) => ({ id, body }));
  return {
    ...update,
    ...calls,
    call: async (student) => {
      const stored = await calls.call(student);
      expectStored(partFields.placement, values, stored);
      return stored;
    },
    progressLabel: 'Updating placements',
  };
}

/** A number of each record that may go on by one. */
function stepField({ required: _required, rule: _rule, ...field }: Field<Student>, unit: 'year' | 'semester') {
  const next = { value: 'next', label: `On to the next ${unit}` };
  const options = [next, ...(field.control?.options ?? [])];
  return { ...field, initial: '', control: { options, placeholder: 'Leave as it is' } };
}

interface Update {
  readonly label: string;
  /** What happens to the values that the records have. */
  readonly note: string;
  readonly fields: Fields<Student>;
  readonly actionOf: (values: Texts) => StudentAction;
}

const updates: Readonly<Record<'academic' | 'placement', Update>> = {
  academic: {
    label: 'Academic update',
    note: 'What is left as it is stays as it is with each of them.',
    fields: {
      ...partFields.academic,
      year: {
        ...stepField(studentFields.year, 'year'),
        check: (_, values) => (Object.values(values).some(Boolean) ? undefined : 'Choose at least one value to change'),
      },
      semester: stepField(studentFields.semester, 'semester'),
    },
    actionOf: academicAction,
  },
  placement: {
    label: 'Placement update',
    note: 'Company and package that they had before are replaced.',
    fields: {
      ...partFields.placement,
      placementStatus: { ...studentFields.placementStatus, required: true, control: { placeholder: 'Choose one' } },
    },
    actionOf: placementAction,
  },
};

interface Props {
  readonly kind: keyof typeof updates;
  /** `25 Students`. */
  readonly count: string;
  readonly onAction: (action: StudentAction) => void;
  readonly onCancel: () => void;
}

/** A form for many students: for how many, what happens to their old values, the fields, and the buttons. */
export function BulkForm({ kind, count, onAction, onCancel }: Props) {
  const { label, note, fields, actionOf } = updates[kind];
  const [schema] = useState(() => schemaOf(fields));
  return (
    <Form<Texts>
      label={label}
      initialValues={textsOf(fields)}
      schema={schema}
      onSubmit={(values) => onAction(actionOf(values))}
    >
      <Stack gap="4">
        <Text color="fg.muted">{`For ${count.toLowerCase()}. ${note}`}</Text>
        <RecordFields fields={fields} help={{ totalCredits: '0 to 1000' }} />
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
