import { useEffect, useRef, useState } from 'react';
import { t } from '#src/languages/texts.ts';
import { isRefusal } from '#src/platform/api/errors.ts';
import { type OutcomeWords } from '#src/records/record-type.ts';
import { describeFailure } from '#src/records/failures.tsx';
import { fileProblem } from './own-documents.ts';

/** A file that was chosen and is not stored: what becomes of it. One that is stored is a document, and no upload any more. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  /** `refused` for good; `failed` where the same may go well another time. */
  readonly state: 'waiting' | 'sending' | 'refused' | 'failed';
  readonly problem?: string;
}

interface Options {
  readonly send: (file: File, signal: AbortSignal) => Promise<void>;
  readonly words: Pick<OutcomeWords, 'failed' | 'unanswered'>;
  /** The server may have had it whole before it was cancelled, or refuses whatever is added now. */
  readonly onDoubt: () => void;
  readonly say: (text: string) => void;
}

/** The statuses at which the same file is refused however often it is sent. */
const final = [400, 413, 415, 422];

/** Files on their way, one after the other: each answer has all that came before it. */
export function useUploads({ send, words, onDoubt, say }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Pick<Upload, 'key' | 'file'>[]>([]);
  const current = useRef<{ readonly key: number; readonly stop: AbortController }>(undefined);
  const lastKey = useRef(0);
  useEffect(
    () => () => {
      queue.current = [];
      current.current?.stop.abort();
    },
    [],
  );

  const put = (upload: Upload) => setUploads((all) => all.map((one) => (one.key === upload.key ? upload : one)));
  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));
  const refuse = (upload: Upload & { readonly problem: string }) => {
    put(upload);
    say(t`${upload.file.name}: ${upload.problem}`);
  };

  const sendNext = async (): Promise<void> => {
    const next = queue.current.shift();
    if (next === undefined) return;
    const { key, file } = next;
    const stop = new AbortController();
    current.current = { key, stop };
    put({ key, file, state: 'sending' });
    try {
      await send(file, stop.signal);
      drop(key);
      say(t`${file.name} is added.`);
    } catch (error) {
      if (stop.signal.aborted) onDoubt();
      else {
        const { message } = describeFailure(error, words);
        const { file: reason } = isRefusal(error) ? error.errors : {};
        const isFinal = final.some((status) => isRefusal(error, status));
        refuse({ key, file, state: isFinal ? 'refused' : 'failed', problem: reason ?? message });
        if (isRefusal(error, 422)) onDoubt();
      }
    }
    current.current = undefined;
    return sendNext();
  };
  const enqueue = (files: readonly Pick<Upload, 'key' | 'file'>[]) => {
    queue.current.push(...files);
    if (!current.current) void sendNext();
  };

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        const problem = fileProblem(file);
        const key = (lastKey.current += 1);
        return problem === undefined ? { key, file, state: 'waiting' } : { key, file, state: 'refused', problem };
      });
      setUploads((all) => [...all, ...added]);
      for (const { file, problem } of added) if (problem !== undefined) say(t`${file.name}: ${problem}`);
      enqueue(added.filter(({ state }) => state === 'waiting'));
    },
    repeat: ({ key, file }: Upload) => {
      put({ key, file, state: 'waiting' });
      enqueue([{ key, file }]);
    },
    /** Takes it from the list: one that waits is never sent, and one on its way is stopped. */
    cancel: ({ key, file, state }: Upload) => {
      queue.current = queue.current.filter((one) => one.key !== key);
      if (current.current?.key === key) current.current.stop.abort();
      drop(key);
      if (state === 'waiting' || state === 'sending') say(t`${file.name} is cancelled.`);
    },
  };
}
