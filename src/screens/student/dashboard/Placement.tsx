import { shown } from '../../../domain/absent.ts';
import { lakhsPerYear } from '../../../domain/money.ts';
import { placementLabel, placementTone } from '../../../domain/placement.ts';
import type { components } from '../../../../openapi/schema.gen.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { ToneBadge } from '../../../ui/ToneBadge.tsx';

/** Section 2: a placement section when a placement status exists; section 9 appends LPA to the package. */
export function Placement({ student }: { readonly student: components['schemas']['Student'] | undefined }) {
  if (!student?.placementStatus?.trim()) return null;
  return (
    <Facts
      title="Placement"
      badge={<ToneBadge tone={placementTone(student)}>{placementLabel(student)}</ToneBadge>}
      facts={{ Company: shown(student.company), Package: lakhsPerYear(student.packageAmount) }}
    />
  );
}
