/** Marks a sentence for the translators of servers, as `msg` of src/languages/texts.ts does: the contract imports nothing. */
export const msg = (parts: TemplateStringsArray): string => parts[0] ?? '';
