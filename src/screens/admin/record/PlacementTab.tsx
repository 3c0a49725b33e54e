import { useFormikContext } from 'formik';
import { placementStatusValues } from '../../../../openapi/schema.gen.ts';
import { formatPackage, orNA } from '../../../domain/format.ts';
import { withCurrent } from '../../../domain/choices.ts';
import { placementLabel, placementTone } from '../../../domain/placement.ts';
import { updatePlacement } from '../../../api/admin-students.ts';
import { SelectField } from '../../../forms/SelectField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { DescriptionCard } from '../../../ui/DescriptionCard.tsx';
import { ToneBadge } from '../../../ui/ToneBadge.tsx';
import { placement, type PlacementValues } from './part-forms.ts';
import { PartForm } from './PartForm.tsx';
import type { RecordProps } from './RecordForm.tsx';

/** Status, company and package, by PUT /students/{id}/placement. */
export function PlacementTab(record: RecordProps) {
  const { student } = record;
  return (
    <PartForm
      {...placement}
      record={record}
      tab="placement"
      title="Update placement"
      subject="Placement"
      call={updatePlacement}
      facts={
        <DescriptionCard
          title="Placement"
          badge={<ToneBadge tone={placementTone(student)}>{placementLabel(student)}</ToneBadge>}
          facts={{
            'Placement status': placementLabel(student),
            Company: orNA(student.company),
            Package: formatPackage(student.packageAmount),
          }}
        />
      }
    >
      <PlacementFields student={student} />
    </PartForm>
  );
}

function PlacementFields({ student }: Pick<RecordProps, 'student'>) {
  const { values } = useFormikContext<PlacementValues>();
  const placed = values.placementStatus === 'Placed';
  const whenPlaced = placed ? {} : { disabled: true, help: 'Only for a placed student' };
  return (
    <>
      <SelectField
        name="placementStatus"
        label="Placement status"
        required
        options={withCurrent(placementStatusValues, student.placementStatus)}
        help={placed || !student.company ? undefined : 'Saving it removes company and package'}
      />
      <TextField name="company" label="Company" required={placed} {...whenPlaced} />
      <TextField name="packageAmount" label="Package (LPA)" inputMode="decimal" {...whenPlaced} />
    </>
  );
}
