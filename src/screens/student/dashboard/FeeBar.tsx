import { NA } from '../../../domain/format.ts';
import { paidShare } from '../../../domain/fees.ts';
import { PaidBar } from '../../../ui/charts/PaidBar.tsx';
import { withSkeleton, type AwaitsStudent } from '../with-skeleton.tsx';

/** Fees paid against due: a bar, and its figure in text. Without amounts it is empty. */
export function FeeBar({ student }: AwaitsStudent) {
  const { percent, paid = NA, due } = paidShare(student ?? {});
  return <PaidBar percent={percent} label={withSkeleton(student, () => paid)} rest={due} />;
}
