import { formatToday } from '#src/platform/text/format.ts';
import { university } from '#src/university/university.ts';
import type { FilledLetter } from './template.ts';
import { numberLine, proofWords, type Stamp } from './stamp.ts';
import { Letterhead } from './Letterhead.tsx';

interface Props {
  readonly letter: FilledLetter;
  readonly rollNo: string;
  readonly stamp?: Stamp | undefined;
}

/** One letter on one sheet: letterhead, date, text and a line to sign on. */
export function LetterSheet({ letter: { heading, paragraphs, signedBy }, rollNo, stamp }: Props) {
  return (
    <article>
      <Letterhead />
      <div data-meta="">
        <p>{`Roll number ${rollNo}`}</p>
        {stamp && <p>{numberLine(stamp)}</p>}
        <p>{`Date: ${formatToday()}`}</p>
      </div>
      <h3>{heading}</h3>
      <p data-letter="">{paragraphs.join('\n\n')}</p>
      <footer>
        <p>Seal</p>
        <p data-signature="">{signedBy || 'Signature'}</p>
      </footer>
      <p data-small="">{`Valid with the seal of ${university.name}.${proofWords(stamp)}`}</p>
    </article>
  );
}
