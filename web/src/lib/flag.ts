import { useSyncExternalStore } from 'react';

/** A boolean outside of React that components can follow with `useFlag`. */
export interface Flag {
  readonly get: () => boolean;
  readonly set: (value: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A flag that starts as false. */
export function createFlag(): Flag {
  let current = false;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The flag's value; renders again when it changes. */
export const useFlag = (flag: Flag): boolean => useSyncExternalStore(flag.subscribe, flag.get);
