/**
 * Stands in for `tough-cookie` inside MSW's cookie store, which no request of this app needs: the portal's API uses bearer
 * tokens and no cookies. The jar is always empty, and nothing is kept in it.
 */
export class MemoryCookieStore {
  idx = {};
}

export class CookieJar {
  getCookiesSync(): never[] {
    return [];
  }

  async setCookie(): Promise<void> {}
}

export const Cookie = {
  fromJSON: (): null => null,
};
