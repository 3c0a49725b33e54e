/** How the data of one scenario differs from that of a typical day. */
export interface Variation {
  /** `rush`: every application has come in within the last seven days, and most are undecided. */
  readonly admissions?: 'rush' | undefined;
  /** `due`: most students still owe a part of the year's fee, or all of it. */
  readonly fees?: 'due' | undefined;
}
