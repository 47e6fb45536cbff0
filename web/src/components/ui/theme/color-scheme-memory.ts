import { localStorageColorSchemeManager, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';

type Listener = (scheme: MantineColorScheme) => void;

const listeners = new Set<Listener>();

/**
 * Remembers the choice of colors in this browser. Each Mantine provider gets a manager of its own; unlike the library's, they also
 * tell each other of a choice made in this tab.
 */
export function createColorSchemeMemory(): MantineColorSchemeManager {
  const stored = localStorageColorSchemeManager();
  let listener: Listener | null = null;
  return {
    ...stored,
    set: (scheme) => {
      // Whoever is told sets it too, which must not tell everybody again.
      if (stored.get('auto') === scheme) return;
      stored.set(scheme);
      for (const other of listeners) if (other !== listener) other(scheme);
    },
    subscribe: (onUpdate) => {
      stored.subscribe(onUpdate);
      listener = onUpdate;
      listeners.add(onUpdate);
    },
    unsubscribe: () => {
      stored.unsubscribe();
      if (listener !== null) listeners.delete(listener);
    },
  };
}
