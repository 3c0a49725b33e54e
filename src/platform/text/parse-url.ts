/** The address, or undefined where it is none. Browsers of the floor have no `URL.parse` and no `URL.canParse`. */
export function parseUrl(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
