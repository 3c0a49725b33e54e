import { isNotFound, isRedirect } from '@tanstack/react-router';
import { ApiError } from '../platform/api/errors.ts';

// While the portal is developed alone: a build leaves this file out.

const isExpected = (error: unknown) => error instanceof ApiError || isNotFound(error) || isRedirect(error);

const told = new WeakSet<Error>();

/** Has the development server show an error over the page, with its source (tools/vite/bug-overlay.ts). */
export function tellBug(error: unknown): void {
  if (!(error instanceof Error) || isExpected(error) || told.has(error)) return;
  // React throws an error of a screen a second time when it draws the screen anew.
  told.add(error);
  import.meta.hot?.send('portal:bug', { message: error.message, stack: error.stack ?? '' });
}

addEventListener('error', ({ error }) => tellBug(error));
addEventListener('unhandledrejection', ({ reason }) => tellBug(reason));
