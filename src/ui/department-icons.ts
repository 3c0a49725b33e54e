import type { UniversityDepartmentName } from '../../domain/university-departments.ts';
import {
  BoltIcon,
  BookIcon,
  BridgeIcon,
  ChipIcon,
  CodeIcon,
  GearIcon,
  LeafIcon,
  LedgerIcon,
} from '../../ui/subject-icons.tsx';

/** The sign of each department. */
export const departmentIcons = {
  'Computer Science': CodeIcon,
  Electronics: ChipIcon,
  Mechanical: GearIcon,
  Civil: BridgeIcon,
  Electrical: BoltIcon,
  'Business Studies': LedgerIcon,
  'Life Sciences': LeafIcon,
  Humanities: BookIcon,
} as const satisfies Record<UniversityDepartmentName, unknown>;
