import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Puts a text at the end of a field in one event: typing it would draw the page again for each letter. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  // A click draws the page a few times more, and is needed only to put the cursor behind what is there.
  if ('value' in field && field.value !== '') await user.click(field);
  else act(() => field.focus());
  await user.paste(text);
}
