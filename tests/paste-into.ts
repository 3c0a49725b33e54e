import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Puts a text at the end of a field in one event: a click and typing would draw the page again a dozen times. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await user.paste(text);
}
