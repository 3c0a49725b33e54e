import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { components } from '#openapi/schema.gen.ts';
import { updateAcademic, updateFee, updatePlacement, updateStudent } from '../admin-students.ts';
import { rosterQuery } from '../students.ts';
import { formatAmount } from '#src/platform/text/format.ts';
import { wholeBody } from '#src/records/fields/body.ts';
import { type Field, type Fields, pickFields, type Texts, textsOf } from '#src/records/fields/field.ts';
import { type Student, studentFields } from '../student.ts';
import { SEMESTERS, YEARS } from '../student-rules.ts';
import { Form } from '#src/forms/Form.tsx';
import { schemaOf } from '#src/records/fields/schema.ts';
import { SubmitButton } from '#src/forms/fields.tsx';
import { callsOf } from '#src/records/batch/use-batch.ts';
import { expectStored } from '#src/records/form/stored-differences.ts';
import { RecordFields } from '#src/records/form/RecordField.tsx';
import { type StudentAction, undoUpdates } from './undo-updates.ts';
import { partBody, partFields } from '../record/student-record.ts';

type Schemas = components['schemas'];

const update = {
  done: 'Updated',
  failed: () => 'Failed to update student',
  listKey: rosterQuery().queryKey,
  undo: undoUpdates,
};

const last = { year: YEARS.length, semester: SEMESTERS.length };

/** Sends the whole record with the new values of some fields, and with `updatedAt`. */
const wholeCalls = (fields: Fields<Student>, changedTexts: (student: Student) => Texts) =>
  callsOf(updateStudent, (student: Student) => ({
    id: student.id,
    body: wholeBody<Student, Schemas['StudentUpdate']>(fields, student, changedTexts(student)),
  }));

/**
 * The same change for each student, from the values that each record has. The call of a part needs all of its values. A
 * record that lacks one of them, such as a new student's, is sent as a whole instead, so that a missing CGPA does not
 * become 0. Both calls send `updatedAt` along with the old values: a change that somebody else has made meanwhile must not
 * be undone.
 */
function partAction<Body>(
  fields: Fields<Student>,
  part: { readonly call: (variables: { readonly id: string; readonly body: Body }) => Promise<Student | undefined> },
  changedTexts: (student: Student) => Texts,
) {
  const whole = wholeCalls(fields, changedTexts);
  return {
    ...update,
    ...whole,
    call: async (student: Student) => {
      const texts = changedTexts(student);
      const stored = Object.values(texts).every(Boolean)
        ? await part.call({ id: student.id, body: partBody<Body>(fields, student, texts) })
        : await whole.call(student);
      expectStored(fields, texts, stored);
      return stored;
    },
  };
}

/** What has been chosen for all of them, and the rest as each record has it. */
function academicAction(choices: Texts): StudentAction {
  const changedTexts = (student: Student): Texts =>
    Object.fromEntries(
      Object.entries(textsOf(partFields.academic, student)).map(([name, text]) => {
        const choice = choices[name]?.trim();
        return [name, choice === 'next' ? String(Number(text) + 1) : choice || text];
      }),
    );
  return {
    ...partAction(partFields.academic, updateAcademic, changedTexts),
    progressLabel: 'Updating academic records',
    skip: (student) => {
      const atEnd = (['year', 'semester'] as const).find(
        (unit) => choices[unit] === 'next' && student[unit] >= last[unit],
      );
      return atEnd && `Already in ${atEnd} ${student[atEnd]}, the last one`;
    },
  };
}

/** The fee of each student: the total that is given or else its own, and of that all, nothing, an amount, or what was paid. */
function feeAction({ totalFee: given = '', paid = '', paidAmount = '' }: Texts): StudentAction {
  const changedTexts = (student: Student): Texts => {
    const own = textsOf(partFields.fee, student);
    const totalFee = given.trim() || own['totalFee'] || '';
    const paidAmounts: Texts = { all: totalFee, none: '0', amount: paidAmount.trim() };
    return { totalFee, paidAmount: paidAmounts[paid] ?? own['paidAmount'] ?? '' };
  };
  return {
    ...partAction(partFields.fee, updateFee, changedTexts),
    progressLabel: 'Updating fees',
    skip: (student) => {
      const { totalFee, paidAmount: next } = changedTexts(student);
      if (!totalFee) return 'This record has no total fee. Enter one first';
      return Number(next) > Number(totalFee)
        ? `The paid amount ${formatAmount(Number(next))} is more than the total fee ${formatAmount(Number(totalFee))}`
        : undefined;
    },
  };
}

/** The same status for each student, in whose record nothing else changes. */
function statusAction({ status = '' }: Texts): StudentAction {
  const fields = pickFields(studentFields, ['status']);
  const calls = wholeCalls(fields, () => ({ status }));
  return {
    ...update,
    ...calls,
    call: async (student) => {
      const stored = await calls.call(student);
      expectStored(fields, { status }, stored);
      return stored;
    },
    progressLabel: 'Updating statuses',
    skip: (student) =>
      studentFields.status.format(student.status) === status ? `Already ${status.toLowerCase()}` : undefined,
  };
}

/** The same placement for each student. */
function placementAction(values: Texts): StudentAction {
  const calls = callsOf(updatePlacement, (student: Student) => ({
    id: student.id,
    body: partBody<Schemas['PlacementUpdate']>(partFields.placement, student, values),
  }));
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
  const next = { value: 'next', label: `Move to the next ${unit}` };
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

const updates: Readonly<Record<'academic' | 'placement' | 'fee' | 'status', Update>> = {
  academic: {
    label: 'Academic update',
    note: 'A field that you leave as it is keeps the value that each student has.',
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
    note: 'The company and the package in their records are replaced.',
    fields: {
      ...partFields.placement,
      placementStatus: { ...studentFields.placementStatus, required: true, control: { placeholder: 'Choose one' } },
    },
    actionOf: placementAction,
  },
  fee: {
    label: 'Fee update',
    note: 'A field that you leave as it is keeps the value that each student has. The pending amount is calculated.',
    fields: {
      totalFee: {
        ...studentFields.totalFee,
        control: { placeholder: 'Leave as it is', help: 'Empty: each student keeps the present total fee' },
        check: (text, { paid = '' }) => (text || paid ? undefined : 'Enter a total fee, or choose how much is paid'),
      },
      paid: {
        kind: 'text',
        label: 'How much is paid',
        get: () => '',
        format: String,
        control: {
          placeholder: 'Leave as it is',
          options: [
            { value: 'all', label: 'The whole fee' },
            { value: 'none', label: 'Nothing' },
            { value: 'amount', label: 'An amount' },
          ],
        },
      },
      paidAmount: {
        ...studentFields.paidAmount,
        label: 'Paid amount',
        onlyIf: {
          field: 'paid',
          is: 'amount',
          help: 'Where an amount is paid',
          message: 'Only where an amount is paid',
        },
        check: (text, values) => {
          if (values['paid'] !== 'amount') return undefined;
          if (!text) return studentFields.paidAmount.requiredMessage;
          return values['totalFee'] ? studentFields.paidAmount.check(text, values) : undefined;
        },
      },
    },
    actionOf: feeAction,
  },
  status: {
    label: 'Status update',
    note: 'Nothing else in their records changes.',
    fields: {
      status: { ...studentFields.status, required: true, control: { placeholder: 'Choose one' } },
    },
    actionOf: statusAction,
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
          <SubmitButton busyLabel="Updating...">{`Update ${count}`}</SubmitButton>
        </HStack>
      </Stack>
    </Form>
  );
}
