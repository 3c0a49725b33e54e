import { icon } from '../../../ui/icons.tsx';

export const GroupIcon = icon(
  'GroupIcon',
  'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 19.500c.5-3.200 2.900-5 6-5s5.500 1.800 6 5',
  'M15.500 5.300a3 3 0 0 1 0 5.400M17.500 14.900c2 .7 3.200 2.300 3.500 4.600',
);
export const MentorIcon = icon('MentorIcon', 'M4 5h16v11H4zM12 16v4M8 20h8', 'M8 12l2.500-2.500L13 11l3-3.500');
export const GiftIcon = icon(
  'GiftIcon',
  'M4 11h16v9H4zM3 7.500h18V11H3zM12 7.500V20',
  'M12 7.500C9 7.500 7 6.500 7 5s3-2.500 5 2.500c2-5 5-4 5-2.500s-2 2.500-5 2.500z',
);
export const BriefcaseIcon = icon('BriefcaseIcon', 'M3 8h18v11H3zM9 8V5h6v3', 'M3 13h18M12 12v2');
export const LaptopIcon = icon('LaptopIcon', 'M5 5h14v10H5zM2.500 19h19', 'M9 11.500l2-2 1.500 1.500 2.500-3');
export const CheckIcon = icon('CheckIcon', 'M5 12.500l4.500 4.500L19 7.500');
export const ArrowRightIcon = icon('ArrowRightIcon', 'M4 12h16M14 6l6 6-6 6');
