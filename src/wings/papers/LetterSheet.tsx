import { t } from '#src/languages/texts.ts';
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

/** One letter on one sheet: letterhead, date, text and a line to sign on. Its text may be in another language than the page. */
export function LetterSheet({ letter: { heading, paragraphs, signedBy }, rollNo, stamp }: Props) {
  return (
    <article>
      <Letterhead />
      <div data-meta="">
        <p>{t`Roll number ${rollNo}`}</p>
        {stamp && <p>{numberLine(stamp)}</p>}
        <p>{t`Date: ${formatToday()}`}</p>
      </div>
      <h3 dir="auto">{heading}</h3>
      <p data-letter="" dir="auto">
        {paragraphs.join('\n\n')}
      </p>
      <footer>
        <p>{t`Seal`}</p>
        <p data-signature="" dir="auto">
          {signedBy || t`Signature`}
        </p>
      </footer>
      <p data-small="">
        {[t`Valid with the seal of ${university.name}.`, stamp && proofWords(stamp)].filter(Boolean).join(' ')}
      </p>
    </article>
  );
}
