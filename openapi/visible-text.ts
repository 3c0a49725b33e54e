/**
 * The contract's `format: visible`: one sign at least that is seen. Spaces, control characters, marks of no width, the
 * fillers of Hangul, the blank of Braille and halves of signs (lone surrogates) are none.
 */
export const visibleFormat = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{Cs}\u2800]/u;

/** Whether there is something to see in a text: the forms ask before anything is sent. */
export const isVisible = (text: string): boolean => visibleFormat.test(text);
