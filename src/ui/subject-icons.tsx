import { icon } from './icons.tsx';

export const CodeIcon = icon('M8 7.5 3.5 12 8 16.5M16 7.5l4.5 4.5-4.5 4.5M13.5 5l-3 14');
export const ChipIcon = icon(
  'M7 7h10v10H7zM10 10.5h4v3h-4zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
);
export const GearIcon = icon(
  'M9.9 5.1 10.4 2.5h3.2l.5 2.6 1.3.5 2.1-1.4 2.3 2.3-1.4 2.1.5 1.3 2.6.5v3.2l-2.6.5-.5 1.3 1.4 2.1-2.3 2.3-2.1-1.4-1.3.5-.5 2.6h-3.2l-.5-2.6-1.3-.5-2.1 1.4-2.3-2.3 1.4-2.1-.5-1.3-2.6-.5v-3.2l2.6-.5.5-1.3-1.4-2.1 2.3-2.3 2.1 1.4zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
);
export const BridgeIcon = icon(
  'M2 18h20M6.5 18V5M17.5 18V5M2 13c2.5 0 4.5-3 4.5-7 0 4.5 2.5 8 5.5 8s5.5-3.5 5.5-8c0 4 2 7 4.5 7M12 14v4M9.3 13v5M14.7 13v5',
);
export const BoltIcon = icon('M13 2.5 5 13.5h6l-1 8 8-11h-6z');
export const LedgerIcon = icon('M4 3.5v17h17M8.5 16.5v-4M13 16.5v-8M17.5 16.5V6');
export const LeafIcon = icon('M5.5 18C4 9 10 4 20.5 4c.5 10.5-5 15.5-15 14zM3.5 21c1.5-5 5-8.5 10-11');
export const BookIcon = icon(
  'M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5zM12 6.5V20',
);
export const FlaskIcon = icon('M9 3h6M10 3v6L4.5 18.3A1.8 1.8 0 0 0 6 21h12a1.8 1.8 0 0 0 1.5-2.7L14 9V3M7.3 15h9.4');
export const SpannerIcon = icon(
  'M14.5 9.5a5 5 0 0 1-.5-4.2 5 5 0 0 1 4-2.8l-2.5 3 2.5 2.5 3-2.5a5 5 0 0 1-7 6L7 18.5a2.1 2.1 0 0 1-3-3z',
);
export const BedIcon = icon(
  'M3 19V6M3 15h18v4M21 15v-1.5a4 4 0 0 0-4-4h-6.5V15M6.7 9.2a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
);
export const CupIcon = icon(
  'M8 3.5h8v6.5a4 4 0 0 1-8 0zM8 5H4v1.5a4 4 0 0 0 4 4M16 5h4v1.5a4 4 0 0 1-4 4M12 14v4M8 21h8M9.5 21v-1.5a2.5 2.5 0 0 1 5 0V21',
);
export const HeartIcon = icon(
  'M12 20.5S3.5 15.7 3.5 9.7A4.6 4.6 0 0 1 12 7.2a4.6 4.6 0 0 1 8.5 2.5C20.5 15.7 12 20.5 12 20.5zM7 12h3l1.5-3 2 5 1.3-2H17',
);
export const MicrophoneIcon = icon(
  'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21M8.5 21h7',
);
export const PlateIcon = icon('M5 3v6a2.5 2.5 0 0 0 5 0V3M7.5 3v18M18 21V3c-2.5 1-4 4-4 8h4');
export const DropIcon = icon(
  'M12 3s6.5 7 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 10 12 3 12 3zM8.8 14.5a3.2 3.2 0 0 0 3.2 3.2',
);
export const CompassIcon = icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.8 8.2l-2.3 5.3-5.3 2.3 2.3-5.3z');
export const PeopleIcon = icon(
  'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5zM2.5 19.5c.6-3.3 3-5.2 6.5-5.2s5.9 1.9 6.5 5.2M15.5 5.3a3 3 0 0 1 0 5.8M17.5 14.7c2.2.6 3.6 2.3 4 4.8',
);

/** Makes the icon of a department from those that a university has; a book for a name that is none of them. */
export const departmentIcon = (icons: Readonly<Record<string, typeof BookIcon>>) =>
  function DepartmentIcon({ name }: { readonly name: string }) {
    const Icon = (Object.hasOwn(icons, name) && icons[name]) || BookIcon;
    return <Icon />;
  };
