import { useEffect } from 'react';
import { t } from '#src/languages/texts.ts';
import { DemoError } from '../demo-error.ts';
import type { Target } from '../tour.ts';

const mark = 'data-demo-target';

export function findTarget(target: Target): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(target)].find((element) => element.checkVisibility());
}

/** How long a page may take to show a field, in milliseconds. */
const patience = 3000;

/**
 * Fills in a field of the page as if somebody had typed. React listens to the browser's own events.
 * @throws DemoError where the page does not show the field
 */
export async function fillIn(target: Target, value: string): Promise<void> {
  const since = performance.now();
  let control = findTarget(target);
  while (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) {
    if (performance.now() - since > patience)
      throw new DemoError(t`The form is not on this page. “${t`Take me there`}” opens it.`);
    await new Promise(requestAnimationFrame);
    control = findTarget(target);
  }
  const prototype = control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value))
    throw new DemoError(t`“${value}” is not offered in this data. A typical day has it: see “${t`Data`}”.`);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Marks the first of these controls that is on the page, and keeps the mark while the page changes. */
export function useMarkedTarget(targets: readonly Target[]): void {
  const key = JSON.stringify(targets);
  useEffect(() => {
    const wanted = JSON.parse(key) as readonly Target[];
    let marked: HTMLElement | undefined;
    const unmark = () => marked?.removeAttribute(mark);
    const update = () => {
      const found = wanted.map(findTarget).find((element) => element !== undefined);
      if (found === marked) return;
      unmark();
      marked = found;
      marked?.setAttribute(mark, '');
      marked?.scrollIntoView({ block: 'center' });
    };
    update();
    const timer = setInterval(update, 300);
    return () => {
      clearInterval(timer);
      unmark();
    };
  }, [key]);
}
