import { SettingError } from './setting-error.ts';

/** What a live build knows of its API. */
export interface ApiSetting {
  /** A path of the page's origin, or a full address. */
  readonly baseUrl: string;
  /** Whether the build is for this API alone. Otherwise its host's config.json may name another. */
  readonly isOnlyApi: boolean;
  /** What the policy of the pages allows them to call beside their own host; any host until config.json is read. */
  readonly calls?: string;
}

/**
 * What `VITE_API_BASE_URL` says. A build without it has its API at `/api` unless a host's config.json says otherwise.
 * @throws SettingError where it is neither a path of the page's origin nor an address
 */
export function apiSetting(value: string | undefined): ApiSetting {
  if (value === undefined || value === '') return { baseUrl: '/api', isOnlyApi: false, calls: 'https: http:' };
  if (!/^(?:\/(?!\/)|https?:\/\/)/.test(value) || !URL.canParse(value, 'http://localhost'))
    throw new SettingError(
      `VITE_API_BASE_URL is "${value}", and must be a path such as /api or an address such as https://api.example.org/api.`,
    );
  return { baseUrl: value, isOnlyApi: true, ...(!value.startsWith('/') && { calls: new URL(value).origin }) };
}
