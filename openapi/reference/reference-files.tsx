import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contractPath, readContract } from '../contract.ts';
import { ReferencePage } from './ReferencePage.tsx';

const stylesPath = join(dirname(contractPath), 'reference', 'reference.css');

/** The folder of the API reference, below the portal or the mock API. */
export const referenceFolder = 'api-docs';

/** The page, made from the contract as it is now. */
async function page(portal: string | undefined): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const document = <ReferencePage contract={await readContract()} portal={portal} />;
  return `<!doctype html>\n${renderToStaticMarkup(document)}\n`;
}

/** The files of that folder, which need nothing else. */
const files = [
  { name: 'index.html', type: 'text/html; charset=utf-8', text: page },
  { name: 'reference.css', type: 'text/css', text: () => readFile(stylesPath, 'utf8') },
  { name: 'university.yaml', type: 'application/yaml', text: () => readFile(contractPath, 'utf8') },
] as const;

/** Their names. */
export const referenceFileNames = files.map(({ name }) => name);

/**
 * The file at a path of the folder; the folder itself stands for its page.
 * @param portal where the portal is, seen from the folder
 */
export async function referenceFile(path: string, portal?: string) {
  const file = files.find(({ name }) => name === (path || 'index.html'));
  return file && { type: file.type, text: await file.text(portal) };
}
