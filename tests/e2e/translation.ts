import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts that the app has changed since they were translated, and that still stand there as they were. */
    staleTexts?: () => string[];
  }
}

/**
 * Translates a page as browsers do: each text node is replaced by elements, now and as it appears. The words stay the
 * same, but for a mark at each end of them where one is given.
 */
function translateContinuously(mark: string): void {
  const inOtherWords = (text: string) => `${mark}${text}${mark}`;
  const untouched = 'font, script, style, textarea, noscript, svg, title, [translate=no]';
  const translated: (readonly [text: Text, shown: HTMLElement])[] = [];
  const translate = (text: Text) => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(untouched)) return;
    const [outer, shown] = [document.createElement('font'), document.createElement('font')];
    shown.textContent = inOtherWords(text.data);
    outer.append(shown);
    text.replaceWith(outer);
    translated.push([text, shown]);
  };
  const translateAll = (root: Node) => {
    const found: Text[] = root instanceof Text ? [root] : [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    found.forEach(translate);
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, type, target } of changes) {
      if (type === 'characterData') translateAll(target);
      addedNodes.forEach(translateAll);
    }
  });
  translateAll(document.body);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  window.staleTexts = () =>
    translated
      .filter(([text, shown]) => shown.isConnected && shown.textContent !== inOtherWords(text.data))
      .map(([text, shown]) => `"${shown.textContent}" stands for "${text.data}"`);
}

/** Translates an open page from now on. */
export const translate = (page: Page) => page.evaluate(translateContinuously, '');

/** Translates each page that is opened from now on, before the app is there. */
export const translateAtOnce = (page: Page, mark = '') =>
  page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${String(translateContinuously)})(${JSON.stringify(mark)}))`,
  );

/** Texts of a translated page that are not what the app shows. */
export const staleTexts = (page: Page) => page.evaluate(() => window.staleTexts?.() ?? []);
