import { t } from '#src/languages/texts.ts';

/** What a paper says of its number. */
export interface Stamp {
  /** Undefined until the paper is printed. */
  readonly number: string | undefined;
  /** Where the number can be checked, as it is printed: `portal.university.example/verify`. */
  readonly verifyAt: string;
}

export const numberLine = ({ number }: Stamp): string => (number ? t`No. ${number}` : t`No. (given when printed)`);

/** How the paper can be checked; an address ends it, which a full stop would belong to. */
export const proofWords = ({ number, verifyAt }: Stamp): string =>
  number
    ? t`To check this paper, type ${number} at ${verifyAt}`
    : t`To check this paper, type its number at ${verifyAt}`;
