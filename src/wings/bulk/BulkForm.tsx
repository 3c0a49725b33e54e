import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { type ComponentProps, useState } from 'react';
import { updateAcademic, updateFee, updatePlacement } from '#src/features/students/admin-students.ts';
import { formatAmount } from '#src/platform/text/format.ts';
import { type Field, type Fields, pickFields, type Texts, textsOf } from '#src/records/fields/field.ts';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { SEMESTERS, semesterWarning, YEARS, yearOfSemester } from '#src/features/students/student-rules.ts';
import { Form, FormError } from '#src/forms/Form.tsx';
import { noServerErrors } from '#src/forms/field-errors.ts';
import { schemaOf } from '#src/records/fields/schema.ts';
import { SubmitButton } from '#src/forms/fields.tsx';
import { RecordFields } from '#src/records/form/RecordField.tsx';
import { sendWhole, type StudentAction, updateAction } from '#src/features/students/student-actions.ts';
import type { RecordMutation } from '#src/records/record-type.ts';
import { requestBody } from '#src/records/fields/body.ts';
import { tabFields } from '#src/features/students/record/student-record.ts';
import { rememberRun } from '#src/session/recent-runs.ts';
import { type Included, leftOutOf, runOf, type Unit } from './earlier-steps.ts';
import { countStudents, LeftOutNotices, useMovers } from './LeftOutNotices.tsx';

type LeftOut = ReadonlyMap<string, string>;

const ALL_LEFT_OUT = 'Everybody who is selected is left out. Tick above whom to move all the same, or cancel.';

const last = { year: YEARS.length, semester: SEMESTERS.length };

/**
 * Sends a part of a student. Its call needs all of its values: a record that lacks one of them, such as a new student's,
 * is sent as a whole instead, so that a missing CGPA does not become 0. Both send the `updatedAt` that was read along with
 * the old values: a change that somebody else has made meanwhile must not be undone.
 */
const sendPart =
  <Body,>(fields: Fields<Student>, part: RecordMutation<Student, { readonly id: string; readonly body: Body }>) =>
  (student: Student, texts: Texts) =>
    Object.values(texts).every(Boolean)
      ? part.call({
          id: student.id,
          body: requestBody<Student, Body>(fields, texts, { row: student, sends: 'fields' }),
        })
      : sendWhole(fields, student, texts);

/** Choices beside the numbers themselves: each record's own number and one, and the semester along with its year. */
const NEXT = 'next';
const NEXT_WITH_YEAR = 'next-with-year';
const WITH_YEAR = 'Move to the next semester, with its year';
const movesOn = (choice: string | undefined) => choice === NEXT || choice === NEXT_WITH_YEAR;

const idsOf = (done: Parameters<StudentAction['updateCache']>[1]) => done.map(({ item }) => item.id);

const unitsMoved = (choices: Texts): readonly Unit[] =>
  (['year', 'semester'] as const).filter((unit) => movesOn(choices[unit]));

function academicAction(choices: Texts, leftOut: LeftOut): StudentAction {
  const fields = tabFields.academic;
  const units = unitsMoved(choices);
  const action = updateAction({
    progressLabel: 'Updating academic records',
    fields,
    changedTexts: (student) => {
      const texts = Object.fromEntries(
        Object.entries(textsOf(fields, student)).map(([name, text]) => {
          const choice = choices[name]?.trim();
          return [name, movesOn(choice) ? String(Number(text) + 1) : choice || text];
        }),
      );
      if (choices['semester'] !== NEXT_WITH_YEAR) return texts;
      return { ...texts, year: String(yearOfSemester(Number(texts['semester']))) };
    },
    send: sendPart(fields, updateAcademic),
    skip: (student) => {
      const atEnd = (['year', 'semester'] as const).find(
        (unit) => movesOn(choices[unit]) && student[unit] >= last[unit],
      );
      return atEnd ? `Already in ${atEnd} ${student[atEnd]}, the last one` : leftOut.get(student.id);
    },
  });
  return {
    ...action,
    updateCache: (client, done) => {
      if (done.length > 0) for (const unit of units) rememberRun(runOf(unit), idsOf(done));
      return action.updateCache(client, done);
    },
  };
}

/** The fee of each student: the total that is given or else its own, and of that all, nothing, an amount, or what was paid. */
function feeAction({ totalFee: given = '', paid = '', paidAmount = '' }: Texts): StudentAction {
  const changedTexts = (student: Student) => {
    const own = textsOf(tabFields.fee, student);
    const totalFee = given.trim() || own['totalFee'] || '';
    const paidAmounts: Texts = { all: totalFee, none: '0', amount: paidAmount.trim() };
    return { totalFee, paidAmount: paidAmounts[paid] ?? own['paidAmount'] ?? '' };
  };
  return updateAction({
    progressLabel: 'Updating fees',
    fields: tabFields.fee,
    changedTexts,
    send: sendPart(tabFields.fee, updateFee),
    skip: (student) => {
      const { totalFee, paidAmount: next } = changedTexts(student);
      if (!totalFee) return 'This record has no total fee. Enter one first';
      return Number(next) > Number(totalFee)
        ? `The paid amount ${formatAmount(Number(next))} is more than the total fee ${formatAmount(Number(totalFee))}`
        : undefined;
    },
  });
}

function statusAction({ status = '' }: Texts): StudentAction {
  const fields = pickFields(studentFields, ['status']);
  return updateAction({
    progressLabel: 'Updating statuses',
    fields,
    changedTexts: () => ({ status }),
    send: (student, texts) => sendWhole(fields, student, texts),
    skip: (student) =>
      studentFields.status.format(student.status) === status ? `Already ${status.toLowerCase()}` : undefined,
  });
}

function placementAction(values: Texts): StudentAction {
  const fields = tabFields.placement;
  return updateAction({
    progressLabel: 'Updating placements',
    fields,
    changedTexts: () => values,
    send: (student) =>
      updatePlacement.call({ id: student.id, body: requestBody(fields, values, { row: student, sends: 'fields' }) }),
  });
}

function stepField({ required: _required, rule: _rule, ...field }: Field<Student>, unit: 'year' | 'semester') {
  const next = { value: NEXT, label: `Move to the next ${unit}` };
  const withYear = { value: NEXT_WITH_YEAR, label: WITH_YEAR };
  const options = [...(unit === 'semester' ? [withYear] : []), next, ...(field.control?.options ?? [])];
  return { ...field, initial: '', control: { options, placeholder: 'Leave as it is' } };
}

/** A warning where the chosen year and semester contradict, or may contradict what a record keeps. */
function semesterOfMany(year: string, semester: string): string | undefined {
  if (semester === NEXT_WITH_YEAR || (!year && !semester)) return undefined;
  return Number(year) && Number(semester)
    ? semesterWarning(Number(year), Number(semester))
    : `In some records the year and the semester may not fit together. “${WITH_YEAR}” changes both`;
}

interface Update {
  readonly label: string;
  readonly note: string;
  readonly fields: Fields<Student>;
  readonly actionOf: (values: Texts, leftOut: LeftOut) => StudentAction;
}

const updates: Readonly<Record<'academic' | 'placement' | 'fee' | 'status', Update>> = {
  academic: {
    label: 'Academic update',
    note: 'A field that you leave as it is keeps the value that each student has.',
    fields: {
      ...tabFields.academic,
      year: {
        ...stepField(studentFields.year, 'year'),
        check: (year, values) => {
          if (year && values['semester'] === NEXT_WITH_YEAR)
            return 'Leave the year as it is: the semester brings its own';
          return Object.values(values).some(Boolean) ? undefined : 'Choose at least one value to change';
        },
      },
      semester: {
        ...stepField(studentFields.semester, 'semester'),
        warning: (semester, { year = '' }) => semesterOfMany(year, semester),
      },
    },
    actionOf: academicAction,
  },
  placement: {
    label: 'Placement update',
    note: 'The company and the package in their records are replaced.',
    fields: {
      ...tabFields.placement,
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
  readonly students: readonly Student[];
  readonly onAction: (action: StudentAction) => void;
  readonly onCancel: () => void;
}

const nobody: LeftOut = new Map();

/** A form for many students: for how many, what happens to their old values, the fields, and the buttons. */
export function BulkForm({ kind, students, onAction, onCancel }: Props) {
  const { label, note, fields, actionOf } = updates[kind];
  const [schema] = useState(() => schemaOf(fields));
  const [included, setIncluded] = useState<Included>({ moved: false, inactive: false });
  const movers = useMovers(students, kind === 'academic');
  return (
    <Form<Texts>
      label={label}
      initialValues={textsOf(fields)}
      schema={schema}
      onSubmit={async (values, { setStatus }) => {
        const units = unitsMoved(values);
        const leftOut = units.length > 0 ? leftOutOf(students, await movers.find(units), included) : nobody;
        if (leftOut.size === students.length) setStatus({ ...noServerErrors, failure: ALL_LEFT_OUT });
        else onAction(actionOf(values, leftOut));
      }}
    >
      <Stack gap="4">
        <Text color="fg.muted">{`For ${countStudents(students.length).toLowerCase()}. ${note}`}</Text>
        <RecordFields fields={fields} help={{ totalCredits: '0 to 1000' }} />
        <WhenMovedOn students={students} movers={movers} included={included} onInclude={setIncluded} />
        <FormError />
        <HStack justify="flex-end" gap="3" wrap="wrap">
          <Button variant="surface" onClick={onCancel}>
            Cancel
          </Button>
          <UpdateButton students={students} movers={movers} included={included} actionOf={actionOf} />
        </HStack>
      </Stack>
    </Form>
  );
}

type LeftOutProps = Omit<ComponentProps<typeof LeftOutNotices>, 'units'>;

function UpdateButton({
  students,
  movers,
  included,
  actionOf,
}: Omit<LeftOutProps, 'onInclude'> & Pick<Update, 'actionOf'>) {
  const { values } = useFormikContext<Texts>();
  const units = unitsMoved(values);
  const { skip } = actionOf(values, leftOutOf(students, movers.moved(units), included));
  const moved = units.length > 0 && skip ? students.filter((student) => skip(student) === undefined) : students;
  return <SubmitButton busyLabel="Updating...">{`Update ${countStudents(moved.length)}`}</SubmitButton>;
}

function WhenMovedOn(props: LeftOutProps) {
  const units = unitsMoved(useFormikContext<Texts>().values);
  return units.length > 0 && <LeftOutNotices {...props} units={units} />;
}
