import type { QueryClient } from '@tanstack/react-query';
import type { ConnectionWatch } from './connection-watch.js';

/** Asks again for what failed while there was no connection, as soon as there is one; returns how to stop. */
export function refetchWhenConnected(
  { subscribe, getState }: Pick<ConnectionWatch, 'subscribe' | 'getState'>,
  client: QueryClient,
): () => void {
  return subscribe(() => {
    if (getState() !== 'connected') return;
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
}
