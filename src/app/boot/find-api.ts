import { type Configuration, fetchConfiguration, problem } from './configuration.ts';

const asked = new Map<string, Promise<Configuration>>();

export function askForConfiguration(base: string): Promise<Configuration> {
  const known = asked.get(base);
  if (known) return known;
  const asking = fetchConfiguration(base);
  asked.set(base, asking);
  // Whoever needs it hears of the failure; here it only makes room for another try.
  asking.catch(() => asked.delete(base));
  return asking;
}

/** From now on the page may call its own host and the API, and nothing else: policies can only be added, never relaxed. */
function allowOnly(api: string): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src 'self' ${new URL(api).origin}`;
  document.head.append(policy);
}

/**
 * Where the API is: as the file says, else as the build says; and what the file says of its extensions.
 * @param base where the app lies, which the app knows for certain
 * @param hasOnlyApi whether the policy of the page allows no other API than the one of the build
 * @throws Error as `fetchConfiguration`, and for an API that the policy does not allow
 */
export async function findApi(base: string, builtIn: string, hasOnlyApi: boolean): Promise<PortalApi> {
  const { apiBaseUrl: address = builtIn, extensions } = await askForConfiguration(base);
  const allowed = new Set([location.origin, new URL(builtIn).origin]);
  if (hasOnlyApi && !allowed.has(new URL(address).origin))
    throw problem(
      `names an API at ${new URL(address).origin}, and this build may call ${[...allowed].join(' and ')} alone. Build it without VITE_API_BASE_URL, and it calls the API that the file names.`,
    );
  allowOnly(address);
  return { address, extensions };
}
