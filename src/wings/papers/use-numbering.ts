import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '#src/languages/texts.ts';
import type { Student } from '#src/features/students/student.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { toastFailure } from '#src/records/failures.tsx';
import { issueNumbers, type PaperFacts } from './paper-calls.ts';
import type { Stamp } from './stamp.ts';

const words = () => ({
  failed: t`The papers got no number, and nothing was printed. Please try again.`,
  unanswered: t`Nothing was printed: the server did not answer when the papers were to get their numbers.`,
});

const ignore = () => {};

/**
 * The numbers of papers of one kind, where the server gives any; elsewhere papers have none and say nothing of it. A paper
 * that is printed again from the same dialog keeps its number.
 */
export function useNumbering(kind: string, factsOf: (student: Student) => PaperFacts) {
  const isOffered = useExtension('papers');
  const router = useRouter();
  const [numbers, setNumbers] = useState<ReadonlyMap<string, string>>(new Map());
  const [isIssuing, setIssuing] = useState(false);

  const { href } = new URL(router.buildLocation({ to: '/verify' }).href, globalThis.location.href);
  const verifyAt = href.replace(/^https?:\/\//, '');

  /** @returns whether each of them has a number, or needs none; a toast tells why not. An aborted signal ends it without a word. */
  async function number(
    students: readonly Student[],
    onProgress = ignore as (done: number) => void,
    signal?: AbortSignal,
  ) {
    if (!isOffered) return true;
    setIssuing(true);
    const known = new Map(numbers);
    try {
      await issueNumbers({ kind, factsOf, students, numbers: known, onProgress, ...(signal && { signal }) });
      return true;
    } catch (error) {
      if (!signal?.aborted) toastFailure(error, words());
      return false;
    } finally {
      // What is printed next has them already.
      flushSync(() => {
        setNumbers(known);
        setIssuing(false);
      });
    }
  }

  const stampOf = ({ id }: Student): Stamp | undefined =>
    isOffered ? { number: numbers.get(id), verifyAt } : undefined;
  return { number, stampOf, isIssuing };
}
