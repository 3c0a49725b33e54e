/** A write that waits for its commit. */
interface PendingWrite<Input> {
  /** Its position in the order in which the writes arrived. */
  readonly position: number;
  readonly body: (input: Input) => unknown;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Commits writes that come at the same time in one transaction: an import sends several at a time, and each transaction
 * costs the browser more than what it writes. Every write is still all or nothing, and is answered after its commit:
 * where a transaction of several fails, for whatever reason, each of them is run in one of its own.
 *
 * @param transact Runs a body in one transaction, perhaps more than once. Where the body throws or what it has changed
 *   cannot be stored, nothing of it remains.
 * @returns A function that runs a body with what was prepared for it, and resolves with its result once that is stored.
 *   A transaction begins when all that are being prepared are ready; others can join until the bodies are run, which is
 *   in the order in which they came.
 */
export function createGroupCommit<Input>(transact: <Result>(body: (input: Input) => Result) => Promise<Result>) {
  const preparing = new Set<Promise<unknown>>();
  let open: PendingWrite<Input>[] | undefined;
  let arrivals = 0;

  async function commit(group: PendingWrite<Input>[]): Promise<void> {
    const close = () => {
      if (open === group) open = undefined;
    };
    await Promise.allSettled(preparing);
    try {
      const results = await transact((input) => {
        close();
        group.sort((one, other) => one.position - other.position);
        return group.map(({ body }) => body(input));
      });
      for (const [at, { resolve }] of group.entries()) resolve(results[at] as never);
    } catch (error) {
      close();
      if (group.length === 1) group[0]!.reject(error);
      else
        for (const { body, resolve, reject } of group)
          transact(body).then(resolve as (result: unknown) => void, reject);
    }
  }

  return async <Result, Prepared>(
    body: (input: Input, prepared: Prepared) => Result,
    preparation: Promise<Prepared>,
  ): Promise<Result> => {
    const position = arrivals++;
    preparing.add(preparation);
    const prepared = await preparation.finally(() => preparing.delete(preparation));
    return new Promise((resolve, reject) => {
      const write = { position, body: (input: Input) => body(input, prepared), resolve, reject };
      if (open) open.push(write);
      else void commit((open = [write]));
    });
  };
}
