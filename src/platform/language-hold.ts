let holders = 0;

/**
 * Keeps the language as it is while something runs or is shown that would be lost with the page.
 * @returns what ends that
 */
export function holdLanguage(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
  };
}

export const isLanguageHeld = (): boolean => holders > 0;
