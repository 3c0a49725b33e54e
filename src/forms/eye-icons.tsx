import { icon } from '../ui/icons.tsx';

export const EyeIcon = icon(
  'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
);
export const EyeOffIcon = icon(
  'M9.9 5.7A9.6 9.6 0 0 1 12 5.5c6.4 0 10 6.5 10 6.5a17 17 0 0 1-3.2 3.8M6.3 7.4A16 16 0 0 0 2 12s3.6 6.5 10 6.5a10 10 0 0 0 4.6-1.1M3 3l18 18M10 10a3 3 0 0 0 4 4',
);
