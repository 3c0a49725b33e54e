import { university } from '#src/university/university.ts';

/** The title of a tab, with the screen first, since a tab is narrow. */
export function pageTitle(screen: string): string {
  return `${screen} · ${university.name}`;
}
