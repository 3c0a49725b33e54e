import { browserBackend, contractCheck } from 'university-api/browser';
import { checkPackage } from './checks.ts';

/** Checks the package in a page, with its mock started twice, as React's StrictMode does. */
export async function checkInPage(): Promise<void> {
  const open = async () => {
    const university = await browserBackend({ scenario: 'typical-day', students: 20 });
    await university.start();
    return university;
  };
  const [university] = await Promise.all([open(), open()]);
  await checkPackage({ origin: location.origin, university, contractCheck });
}
