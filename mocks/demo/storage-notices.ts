import { msg } from '#src/languages/texts.ts';
import type { StorageEvent } from '../engine/db/open.ts';

export const storageNotices: Readonly<Record<StorageEvent, string>> = {
  denied: msg`This browser does not let the demo store anything. Everything works, but changes are lost when this tab is closed.`,
  full: msg`The browser’s storage is full. Everything works, but changes are lost when this tab is closed.`,
  'set-aside': msg`The stored data could not be read. It was set aside, not deleted, and the demo started with fresh data.`,
  cleared: msg`The browser has cleared the demo’s data. The demo started again with fresh data.`,
  'read-only': msg`The stored data was written by a newer version of the portal. It can be read, but not changed, here.`,
};
