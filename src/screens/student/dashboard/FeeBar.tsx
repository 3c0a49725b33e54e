import { ABSENT } from '../../../domain/absent.ts';
import { paidShare } from '../../../domain/fees.ts';
import { PaidBar } from '../../../ui/charts/PaidBar.tsx';
import { awaited, type AwaitsStudent } from '../awaited.tsx';

/** Fees paid against due: a bar, and its figure in text. Without amounts it is empty. */
export function FeeBar({ student }: AwaitsStudent) {
  const { percent, paid = ABSENT, due } = paidShare(student ?? {});
  return <PaidBar percent={percent} label={awaited(student, () => paid)} rest={due} />;
}
