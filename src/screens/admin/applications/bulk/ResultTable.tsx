import { chakra } from '@chakra-ui/react';
import { orNA } from '../../../../domain/format.ts';
import { TextLink } from '../../../../ui/TextLink.tsx';
import type { Admission } from '../admissions.ts';
import { Secret } from '../Secret.tsx';
import { PlainTable } from '../PlainTable.tsx';
import type { BulkResult } from './use-bulk-review.ts';

interface Props {
  readonly results: readonly BulkResult[];
  /** What has become of those that were decided. */
  readonly done: string;
  /** After an approval: the students that were made. */
  readonly admissions: readonly Admission[] | undefined;
}

const Reason = chakra('span', { base: { color: 'fg.error', fontWeight: 'medium' } });
/** Under the name, so that at 320 px what came of it has a place beside it. */
const Reference = chakra('span', {
  base: { display: 'block', textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted', whiteSpace: 'nowrap' },
});

/** A row for each application: what came of it, or why nothing did. */
export function ResultTable({ results, done, admissions }: Props) {
  const word = done.replace(/^is /, '').replace(/^./, (letter) => letter.toUpperCase());
  return (
    <PlainTable
      caption="Results"
      head={['Applicant', 'Result', ...(admissions ? ['Roll number', 'Temporary password'] : [])]}
    >
      {results.map(({ id, reference, name, reason }) => {
        const admission =
          reason === undefined ? admissions?.find(({ applicationId }) => applicationId === id) : undefined;
        return (
          <tr key={id}>
            <th scope="row">
              {orNA(name)} <Reference>{orNA(reference)}</Reference>
            </th>
            <td>{reason === undefined ? word : <Reason>{reason}</Reason>}</td>
            {admissions && (
              <>
                <td>{admission && <StudentNumber admission={admission} />}</td>
                <td>{admission && <Password admission={admission} />}</td>
              </>
            )}
          </tr>
        );
      })}
    </PlainTable>
  );
}

/** A student's roll number, which leads to the record. */
export function StudentNumber({ admission: { studentId, rollNo } }: { readonly admission: Admission }) {
  if (studentId === undefined) return orNA(rollNo);
  return (
    <TextLink to="/admin/students/$studentId" params={{ studentId }}>
      {rollNo ?? 'View student'}
    </TextLink>
  );
}

/** The password to tell; a student who was linked has one already. */
export function Password({ admission: { password } }: { readonly admission: Admission }) {
  return password === undefined ? 'Linked: keeps the own one' : <Secret>{password}</Secret>;
}
