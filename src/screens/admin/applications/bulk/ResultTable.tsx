import { chakra } from '@chakra-ui/react';
import { orNA } from '../../../../domain/format.ts';
import type { Admission } from '../admissions.ts';
import { RollNumber, TemporaryPassword } from '../AdmittedStudents.tsx';
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
                <td>{admission && <RollNumber admission={admission} />}</td>
                <td>{admission && <TemporaryPassword admission={admission} />}</td>
              </>
            )}
          </tr>
        );
      })}
    </PlainTable>
  );
}
