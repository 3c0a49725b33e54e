import {
  BoltIcon,
  BookIcon,
  BridgeIcon,
  ChipIcon,
  CodeIcon,
  departmentIcon,
  GearIcon,
  LeafIcon,
  LedgerIcon,
} from '#src/ui/subject-icons.tsx';
import type { UniversityDepartmentName } from './departments.ts';

export const DepartmentIcon = departmentIcon({
  'Computer Science': CodeIcon,
  Electronics: ChipIcon,
  Mechanical: GearIcon,
  Civil: BridgeIcon,
  Electrical: BoltIcon,
  'Business Studies': LedgerIcon,
  'Life Sciences': LeafIcon,
  Humanities: BookIcon,
} satisfies Record<UniversityDepartmentName, unknown>);
