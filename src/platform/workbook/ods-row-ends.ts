import { createZip } from './zip.ts';

const ROW_END = '</table:table-row>';

/** A cell that holds nothing and stands for a hundred or more; any other attribute than these may be a value or a formula. */
const wideAndEmpty =
  /^<table:table-cell(?=[^>]*\stable:number-columns-repeated="\d{3,}")(?:\s+table:(?:number-columns-repeated|style-name|content-validation-name)="[^"<>]*")+\s*\/>\s*$/;

/**
 * Cuts the empty rest of each row, up to the last column of the sheet. Gnumeric writes it with a style, so that the reader
 * takes it for cells, and for too many of them after 1,200 rows.
 * @param content `content.xml` of an .ods @returns the same text where nothing is to be cut
 */
export function withoutRowEnds(content: string): string {
  const parts: string[] = [];
  let [from, hasStyle] = [0, false];
  for (let end = content.indexOf(ROW_END); end !== -1; end = content.indexOf(ROW_END, end + 1)) {
    const at = content.lastIndexOf('<', end - 1);
    const cell = at < from ? '' : content.slice(at, end);
    if (!wideAndEmpty.test(cell)) continue;
    hasStyle ||= cell.includes('style-name');
    parts.push(content.slice(from, at));
    from = end;
  }
  return hasStyle ? parts.join('') + content.slice(from) : content;
}

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}

/** An .ods with this content, and with no more than a reader of its cells needs. */
export async function odsOf(content: string): Promise<Uint8Array> {
  const pieces: Blob[] = [];
  const zip = createZip(async (piece) => void pieces.push(piece));
  await zip.add('mimetype', whole('application/vnd.oasis.opendocument.spreadsheet'));
  await zip.add('content.xml', whole(content));
  await zip.close();
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
