import { formatToday } from '#src/platform/text/format.ts';
import { university } from '#src/university/university.ts';
import type { FilledLetter } from './template.ts';
import { Letterhead } from './Letterhead.tsx';

interface Props {
  readonly letter: FilledLetter;
  readonly rollNo: string;
}

/** One letter on one sheet: letterhead, date, text and a line to sign on. */
export function LetterSheet({ letter: { heading, paragraphs, signedBy }, rollNo }: Props) {
  return (
    <article>
      <Letterhead />
      <div data-meta="">
        <p>{`Roll number ${rollNo}`}</p>
        <p>{`Date: ${formatToday()}`}</p>
      </div>
      <h3>{heading}</h3>
      <div data-letter="">
        {paragraphs.map((paragraph, i) => (
          // The same may stand there twice.
          <p key={`${i} ${paragraph}`}>{paragraph}</p>
        ))}
      </div>
      <footer>
        <p>Seal</p>
        <p data-signature="">{signedBy || 'Signature'}</p>
      </footer>
      <p data-small="">{`Valid with the seal of ${university.name}.`}</p>
    </article>
  );
}
