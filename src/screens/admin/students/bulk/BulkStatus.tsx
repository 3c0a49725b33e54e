import { memo } from 'react';
import type { Student } from '../../../../domain/records/student.ts';
import { BatchStatus, type ResultLook } from '../../../../resource/batch/BatchStatus.tsx';
import type { BatchResult } from '../../../../resource/batch/map-settled.ts';
import type { BatchRun } from '../../../../resource/batch/use-batch.ts';

const look: ResultLook<BatchResult<Student, unknown>> = {
  header: 'Student',
  nameOf: ({ item }) => item.name,
  detailOf: ({ item }) => item.rollNo,
};

interface Props {
  readonly batch: BatchRun<Student, unknown>;
  readonly onStop: () => void;
  readonly onDismiss: () => void;
}

/** The progress of a bulk action, and then the result for each student. */
export const BulkStatus = memo(function BulkStatus(props: Props) {
  return <BatchStatus {...props} look={look} label="Result" />;
});
