import { useState } from 'react';

interface Listed {
  readonly values: object;
  readonly shown: readonly unknown[] | undefined;
}

/** Whether a batch that is done has taken the last rows out of a list, which is still filtered as it was then. */
export function useListEmptied(results: object | undefined, { values, shown }: Listed): boolean {
  const filters = JSON.stringify(values);
  const [done, setDone] = useState({ results, filters });
  if (results !== done.results) setDone({ results, filters });
  return results !== undefined && shown?.length === 0 && done.filters === filters;
}
