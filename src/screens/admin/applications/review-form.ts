import * as yup from 'yup';

/** What an administrator writes beside a decision. */
export interface ReviewValues {
  readonly reviewComments: string;
  readonly rejectionReason: string;
  readonly [field: string]: string;
}

export const BLANK_REVIEW: ReviewValues = { reviewComments: '', rejectionReason: '' };

/** Contract, ApplicationReview: how long each may be. */
export const COMMENTS_MAX = 2000;
export const REASON_MAX = 1000;

/** What a decision needs: see `stepNeeds`. */
export function reviewSchema(needs: { readonly reason: boolean; readonly comments: boolean }) {
  const comments = yup.string().trim().max(COMMENTS_MAX, `Comments must be at most ${COMMENTS_MAX} characters`);
  const reason = yup.string().trim().max(REASON_MAX, `The reason must be at most ${REASON_MAX} characters`);
  return yup.object({
    reviewComments: needs.comments ? comments.required('Comments are required to reopen an application') : comments,
    rejectionReason: needs.reason ? reason.required('A reason for the rejection is required') : reason,
  });
}
