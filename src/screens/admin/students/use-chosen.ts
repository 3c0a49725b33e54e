import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEventCallback } from '../../../ui/use-event-callback.ts';

const KEY = ['chosen-students'];
const nobody: ReadonlySet<string> = new Set();

/**
 * The ids of the chosen students. They are kept with the answers of the server, so that they are still chosen when a
 * record has been looked at, and forgotten with the session.
 */
export function useChosen() {
  const client = useQueryClient();
  const [ids, setIds] = useState(() => client.getQueryData<ReadonlySet<string>>(KEY) ?? nobody);
  const choose = useEventCallback((next: ReadonlySet<string>) => {
    // Nobody observes them there, and what nobody observes is thrown away after five minutes.
    client.setQueryDefaults(KEY, { gcTime: Infinity });
    client.setQueryData(KEY, next);
    setIds(next);
  });
  /** Whoever has been ticked meanwhile stays chosen. */
  const letGo = useEventCallback((done: ReadonlySet<string>) =>
    choose(new Set([...ids].filter((id) => !done.has(id)))),
  );
  const clear = useEventCallback(() => choose(nobody));
  return { ids, choose, letGo, clear };
}
