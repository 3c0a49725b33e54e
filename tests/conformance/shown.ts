import { screen, waitFor } from '@testing-library/react';

/** What a person is told by the screen: its words, what its controls hold, and the colours of its badges. */
export function shownOn(main: HTMLElement): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node.data.trim());
    else if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) texts.push(`[${node.value}]`);
    else if (node instanceof HTMLSelectElement) texts.push(`[chosen: ${node.selectedOptions[0]?.text}]`);
    else if (node instanceof HTMLElement && node.dataset['tone']) texts.push(`(${node.dataset['tone']})`);
  }
  return texts.filter(Boolean);
}

/** The same, once a sign of the record is there. */
export async function shownWith(sign: string): Promise<string[]> {
  await waitFor(() => {
    const texts = shownOn(screen.getByRole('main'));
    if (!texts.some((text) => text.includes(sign))) throw new Error(`${sign} is not shown: ${texts.join(' | ')}`);
  });
  return shownOn(screen.getByRole('main'));
}
