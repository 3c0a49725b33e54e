import { Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { type Review, reviewApplication, type ReviewResult } from '../../../../api/admin-applications.ts';
import { applicationsQuery } from '../../../../api/applications.ts';
import { blockedReason, type Decision, decisionLabels } from '../../../../domain/application-transitions.ts';
import { orNA } from '../../../../domain/format.ts';
import { clearDraft } from '../../../../forms/draft.ts';
import { BatchProgress } from '../../../../resource/batch/BatchProgress.tsx';
import { BatchResults, textOfResult } from '../../../../resource/batch/BatchResults.tsx';
import { SelectionBar, useBulkDialogs } from '../../../../resource/batch/SelectionBar.tsx';
import {
  type BatchAction,
  type BatchResult,
  callsOf,
  doneItems,
  useBatch,
} from '../../../../resource/batch/use-batch.ts';
import type { Columns } from '../../../../ui/data-table/columns.ts';
import { Modal } from '../../../../ui/dialog/Modal.tsx';
import { useEventCallback } from '../../../../ui/use-event-callback.ts';
import { addAdmission, type Admission, useAdmissions } from '../admissions.ts';
import { AdmissionTools, RollNumber, TemporaryPassword } from '../AdmittedStudents.tsx';
import { BULK_DRAFT, BulkReviewForm, countApplications } from './BulkReviewForm.tsx';

type Application = components['schemas']['Application'];
type Result = BatchResult<Application, ReviewResult>;

interface ReviewAction extends BatchAction<Application, ReviewResult> {
  readonly decision: Decision;
}

/** The same decision for each application that it is allowed for. */
function reviewAction(review: Review & { readonly status: Decision }): ReviewAction {
  const calls = callsOf(reviewApplication, ({ id }: Application) => ({ id, review }));
  return {
    ...calls,
    decision: review.status,
    progressLabel: 'Deciding applications',
    failed: () => 'Failed to review application',
    skip: ({ status }) => blockedReason(status, review.status),
    updateCache: async (client, done) => {
      for (const { data } of done) addAdmission(client, data);
      await calls.updateCache(client, done);
    },
    listKey: applicationsQuery().queryKey,
  };
}

interface Props {
  readonly selected: readonly Application[];
  /** How many of them the filters hide. */
  readonly hidden: number;
  readonly onDeselect: (ids: ReadonlySet<string>) => void;
  readonly onClear: () => void;
}

/** One decision for all selected applications: the button for it, its progress, and the result for each. */
export function BulkReview({ selected, hidden, onDeselect, onClear }: Props) {
  const { batch, isRunning, run, stop, dismiss } = useBatch<Application, ReviewResult, ReviewAction>();
  const onAction = useEventCallback(async (action: ReviewAction) => {
    const results = await run(action, selected);
    if (!results) return;
    const done = doneItems(results);
    onDeselect(new Set(done.map(({ id }) => id)));
    if (done.length === results.length) clearDraft(BULK_DRAFT);
  });
  const dialogs = useBulkDialogs<'decide', ReviewAction>(onAction);
  const { onAction: onReview, ...dialog } = dialogs.propsOf('decide');
  return (
    <Stack gap="4">
      {batch && isRunning && (
        <BatchProgress
          label={batch.action.progressLabel}
          progress={batch.progress}
          stopping={batch.stopping}
          onStop={stop}
        />
      )}
      {batch?.results && <ReviewResults decision={batch.action.decision} results={batch.results} onDismiss={dismiss} />}
      <SelectionBar
        noun="applications"
        count={selected.length}
        hidden={hidden}
        busy={isRunning}
        buttons={[{ label: 'Decide All...', onClick: () => dialogs.open('decide') }]}
        onClear={onClear}
      >
        <Modal {...dialog} size="lg" title={`Decide ${countApplications(selected.length)}`}>
          <BulkReviewForm
            rows={selected}
            onCancel={dialog.onClose}
            onReview={(review) => onReview(reviewAction(review))}
          />
        </Modal>
      </SelectionBar>
    </Stack>
  );
}

/** `is approved` of one, `are approved` of many. */
const verbOf = (decision: Decision, count: number) => {
  const { done } = decisionLabels('', decision);
  return count === 1 ? done : done.replace(/^is /, 'are ');
};

const doneWord = (decision: Decision) =>
  decisionLabels('', decision)
    .done.replace(/^is /, '')
    .replace(/^./, (letter) => letter.toUpperCase());

const idOf = ({ item }: Result) => item.id;

/** How the results of a decision are shown; of an approval with the roll numbers and temporary passwords. */
function resultLook(decision: Decision, admissions: readonly Admission[]) {
  const admissionOf = ({ item }: Result) => admissions.find(({ applicationId }) => applicationId === item.id);
  const rollNumber = (result: Result) => {
    const admission = admissionOf(result);
    return admission && <RollNumber admission={admission} />;
  };
  const password = (result: Result) => {
    const admission = admissionOf(result);
    return admission && <TemporaryPassword admission={admission} />;
  };
  const extraColumns: Columns<Result> = [
    { id: 'rollNo', header: 'Roll number', width: 7, rank: 1, cell: rollNumber },
    {
      id: 'password',
      header: 'Temporary password',
      width: 10,
      rank: 0,
      cell: password,
    },
  ];
  return {
    header: 'Applicant',
    nameOf: ({ item }: Result) => orNA(item.fullName),
    detailOf: (result: Result, compact: boolean) => (
      <>
        {orNA(result.item.referenceNumber)} {compact && rollNumber(result)}
      </>
    ),
    textOf: (result: Result) => textOfResult(result, doneWord(decision)),
    ...(decision === 'APPROVED' && { extraLine: password, extraColumns }),
  };
}

interface ResultsProps {
  readonly decision: Decision;
  readonly results: readonly Result[];
  readonly onDismiss: () => void;
}

/** The result of a decision for each application. */
function ReviewResults({ decision, results, onDismiss }: ResultsProps) {
  const admissions = useAdmissions();
  const look = useMemo(() => resultLook(decision, admissions), [decision, admissions]);
  const done = doneItems(results);
  const ids = new Set(done.map(({ id }) => id));
  const admitted = admissions.filter(({ applicationId }) => ids.has(applicationId));
  return (
    <BatchResults
      {...look}
      label="Result of the decision"
      heading={`${done.length} of ${results.length} ${verbOf(decision, done.length)}`}
      results={results}
      rowId={idOf}
      tools={admitted.length > 0 && <AdmissionTools admissions={admitted} />}
      onClose={onDismiss}
    />
  );
}
