import { SIDEBAR_COOKIE } from '../src/components/layout/sidebar/sidebar-cookie.js';
import type { PageHeadTexts } from '../src/components/ui/page/page-heads.js';
import { SESSION_STORAGE_KEY } from '../src/lib/session/auth-client/stored-session.js';

/** What a founder's browser can show and fetch of a page before any code of the app runs. */
export interface PreloadedPage {
  readonly head: PageHeadTexts;
  /** Addresses of scripts and styles, what others import first. */
  readonly files: readonly string[];
}

/**
 * The script at the end of index.html, by the paths of pages. Plain JavaScript, for it runs as it is; the names of files are
 * written once, and by number for each page.
 */
export function preloadScript(pages: ReadonlyMap<string, PreloadedPage>): string {
  const files = [...new Set([...pages.values()].flatMap((page) => page.files))];
  const byPath = Object.fromEntries(
    Array.from(pages, ([path, { head, files: own }]) => [
      path,
      { title: head.title, lead: head.lead, files: own.map((file) => files.indexOf(file)) },
    ]),
  );
  return `(() => {
  const files = ${JSON.stringify(files)};
  const page = ${JSON.stringify(byPath)}[location.pathname];
  if (page === undefined) return;
  try {
    if (localStorage.getItem(${JSON.stringify(SESSION_STORAGE_KEY)}) === null) return;
  } catch {
    return;
  }
  const frame = document.getElementById('first-frame');
  document.getElementById('first-frame-title').textContent = page.title;
  document.getElementById('first-frame-lead').textContent = page.lead;
  frame.dataset.sidebar = document.cookie.includes('${SIDEBAR_COOKIE}=false') ? 'collapsed' : 'expanded';
  frame.dataset.scripts = page.files.map((number) => files[number]).filter((file) => file.endsWith('.js')).join(' ');
  frame.hidden = false;
  const fetchFiles = () => {
    for (const number of page.files) {
      const link = document.createElement('link');
      const isStyle = files[number].endsWith('.css');
      Object.assign(link, isStyle ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' });
      Object.assign(link, { href: files[number], crossOrigin: '', fetchPriority: 'low' });
      document.head.append(link);
    }
  };
  // The frame is painted first; a page in the background is not painted at all.
  if (document.hidden) fetchFiles();
  else requestAnimationFrame(() => setTimeout(fetchFiles));
})();
`;
}
