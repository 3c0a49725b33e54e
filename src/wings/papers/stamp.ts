/** What a paper says of its number. */
export interface Stamp {
  /** Undefined until the paper is printed. */
  readonly number: string | undefined;
  /** Where the number can be checked, as it is printed: `portal.university.example/verify`. */
  readonly verifyAt: string;
}

export const numberLine = ({ number }: Stamp): string => (number ? `No. ${number}` : 'No. (given when printed)');

export const proofWords = (stamp: Stamp | undefined): string =>
  stamp ? ` To check this paper, type ${stamp.number ?? 'its number'} at ${stamp.verifyAt}` : '';
