import { memo } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { BatchProgress } from '../../../../resource/batch/BatchProgress.tsx';
import { BatchResults, countWords, textOfResult } from '../../../../resource/batch/BatchResults.tsx';
import type { BatchResult, BatchRun } from '../../../../resource/batch/use-batch.ts';
import type { StudentAction } from './bulk-actions.ts';

type Student = components['schemas']['Student'];
type Result = BatchResult<Student, unknown>;

interface Props {
  readonly batch: BatchRun<Student, unknown, StudentAction>;
  readonly onStop: () => void;
  readonly onDismiss: () => void;
}

const idOf = ({ item }: Result) => item.id;
const nameOf = ({ item }: Result) => item.name;
const rollNoOf = ({ item }: Result) => item.rollNo;
const textOf = {
  Updated: (result: Result) => textOfResult(result, 'Updated'),
  Deleted: (result: Result) => textOfResult(result, 'Deleted'),
};

/** The progress of a bulk action, and then the result for each student. */
export const BulkStatus = memo(function BulkStatus({
  batch: { action, progress, stopping, results },
  onStop,
  onDismiss,
}: Props) {
  if (!results)
    return <BatchProgress label={action.progressLabel} progress={progress} stopping={stopping} onStop={onStop} />;
  const texts = results.map(textOf[action.done]);
  return (
    <BatchResults
      label="Result"
      heading={countWords(texts, [action.done, 'Failed', 'Left out', 'Not tried'])}
      results={results}
      rowId={idOf}
      header="Student"
      nameOf={nameOf}
      detailOf={rollNoOf}
      textOf={textOf[action.done]}
      onClose={onDismiss}
    />
  );
});
