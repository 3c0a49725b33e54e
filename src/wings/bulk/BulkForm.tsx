import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { type ComponentProps, useState } from 'react';
import { plural, t, translate } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { type Texts, textsOf } from '#src/records/fields/field.ts';
import type { Student } from '#src/features/students/student.ts';
import { Form, FormError } from '#src/forms/Form.tsx';
import { noServerErrors } from '#src/forms/field-errors.ts';
import { schemaOf } from '#src/records/fields/schema.ts';
import { SubmitButton } from '#src/forms/fields.tsx';
import { RecordFields } from '#src/records/form/RecordField.tsx';
import type { StudentAction } from '#src/features/students/student-actions.ts';
import { type Included, leftOutOf } from './earlier-steps.ts';
import { LeftOutNotices, useMovers } from './LeftOutNotices.tsx';
import { type LeftOut, unitsMoved, type Update, updates } from './student-updates.ts';

const allLeftOut = () => t`Everybody you selected is left out. Tick above those you want to move anyway, or cancel.`;

interface Props {
  readonly kind: keyof typeof updates;
  readonly students: readonly Student[];
  readonly onAction: (action: StudentAction) => void;
  readonly onCancel: () => void;
}

const nobody: LeftOut = new Map();

const forStudents = (count: number): string =>
  plural(count)`For ${formatNumber(count)} student. | For ${formatNumber(count)} students.`;

export function BulkForm({ kind, students, onAction, onCancel }: Props) {
  const { label, note, fields, actionOf } = updates[kind];
  const [schema] = useState(() => schemaOf(fields));
  const [included, setIncluded] = useState<Included>({ moved: false, inactive: false });
  const movers = useMovers(students, kind === 'academic');
  return (
    <Form<Texts>
      label={translate(label)}
      initialValues={textsOf(fields)}
      schema={schema}
      onSubmit={async (values, { setStatus }) => {
        const units = unitsMoved(values);
        const leftOut = units.length > 0 ? leftOutOf(students, await movers.find(units), included) : nobody;
        if (leftOut.size === students.length) setStatus({ ...noServerErrors, failure: allLeftOut() });
        else onAction(actionOf(values, leftOut));
      }}
    >
      <Stack gap="4">
        <Text color="fg.muted">{`${forStudents(students.length)} ${translate(note)}`}</Text>
        <RecordFields fields={fields} help={{ totalCredits: t`0 to 1000` }} />
        <WhenMovedOn students={students} movers={movers} included={included} onInclude={setIncluded} />
        <FormError />
        <HStack justify="flex-end" gap="3" wrap="wrap">
          <Button variant="surface" onClick={onCancel}>
            {t`Cancel`}
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
  return (
    <SubmitButton busyLabel={t`Updating...`}>
      {plural(
        moved.length,
      )`Update ${formatNumber(moved.length)} Student | Update ${formatNumber(moved.length)} Students`}
    </SubmitButton>
  );
}

function WhenMovedOn(props: LeftOutProps) {
  const units = unitsMoved(useFormikContext<Texts>().values);
  return units.length > 0 && <LeftOutNotices {...props} units={units} />;
}
