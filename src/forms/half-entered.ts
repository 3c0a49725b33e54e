import { msg, translate } from '../languages/texts.ts';

const sentences = new Map([
  ['date', msg`Enter a whole date: day, month and year`],
  ['number', msg`Enter a number`],
]);

/**
 * What is wrong with a control that is filled in by half, in a sentence; undefined where nothing is. Its value is empty
 * then, like that of a control that nobody has touched: only the browser's own verdict tells the two apart.
 */
export function halfEnteredProblem({ validity, type }: HTMLInputElement): string | undefined {
  const sentence = validity.badInput ? sentences.get(type) : undefined;
  return sentence && translate(sentence);
}

const halfEnteredInputs = (form: HTMLFormElement | null): readonly HTMLInputElement[] =>
  Array.from(form?.elements ?? [])
    .filter((control) => control instanceof HTMLInputElement)
    .filter((input) => halfEnteredProblem(input) !== undefined);

export function halfEnteredErrors(form: HTMLFormElement | null): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(halfEnteredInputs(form).map((input) => [input.name, halfEnteredProblem(input)]));
}

/** Empties what is filled in by half. To React it is empty already. */
export function clearHalfEntered(form: HTMLFormElement | null): void {
  for (const input of halfEnteredInputs(form)) input.value = '';
}

/** The values of a form without those that are filled in by half, which are empty and mean something else. */
export function wholeValues<Value>(
  values: Readonly<Record<string, Value>>,
  errors: Readonly<Record<string, unknown>>,
): Record<string, Value> {
  const said = new Set<unknown>(Array.from(sentences.values(), translate));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !said.has(errors[name])));
}
