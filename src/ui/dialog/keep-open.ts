/**
 * For a modal dialog's `onFocusOutside`. A person cannot leave it by the focus. On a busy machine, and in React's strict mode, the
 * focus is back at the opener for a moment while the dialog opens, and would close it.
 */
export const keepOpen = (event: Pick<Event, 'preventDefault'>): void => event.preventDefault();
