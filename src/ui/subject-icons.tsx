import { icon } from './icons.tsx';

/** Icons for departments, facilities and topics. */
export const CodeIcon = icon('CodeIcon', 'M8 7.500 3.500 12 8 16.500M16 7.500l4.500 4.500-4.500 4.500M13.500 5l-3 14');
export const ChipIcon = icon(
  'ChipIcon',
  'M7 7h10v10H7zM10 10.500h4v3h-4z',
  'M10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
);
export const GearIcon = icon(
  'GearIcon',
  'M9.900 5.100 10.400 2.500h3.200l.5 2.600 1.300.5 2.100-1.400 2.300 2.300-1.400 2.100.5 1.300 2.600.5v3.200l-2.600.5-.5 1.300 1.400 2.100-2.300 2.300-2.100-1.400-1.300.5-.5 2.600h-3.200l-.5-2.600-1.300-.5-2.100 1.400-2.300-2.300 1.400-2.100-.5-1.300-2.600-.5v-3.200l2.600-.5.5-1.300-1.400-2.100 2.300-2.300 2.100 1.400z',
  'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
);
export const BridgeIcon = icon(
  'BridgeIcon',
  'M2 18h20M6.500 18V5M17.500 18V5M2 13c2.500 0 4.500-3 4.500-7 0 4.500 2.500 8 5.500 8s5.500-3.500 5.500-8c0 4 2 7 4.500 7',
  'M12 14v4M9.300 13v5M14.700 13v5',
);
export const BoltIcon = icon('BoltIcon', 'M13 2.500 5 13.500h6l-1 8 8-11h-6z');
export const LedgerIcon = icon('LedgerIcon', 'M4 3.500v17h17', 'M8.500 16.500v-4M13 16.500v-8M17.500 16.500V6');
export const LeafIcon = icon(
  'LeafIcon',
  'M5.500 18C4 9 10 4 20.500 4c.5 10.500-5 15.500-15 14z',
  'M3.500 21c1.500-5 5-8.500 10-11',
);
export const BookIcon = icon(
  'BookIcon',
  'M12 6.500C10 5 7 4.500 3.500 4.500v13.500c3.500 0 6.500.5 8.500 2 2-1.500 5-2 8.500-2V4.500C17 4.500 14 5 12 6.500z',
  'M12 6.500V20',
);
export const FlaskIcon = icon(
  'FlaskIcon',
  'M9 3h6M10 3v6L4.500 18.300A1.800 1.800 0 0 0 6 21h12a1.800 1.800 0 0 0 1.500-2.700L14 9V3',
  'M7.300 15h9.400',
);
export const SpannerIcon = icon(
  'SpannerIcon',
  'M14.500 9.500a5 5 0 0 1-.5-4.200 5 5 0 0 1 4-2.800l-2.500 3 2.500 2.500 3-2.500a5 5 0 0 1-7 6L7 18.500a2.100 2.100 0 0 1-3-3z',
);
export const BedIcon = icon(
  'BedIcon',
  'M3 19V6M3 15h18v4M21 15v-1.500a4 4 0 0 0-4-4h-6.500V15',
  'M6.700 9.200a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z',
);
export const CupIcon = icon(
  'CupIcon',
  'M8 3.500h8v6.500a4 4 0 0 1-8 0zM8 5H4v1.500a4 4 0 0 0 4 4M16 5h4v1.500a4 4 0 0 1-4 4',
  'M12 14v4M8 21h8M9.500 21v-1.500a2.500 2.500 0 0 1 5 0V21',
);
export const HeartIcon = icon(
  'HeartIcon',
  'M12 20.500S3.500 15.700 3.500 9.700A4.600 4.600 0 0 1 12 7.200a4.600 4.600 0 0 1 8.500 2.500C20.500 15.700 12 20.500 12 20.500z',
  'M7 12h3l1.500-3 2 5 1.300-2H17',
);
export const MicrophoneIcon = icon(
  'MicrophoneIcon',
  'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3z',
  'M5.500 11a6.500 6.500 0 0 0 13 0M12 17.500V21M8.500 21h7',
);
export const PlateIcon = icon('PlateIcon', 'M5 3v6a2.500 2.500 0 0 0 5 0V3M7.500 3v18M18 21V3c-2.500 1-4 4-4 8h4');
export const DropIcon = icon(
  'DropIcon',
  'M12 3s6.500 7 6.500 11.500a6.500 6.500 0 0 1-13 0C5.500 10 12 3 12 3z',
  'M8.800 14.500a3.200 3.200 0 0 0 3.200 3.200',
);
export const CompassIcon = icon(
  'CompassIcon',
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  'M15.800 8.200l-2.300 5.300-5.300 2.300 2.300-5.300z',
);
export const PeopleIcon = icon(
  'PeopleIcon',
  'M9 5a3.200 3.200 0 1 0 0 6.400A3.200 3.200 0 0 0 9 5zM2.500 19.500c.6-3.300 3-5.200 6.500-5.200s5.900 1.900 6.500 5.200',
  'M15.500 5.300a3 3 0 0 1 0 5.800M17.500 14.700c2.200.6 3.600 2.300 4 4.800',
);
