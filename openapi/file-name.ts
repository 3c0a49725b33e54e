import type { components } from './schema.gen.ts';

type DocumentType = components['schemas']['DocumentType'];

const endings: Readonly<Record<DocumentType, readonly [usual: string, ...others: string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

const longest = 100;

/**
 * What a file is called here: the last part of a path, without what cannot be seen (control characters and signs that turn
 * the direction of writing) or what no file system takes, in at most 100 characters, with the ending of its type.
 */
export function fileNameOf(sent: string, type: DocumentType): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const visible = last
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const [usual, ...others] = endings[type];
  const ending = [usual, ...others].find((each) => visible.toLowerCase().endsWith(each));
  const stem = (ending === undefined ? visible : visible.slice(0, -ending.length)).trim() || 'document';
  const end = ending ?? usual;
  let cut = '';
  // By whole characters, and counted as the contract does: by code points.
  for (const character of [...stem].slice(0, longest - end.length)) cut += character;
  return cut.trimEnd() + end;
}
