import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import * as yup from 'yup';
import { placementStatusValues } from '../../../../../openapi/schema.gen.ts';
import { Form } from '../../../../forms/Form.tsx';
import { required } from '../../../../forms/rules.ts';
import { SelectField } from '../../../../forms/SelectField.tsx';
import { SubmitButton } from '../../../../forms/SubmitButton.tsx';
import { TextField } from '../../../../forms/TextField.tsx';
import { studentSchema } from '../../record/student-form.ts';
import { updatePlacement, type Deed } from './bulk-calls.ts';

interface Props {
  readonly count: string;
  readonly onDeed: (deed: Deed) => void;
  readonly onCancel: () => void;
}

const blank = { placementStatus: '', company: '', packageAmount: '' };
type Values = typeof blank;

const schema = studentSchema
  .pick(['company', 'packageAmount'])
  .concat(yup.object({ placementStatus: required('Placement status is required') }));

function deedOf({ placementStatus, company, packageAmount }: Values): Deed {
  const status = placementStatusValues.find((one) => one === placementStatus) ?? 'Not Placed';
  if (status !== 'Placed') return updatePlacement({ placementStatus: status });
  const figure = packageAmount.trim();
  return updatePlacement({
    placementStatus: status,
    company: company.trim(),
    ...(figure && { packageAmount: Number(figure) }),
  });
}

function PlacedFields() {
  const { values } = useFormikContext<Values>();
  if (values.placementStatus !== 'Placed') return null;
  return (
    <>
      <TextField name="company" label="Company" required />
      <TextField name="packageAmount" label="Package (LPA)" help="Lakhs per annum, e.g. 6.5" />
    </>
  );
}

/** One placement for many students. */
export function PlacementForm({ count, onDeed, onCancel }: Props) {
  return (
    <Form<Values>
      label="Placement update"
      initialValues={blank}
      schema={schema}
      onSubmit={(values) => onDeed(deedOf(values))}
    >
      <Stack gap="4">
        <Text color="fg.muted">For {count.toLowerCase()}. Company and package that they had before are replaced.</Text>
        <SelectField
          name="placementStatus"
          label="Placement status"
          required
          placeholder="Choose one"
          options={placementStatusValues}
        />
        <PlacedFields />
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
