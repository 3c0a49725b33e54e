import { icon } from '../../ui/icons.tsx';

export const PauseIcon = icon('PauseIcon', 'M9 6v12M15 6v12');
export const PlayIcon = icon('PlayIcon', 'M8 5.500v13l11-6.500z');
export const ChevronLeftIcon = icon('ChevronLeftIcon', 'M15 5l-7 7 7 7');
export const ChevronRightIcon = icon('ChevronRightIcon', 'M9 5l7 7-7 7');
export const FormIcon = icon('FormIcon', 'M6 3h9l4 4v14H6z', 'M15 3v4h4M9.500 12h6M9.500 16h6');
export const DownloadIcon = icon('DownloadIcon', 'M12 4v11M7 10.500l5 5 5-5M4 20h16');
