/** Reasons that are given often; a suggestion to start from, never the only choice. */
export const REJECTION_REASONS: readonly string[] = [
  'The grade is below the course’s minimum.',
  'A required subject is missing from the last examination.',
  'The mark sheet could not be verified.',
  'Required documents were not handed in by the closing date.',
  'The course’s seats for this round are filled.',
];
