import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const KEY = ['chosen-students'];
const nobody: ReadonlySet<string> = new Set();

/**
 * The ids of the chosen students. They are kept with the answers of the server, so that they are still chosen when a
 * record has been looked at, and forgotten with the session.
 */
export function useChosen() {
  const client = useQueryClient();
  const [ids, setIds] = useState(() => client.getQueryData<ReadonlySet<string>>(KEY) ?? nobody);
  function choose(next: ReadonlySet<string>): void {
    client.setQueryData(KEY, next);
    setIds(next);
  }
  return { ids, choose, clear: () => choose(nobody) };
}
