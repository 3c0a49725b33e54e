import type { AnswerKnowledge } from '#conformance/kit/answer-rules.ts';
import { extensionSecrets } from './extensions/rules.ts';

/** The secrets that an operation is meant to answer with; any other is a leak. */
export const intendedSecrets: AnswerKnowledge['secrets'] = {
  login: 'token',
  studentLogin: 'token',
  adminLogin: 'token',
  register: 'token',
  reviewApplication: 'temporaryPassword',
  admitApplicant: 'temporaryPassword',
  ...extensionSecrets,
};
