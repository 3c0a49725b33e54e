/** Sends one request and gives its answer; rejects where none came. Over HTTP it is `fetch`, in a process the handlers. */
export type Send = (request: Request) => Promise<Response>;

/** No answer came: the server could not be reached, gave the connection up, or took too long. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return code ?? (cause instanceof Error ? cause.message : error.message);
};

/**
 * Sends requests, and waits no longer for an answer, its body included, than the portal does.
 * @throws NoAnswer
 */
export function withTimeout(
  send: Send,
  milliseconds: number,
): (url: string, init?: RequestInit) => Promise<[Response, string]> {
  return async (url, init) => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new NoAnswer(`no answer within ${milliseconds / 1000} seconds`));
        controller.abort();
      }, milliseconds);
    });
    const answered = async (): Promise<[Response, string]> => {
      const response = await send(new Request(url, { ...init, signal: controller.signal }));
      return [response, await response.text()];
    };
    try {
      return await Promise.race([answered(), late]);
    } catch (error) {
      throw error instanceof NoAnswer ? error : new NoAnswer(reasonOf(error), { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
}
