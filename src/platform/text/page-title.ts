import { translate } from '#src/languages/texts.ts';
import { university } from '#src/university/university.ts';

/** The title of a page, which its screen gives in the chosen language. */
export function pageTitle(screen: string): string {
  return `${screen} · ${translate(university.name)}`;
}

/**
 * Gives the browser's tab a better title than the one that it has, such as the name of a record.
 * @returns what puts the former title back, unless somebody else, such as the next page, has set another one meanwhile
 */
export function setTemporaryTitle(title: string): () => void {
  const before = document.title;
  document.title = title;
  // As the browser reads it back: it collapses spaces.
  const lent = document.title;
  return () => {
    if (document.title === lent) document.title = before;
  };
}
