import {
  BoltIcon,
  BridgeIcon,
  CodeIcon,
  CompassIcon,
  departmentIcon,
  FlaskIcon,
  GearIcon,
} from '#src/ui/subject-icons.tsx';
import type { UniversityDepartmentName } from './departments.ts';

/** The icon of a department; a book for an unknown one. */
export const DepartmentIcon = departmentIcon({
  'Computer Science': CodeIcon,
  'Alpine Engineering': BridgeIcon,
  Hydropower: BoltIcon,
  Materials: FlaskIcon,
  Robotics: GearIcon,
  Design: CompassIcon,
} satisfies Record<UniversityDepartmentName, unknown>);
