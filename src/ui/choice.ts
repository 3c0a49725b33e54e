export type ChoiceValue = string | number;

/** What can be chosen: a value, with a label where it is called something else than itself. */
export type Choice<Value extends ChoiceValue = ChoiceValue> = Value | { readonly value: Value; readonly label: string };

export const choiceValue = (choice: Choice): ChoiceValue => (typeof choice === 'object' ? choice.value : choice);

export const choiceLabel = (choice: Choice): string => (typeof choice === 'object' ? choice.label : String(choice));
