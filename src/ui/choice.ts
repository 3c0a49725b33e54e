import { translate } from '../languages/texts.ts';

export type ChoiceValue = string | number;

/** What can be chosen: a value, with a label where it is called something else than itself; words are marked by `msg`. */
export type Choice<Value extends ChoiceValue = ChoiceValue> = Value | { readonly value: Value; readonly label: string };

export const choiceValue = (choice: Choice): ChoiceValue => (typeof choice === 'object' ? choice.value : choice);

/** What it is called in the chosen language. */
export const choiceLabel = (choice: Choice): string =>
  translate(typeof choice === 'object' ? choice.label : String(choice));
