import { msg, plural, t } from '#src/languages/texts.ts';
import { useEffect, useEffectEvent } from 'react';
import { reviewApplication, type ReviewResult } from '#src/features/applications/admin-applications.ts';
import { applicationsQuery } from '#src/features/applications/applications.ts';
import {
  applicationStatusLabel,
  blockedReason,
  type Decision,
  decisionLabels,
} from '#src/features/applications/application-status.ts';
import { formatNumber, orNA } from '#src/platform/text/format.ts';
import type { Application } from '#src/features/applications/application.ts';
import type { ApplicationsTool } from '#src/features/slots.ts';
import { useExtensions } from '#src/platform/server/extensions.ts';
import { clearDraft, readDraft, writeDraft } from '#src/session/draft.ts';
import type { ResultConfig } from '#src/records/batch/BatchStatus.tsx';
import { type BatchAction, type BatchResult, callsOf, doneItems, useBatch } from '#src/records/batch/use-batch.ts';
import { furtherChoices, selectionTools } from './selection-tools.tsx';
import { BulkFrame } from './BulkFrame.tsx';
import type { ListFrame, ListFrameProps } from '#src/records/list/ListPage.tsx';
import { useListSelection } from './use-list-selection.ts';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { addAdmission, admissionOf } from '#src/features/applications/admissions.ts';
import { AdmissionTools, RollNumber, TemporaryPassword } from '#src/features/applications/AdmittedStudents.tsx';
import { applicationRecords } from '#src/features/applications/application-list.tsx';
import type { ReviewValues } from '#src/features/applications/review/ReviewForm.tsx';
import { withTexts } from '#src/platform/load-texts.ts';

const BulkReviewForm = lazyPanel(
  withTexts('bulk', () => import('./BulkReviewForm.tsx').then((file) => file.BulkReviewForm)),
);

type Result = BatchResult<Application, ReviewResult>;

interface ReviewAction extends BatchAction<Application, ReviewResult> {
  readonly decision: Decision;
}

function reviewAction(decision: Decision, values: ReviewValues): ReviewAction {
  const review = { ...values, status: decision };
  const calls = callsOf(reviewApplication, ({ id }: Application) => ({ id, review }));
  return {
    ...calls,
    decision,
    progressLabel: t`Deciding applications`,
    done: applicationStatusLabel(decision),
    failed: () => t`Failed to review application`,
    skip: (row) => blockedReason(row, decision),
    updateCache: async (client, done) => {
      for (const { data } of done) addAdmission(client, data);
      await calls.updateCache(client, done);
    },
    listKey: applicationsQuery().queryKey,
  };
}

const DRAFT = 'review:several';

/**
 * The draft of what is being decided: the ids. A session may end by it, and its person comes back to the selection. Once
 * the session has ended, drafts are nobody's, so that its own cannot be cleared.
 */
const SENT = 'review:several:sent';

interface FrameProps extends ListFrameProps<Application> {
  readonly furtherTools: readonly ApplicationsTool[];
}

/** Lets many applications be selected, and one decision be made for all of them, with the result for each. */
function ApplicationsFrame({ furtherTools, ...frame }: FrameProps) {
  const selected = useListSelection(frame.list);
  const offered = useExtensions();
  const batches = useBatch<Application, ReviewResult, ReviewAction>();
  const selectSent = useEffectEvent(() => {
    const { ids } = readDraft(SENT, { ids: '' });
    if (ids !== '') selected.select(new Set(ids.split('\n')));
    clearDraft(SENT);
  });
  useEffect(() => selectSent(), []);

  const onAction = async (action: ReviewAction) => {
    writeDraft(SENT, { ids: selected.rows.map(({ id }) => id).join('\n') });
    const results = await batches.run(action, selected.rows);
    clearDraft(SENT);
    if (!results) return;
    const done = doneItems(results);
    selected.deselect(new Set(done.map(({ id }) => id)));
    if (done.length === results.length) clearDraft(DRAFT);
  };
  const { rows } = selected;
  const admitted = (batches.batch?.results ?? []).flatMap((result) => admissionIn(result) ?? []);
  const decision = batches.batch?.action.decision;
  return (
    <BulkFrame<Application, ReviewResult, ReviewAction>
      {...frame}
      selected={selected}
      batches={batches}
      buttons={[
        {
          label: msg`Decide All...`,
          renderDialog: ({ onAction: onReview, ...dialog }) => (
            <Modal
              {...dialog}
              size="lg"
              title={plural(
                rows.length,
              )`Decide ${formatNumber(rows.length)} Application | Decide ${formatNumber(rows.length)} Applications`}
            >
              <BulkReviewForm
                rows={rows}
                draft={DRAFT}
                onCancel={dialog.onClose}
                onReview={(decision, values) => onReview(reviewAction(decision, values))}
              />
            </Modal>
          ),
        },
      ]}
      tools={[
        ...selectionTools(applicationRecords, rows, frame.columns),
        ...furtherChoices(furtherTools, rows, offered),
      ]}
      onAction={(action) => void onAction(action)}
      resultLabel={t`Result of the decision`}
      resultConfig={decision === 'APPROVED' ? approvalConfig : reviewConfig}
      {...(decision && { headingOf: (results: readonly Result[]) => headingOf(decision, results) })}
      resultTools={admitted.length > 0 && <AdmissionTools admissions={admitted} />}
    />
  );
}

/**
 * One decision for many applications at once.
 * @param furtherTools what else can be done with those that are selected
 */
export const applicationsFrame = (furtherTools: readonly ApplicationsTool[]): ListFrame<Application> =>
  function BulkApplications(props) {
    return <ApplicationsFrame {...props} furtherTools={furtherTools} />;
  };

const headingOf = (decision: Decision, results: readonly Result[]) =>
  decisionLabels('', decision).doneOf(doneItems(results).length, results.length);

const admissionIn = (result: Result) => (result.state === 'done' ? admissionOf(result.data) : undefined);
const rollNumber = (result: Result) => {
  const { application } = admissionIn(result) ?? {};
  return application && <RollNumber application={application} />;
};
const password = (result: Result) => {
  const admission = admissionIn(result);
  return admission && <TemporaryPassword {...admission} />;
};

const reviewConfig: ResultConfig<Result> = {
  header: msg`Applicant`,
  nameOf: ({ item }) => orNA(item.fullName),
  detailOf: ({ item }) => orNA(item.referenceNumber),
};

const approvalConfig: ResultConfig<Result> = {
  ...reviewConfig,
  detailOf: (result, compact) => (
    <>
      <span>{orNA(result.item.referenceNumber)}</span> {compact && rollNumber(result)}
    </>
  ),
  extraLine: password,
  extraColumns: [
    { id: 'rollNo', header: msg`Roll number`, width: 7, responsivePriority: 1, cell: rollNumber },
    { id: 'password', header: msg`Temporary password`, width: 10, responsivePriority: 0, cell: password },
  ],
};
