import type { DraftEngine } from './draft-engine.js';

/** Tells the drafts what happens to their page: the network comes and goes, the page is hidden or closed. Answers how to stop. */
export function followPage(engine: DraftEngine): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const flush = (): void => void engine.flush();
  window.addEventListener('online', () => engine.setOnline(true), { signal });
  window.addEventListener('offline', () => engine.setOnline(false), { signal });
  window.addEventListener('pagehide', flush, { signal });
  // On phones the last thing that a page learns of.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') flush();
    },
    { signal },
  );
  return () => listeners.abort();
}
