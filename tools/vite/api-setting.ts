import { SettingError } from './setting-error.ts';

/**
 * What `VITE_API_BASE_URL` says, which is where an API is unless a host's config.json says otherwise.
 * @throws SettingError where it is neither a path of the page's origin nor an address
 */
export function apiSetting(value: string | undefined): string {
  if (value === undefined || value === '') return '/api';
  if (!/^(?:\/(?!\/)|https?:\/\/)/.test(value) || !URL.canParse(value, 'http://localhost'))
    throw new SettingError(
      `VITE_API_BASE_URL is "${value}", and must be a path such as /api or an address such as https://api.example.org/api.`,
    );
  return value;
}
