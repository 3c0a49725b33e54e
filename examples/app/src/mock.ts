import { type BrowserBackend, browserBackend } from 'university-api/browser';

declare global {
  interface Window {
    /** The mock, for the browser's console and for the tests. */
    university?: BrowserBackend;
  }
}

/** Starts the university's API in this page, behind MSW. */
export async function startMock(): Promise<void> {
  const university = await browserBackend({ scenario: 'typical-day' });
  await university.start();
  window.university = university;
}
