import { browserBackend, contractCheck } from 'university-api/browser';
import { checkPackage } from './checks.ts';

/** Starts the mock twice, as React's StrictMode does, and checks the package with it. */
async function checkPage(): Promise<void> {
  const open = async () => {
    const university = await browserBackend({ scenario: 'typical-day', students: 20 });
    await university.start();
    return university;
  };
  const [university] = await Promise.all([open(), open()]);
  await checkPackage({ origin: location.origin, university, contractCheck });
}

void checkPage().then(
  () => (document.title = 'passed'),
  (error: unknown) => (document.title = `failed: ${error}`),
);
