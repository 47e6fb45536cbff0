import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { WEB_PATHS } from '@playbook/contracts/web-paths';
import type { Plugin, Rolldown } from 'vite';
import { SESSION_STORAGE_KEY } from '../src/lib/session/stored-session.js';
import { PUBLIC_PATHS } from '../src/lib/public-paths.js';

/** Code that every founder gets: the shell around the pages, and what reads the session. */
const FOR_EVERY_PAGE = ['app-layout', 'create-auth-client'];
const HASH_LENGTH = 8;

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** `ideaCheck` is drawn by the chunk `idea-check-page`. */
const chunkOfPage = (key: string): string => `${key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}-page`;

/** A chunk with all it imports and their styles, as addresses. */
function filesOf(bundle: Bundle, name: string): Set<string> {
  const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  if (start === undefined) throw new Error(`The build has no chunk ${name} to preload`);
  const files = new Set([start.fileName]);
  for (const fileName of files) {
    const file = bundle[fileName];
    if (file?.type !== 'chunk') continue;
    for (const own of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) files.add(own);
  }
  return new Set(Array.from(files, (file) => `/${file}`));
}

/** What a founder's browser will need by path, without what the page names already. */
function preloadsOf(bundle: Bundle, html: string): Record<string, string[]> {
  const pages = Object.entries(WEB_PATHS).filter(([, path]) => !PUBLIC_PATHS.includes(path));
  const named = (file: string): boolean => html.includes(`"${file}"`);
  return Object.fromEntries(
    pages.map(([key, path]) => {
      const files = new Set([...FOR_EVERY_PAGE, chunkOfPage(key)].flatMap((name) => [...filesOf(bundle, name)]));
      return [path, [...files].filter((file) => !named(file))];
    }),
  );
}

/** Plain JavaScript, for it runs as it is: the names of files are written once, and by number for each page. */
function scriptOf(preloads: Record<string, string[]>): string {
  const files = [...new Set(Object.values(preloads).flat())];
  const pages = Object.fromEntries(
    Object.entries(preloads).map(([path, own]) => [path, own.map((file) => files.indexOf(file))]),
  );
  return `(() => {
  const files = ${JSON.stringify(files)};
  const wanted = ${JSON.stringify(pages)}[location.pathname] ?? [];
  try {
    if (localStorage.getItem(${JSON.stringify(SESSION_STORAGE_KEY)}) === null) return;
  } catch {
    return;
  }
  for (const number of wanted) {
    const link = document.createElement('link');
    link.href = files[number];
    link.crossOrigin = '';
    if (link.href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    document.head.append(link);
  }
})();
`;
}

/**
 * Lets the browser of somebody with a session fetch the code of the shell and of the page at once. Without it the code
 * is asked for in three rounds, each after the one before was run; a slow network takes a second for them.
 * @throws Error when a page has no chunk of its name
 */
export function preloadForFounders(): Plugin {
  let [fileName, script] = ['', ''];
  return {
    name: 'playbook:preload-for-founders',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        script = scriptOf(preloadsOf(bundle, html));
        const hash = createHash('sha256').update(script).digest('base64url').slice(0, HASH_LENGTH);
        fileName = `assets/preload-for-founders-${hash}.js`;
        const attrs = { src: `/${fileName}`, async: true, fetchpriority: 'high' };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
    writeBundle: async ({ dir = '' }) => {
      const file = join(dir, fileName);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, script);
    },
  };
}
