/**
 * Takes the place of MSW's cookie store: the portal's API uses bearer tokens and no cookies. MSW's own brings a library of
 * 130 kB, and it reads localStorage while it is loaded, which throws where the browser denies storage.
 */
export const cookieStore = {
  getCookies: (): never[] => [],
  async setCookie(): Promise<void> {},
};
