import { Button, chakra, Heading, Stack } from '@chakra-ui/react';
import { type ComponentProps, useId, useState } from 'react';
import { requestBody } from '../fields/body.ts';
import type { Texts } from '../fields/field.ts';
import { FormActions } from './FormActions.tsx';
import { SubmitButton } from '#src/forms/fields.tsx';
import { ChevronDownIcon } from '#src/ui/icons.tsx';
import { capitalized, type EditableRecord, type Identified, outcomeWords, writableFields } from '../record-type.ts';
import { type Slots, useSlot } from '../slots.tsx';
import { NewRecordForm } from './NewRecordForm.tsx';
import { RecordFields } from './RecordField.tsx';
import { type Missing, RecordForm } from './RecordForm.tsx';

interface Props<Row extends Identified, Body> {
  readonly record: EditableRecord<Row, Body>;
  /** The record that is edited; none where one is added. */
  readonly row: Row | undefined;
  /** Whether it is gone since the form was opened. */
  readonly missing: Missing | undefined;
  readonly onClose: () => void;
}

export function RecordEditor<Row extends Identified, Body>({ record, row, missing, onClose }: Props<Row, Body>) {
  const { type, create, update, helpWhenNew } = record;
  const fields = writableFields(type);
  const bodyOf = (from: Row | undefined, values: Texts) =>
    requestBody<Row, Body>(fields, values, from && { row: from, sends: 'changes' });
  if (!row)
    return (
      <NewRecordForm
        noun={type.noun}
        label={`Add a ${type.noun}`}
        fields={fields}
        bodyOf={(values) => bodyOf(undefined, values)}
        mutation={create}
        submitLabel={`Add ${capitalized(type.noun)}`}
        words={outcomeWords(type.noun, 'add')}
        help={helpWhenNew}
        onSaved={onClose}
        onCancel={onClose}
      />
    );
  return (
    <>
      <RecordForm
        record={{ type, row, missing, onSaved: onClose }}
        name="edit"
        label={`Edit ${type.nameOf(row)}`}
        fields={fields}
        bodyOf={bodyOf}
        mutation={update}
        takesOthersChanges
        words={outcomeWords(type.noun, 'update')}
      >
        {({ notices }) => (
          <Stack gap="5">
            <RecordFields fields={fields} row={row} />
            {notices}
            <FormActions atEnd>
              <Button variant="surface" onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
            </FormActions>
          </Stack>
        )}
      </RecordForm>
      {type.history && <FurtherParts noun={type.noun} fields={type.fields} query={type.history(row.id)} />}
    </>
  );
}

type TabProps = ComponentProps<Slots['recordTabs']['Part']>;

/** What else there is to read of the record, below its form: folded, since most come to edit. */
function FurtherParts(props: TabProps) {
  return useSlot('recordTabs').map(({ key, label, Part }) => (
    <FurtherPart key={key} label={label} Part={Part} {...props} />
  ));
}

function FurtherPart({ label, Part, ...props }: TabProps & Pick<Slots['recordTabs'], 'label' | 'Part'>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} mt="6" pt="4" borderTopWidth="1px">
      <Heading as="h3" size="lg" mb={open ? '3' : '0'}>
        <Button id={id} variant="ghost" size="sm" ms="-3" aria-expanded={open} onClick={() => setOpen(!open)}>
          {label}
          <ChevronDownIcon rotate={open ? '180deg' : undefined} />
        </Button>
      </Heading>
      {open && <Part {...props} />}
    </chakra.section>
  );
}
