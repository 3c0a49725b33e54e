import { memo, useEffect, useEffectEvent, useState } from 'react';
import type { Student } from '#src/features/students/student.ts';
import { printPage } from '#src/ui/print/print-page.ts';
import { PrintOnly } from '#src/ui/print/PrintOnly.tsx';
import { LetterSheet } from './LetterSheet.tsx';
import { A4, Sheets } from './Letterhead.tsx';
import type { Stamp } from './stamp.ts';
import { fillLetter, type LetterText } from './template.ts';

/** So many are drawn in one task of the browser: about 20 ms. */
const AT_ONCE = 25;

interface Props {
  readonly text: LetterText;
  readonly to: readonly Student[];
  readonly stampOf: (student: Student) => Stamp | undefined;
  readonly fileName: string;
  readonly onProgress: (done: number) => void;
}

/** Letters in place of the page on paper. They are drawn some at a time, and printed when all are there. */
export function PrintedLetters({ text, to, stampOf, fileName, onProgress }: Props) {
  const [drawn, setDrawn] = useState(0);
  // Numbers are there before the letters are, and a function of each drawing would draw all again.
  const [firstStampOf] = useState(() => stampOf);
  const isDrawn = drawn >= to.length;
  const tell = useEffectEvent(onProgress);
  const print = useEffectEvent(() => printPage(fileName));
  useEffect(() => {
    tell(Math.min(drawn, to.length));
    const timer = setTimeout(() => (isDrawn ? print() : setDrawn(drawn + AT_ONCE)));
    return () => clearTimeout(timer);
  }, [drawn, isDrawn, to.length]);
  const starts = Array.from({ length: Math.ceil(Math.min(drawn, to.length) / AT_ONCE) }, (_, i) => i * AT_ONCE);
  return (
    <PrintOnly sheets={A4}>
      <Sheets>
        {starts.map((start) => (
          <Portion key={start} text={text} to={to} stampOf={firstStampOf} start={start} />
        ))}
      </Sheets>
    </PrintOnly>
  );
}

const Portion = memo(function Portion({
  text,
  to,
  stampOf,
  start,
}: Pick<Props, 'text' | 'to' | 'stampOf'> & { readonly start: number }) {
  return to
    .slice(start, start + AT_ONCE)
    .map((student) => (
      <LetterSheet
        key={student.id}
        letter={fillLetter(text, student)}
        rollNo={student.rollNo}
        stamp={stampOf(student)}
      />
    ));
});
