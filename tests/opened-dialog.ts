import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * A dialog that is open and can be used. Chakra sets its first focus, and lets clicks through to a dialog over another
 * one, a frame after it is in the page: a test would otherwise click earlier than any person can.
 */
export async function openedDialog(role: 'dialog' | 'alertdialog', name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}
