import { chakra } from '@chakra-ui/react';

/**
 * Makes an icon of a path in a square of 24. It is a plain element, since a page has many: the theme has its looks, and what is
 * around it may give it others.
 * @param kind what else it shows: `forward` points along the line, or back, and so turns with the direction of the page; `opens`
 *   turns when the button or the summary around it has opened something
 */
export const icon = (path: string, kind?: 'forward' | 'opens') =>
  function Icon() {
    return (
      <svg className="icon" data-kind={kind} viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    );
  };

export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const ChevronLeftIcon = icon('M15 5l-7 7 7 7', 'forward');
export const ChevronDownIcon = icon('M6 9l6 6 6-6', 'opens');
export const LanguageIcon = icon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
);
export const SunIcon = icon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.5 1.5M17.6 17.6l1.5 1.5M4.9 19.1l1.5-1.5M17.6 6.4l1.5-1.5',
);
export const MoonIcon = icon('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z');
export const PersonIcon = icon('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.7-3.8 3.7-6 7.5-6s6.8 2.2 7.5 6');
export const SignOutIcon = icon('M10 4H5v16h5M9 12h12M17 8l4 4-4 4');
export const KeyIcon = icon('M8 11a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11.2 12.3 20.5 3M16.5 7l3 3');
export const PhoneIcon = icon(
  'M5 3.5h4l1.8 5-2.4 1.7a12 12 0 0 0 5.4 5.4l1.7-2.4 5 1.8v4a1.8 1.8 0 0 1-2 1.8A17 17 0 0 1 3.2 5.5a1.8 1.8 0 0 1 1.8-2z',
);
export const MailIcon = icon('M3 6h18v12H3zM3.5 6.5 12 13l8.5-6.5');
export const PinIcon = icon(
  'M12 21.5s7-6.2 7-11.5a7 7 0 1 0-14 0c0 5.3 7 11.5 7 11.5zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
);
export const ClockIcon = icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2');
export const SuccessIcon = icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.3l2.7 2.7L16 9.5');
export const WarningIcon = icon('M12 4 2.5 20h19zM12 10v4.5M12 17.4v.1');
export const InfoIcon = icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6v.1');
export const SearchIcon = icon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20.5 20.5');
export const PrinterIcon = icon(
  'M7 9V3.5h10V9M7 17H4.5a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 4.5 9h15a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6.5H7z',
);
export const RefreshIcon = icon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5');
export const ChartIcon = icon('M4 4v16h16M8.5 16.5V12M13 16.5V8M17.5 16.5V5');
export const ListIcon = icon('M4 6.5l1.5 1.5L8 5M4 16.5l1.5 1.5L8 15M11.5 7H20M11.5 17H20');

export const statusIcons = { success: SuccessIcon, error: WarningIcon, warning: WarningIcon, info: InfoIcon };

export const IconTile = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '12',
    borderRadius: 'full',
    bg: 'colorPalette.muted',
    color: 'colorPalette.fg',
    fontSize: '1.2rem',
  },
});
