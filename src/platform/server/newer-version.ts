import { basePath } from './addresses.ts';

const fileName = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** The name of the script in the portal's own page. It holds a hash of all code, so that another version has another one. */
function entryIn(page: ParentNode): string {
  const files = page.querySelector<HTMLTemplateElement>('template#files');
  return fileName(files?.content.querySelector('[data-entry]')?.getAttribute('href') ?? '');
}

/** Whether the host has a newer version of the portal than this page. Where it does not answer, no. */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(basePath, { cache: 'no-store' });
    const newest = response.ok ? entryIn(new DOMParser().parseFromString(await response.text(), 'text/html')) : '';
    return newest !== '' && newest !== entryIn(document);
  } catch {
    return false;
  }
}
