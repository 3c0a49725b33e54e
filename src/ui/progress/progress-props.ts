export interface ProgressProps {
  /** What is being done: `Deleting students`. */
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly failed?: number;
  /** Stopping has been asked for; what is under way is being finished. */
  readonly stopping?: boolean;
  /** Without it the work cannot be stopped. */
  readonly onStop?: (() => void) | undefined;
}
