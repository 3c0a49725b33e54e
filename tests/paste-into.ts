import type { UserEvent } from '@testing-library/user-event';

/** Puts a text at the end of a field in one event: typing it would draw the page again for each letter. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
