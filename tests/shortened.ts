/** A text as it stands in the title of a test: whole, or its beginning and how long it is. */
export const shortened = (text: string) =>
  text.length > 60 ? `${text.slice(0, 20)}… (${text.length} characters)` : text;

/** A value as it stands in the title of a test: its JSON, shortened, or “none” where there is no value. */
export const inTitle = (value: unknown) => (value === undefined ? 'none' : shortened(JSON.stringify(value)));
