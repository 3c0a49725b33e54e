import type { HTMLChakraProps } from '@chakra-ui/react';
import type { UniversityDepartmentName } from '../domain/university-departments.ts';
import {
  BoltIcon,
  BookIcon,
  BridgeIcon,
  ChipIcon,
  CodeIcon,
  GearIcon,
  LeafIcon,
  LedgerIcon,
} from './subject-icons.tsx';

const icons = {
  'Computer Science': CodeIcon,
  Electronics: ChipIcon,
  Mechanical: GearIcon,
  Civil: BridgeIcon,
  Electrical: BoltIcon,
  'Business Studies': LedgerIcon,
  'Life Sciences': LeafIcon,
  Humanities: BookIcon,
} satisfies Record<UniversityDepartmentName, unknown>;

const isKnown = (name: string): name is UniversityDepartmentName => Object.hasOwn(icons, name);

/** The icon of a department; a book for an unknown one. */
export function DepartmentIcon({ name, ...style }: HTMLChakraProps<'svg'> & { readonly name: string }) {
  const Icon = isKnown(name) ? icons[name] : BookIcon;
  return <Icon {...style} />;
}
