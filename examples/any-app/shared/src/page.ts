import { checkInPage } from './in-page.ts';

void checkInPage().then(
  () => (document.title = 'passed'),
  (error: unknown) => (document.title = `failed: ${error}`),
);
