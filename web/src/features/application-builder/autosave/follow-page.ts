import type { DraftEngine } from './draft-engine.js';
import type { JournalOfPage } from './drafts-ports.js';

/**
 * Tells the drafts what happens to their page: the network comes and goes, the page is hidden or closed, or the founder comes back to
 * it, perhaps from another tab that they closed. Answers how to stop.
 */
export function followPage(engine: DraftEngine, findClosedPages: () => Promise<readonly JournalOfPage[]>): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const flush = (): void => void engine.flush();
  window.addEventListener('online', () => engine.setOnline(true), { signal });
  window.addEventListener('offline', () => engine.setOnline(false), { signal });
  window.addEventListener('pagehide', flush, { signal });
  window.addEventListener('focus', () => void findClosedPages().then((pages) => engine.recover(pages)), { signal });
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
