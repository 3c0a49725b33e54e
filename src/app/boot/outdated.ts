const key = 'portal:outdated';

const entryIn = (html: string) => /<link [^>]*\bdata-entry\b[^>]* href="([^"]+)"/.exec(html)?.[1];

/**
 * Whether the host has a newer version of this page, whose files have replaced those of this one: the page came from a
 * cache. It is said once for each version, as a host that answers now so and now so must not make the page reload for ever.
 * @param entry the name of the script that could not be loaded
 */
export async function isOutdated(entry: string): Promise<boolean> {
  try {
    if (sessionStorage.getItem(key) === entry) return false;
    const response = await fetch(location.href, { cache: 'reload' });
    const newest = response.ok ? entryIn(await response.text()) : undefined;
    if (newest === undefined || newest === entry) return false;
    sessionStorage.setItem(key, entry);
    return true;
  } catch {
    return false;
  }
}
