import { readFile } from 'node:fs/promises';

/** The contract's text in Node. In the package `package/contract-text.ts` takes the place of this file. */
export const contractText = () => readFile(new URL('../openapi/university.yaml', import.meta.url), 'utf8');
