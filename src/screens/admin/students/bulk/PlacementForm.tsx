import { useFormikContext } from 'formik';
import * as yup from 'yup';
import { placementStatusValues } from '../../../../../openapi/schema.gen.ts';
import { required } from '../../../../forms/rules.ts';
import { SelectField } from '../../../../forms/SelectField.tsx';
import { TextField } from '../../../../forms/TextField.tsx';
import { studentSchema } from '../../record/student-form.ts';
import { updatePlacement, type Deed } from './bulk-calls.ts';
import { DeedForm, type DeedFormProps } from './DeedForm.tsx';

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
export function PlacementForm(form: DeedFormProps) {
  return (
    <DeedForm<Values>
      {...form}
      label="Placement update"
      blank={blank}
      schema={schema}
      deedOf={deedOf}
      note="Company and package that they had before are replaced."
    >
      <SelectField
        name="placementStatus"
        label="Placement status"
        required
        placeholder="Choose one"
        options={placementStatusValues}
      />
      <PlacedFields />
    </DeedForm>
  );
}
