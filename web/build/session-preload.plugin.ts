import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import type { Plugin, Rolldown } from 'vite';
import { type HeadedPage, PAGE_HEADS } from '../src/components/ui/page/page-heads.js';
import { type PreloadedPage, preloadScript } from './preload-script.js';

/** Code that every founder gets: the shell around the pages, and what reads the session. */
const FOR_EVERY_PAGE = ['app-layout', 'create-auth-client'];
const HASH_LENGTH = 8;

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** `ideaCheck` is drawn by the chunk `idea-check-page`. */
const chunkOfPage = (key: string): string => `${key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}-page`;

/** A chunk after all that it imports, with their styles, as addresses. */
function filesOf(bundle: Bundle, name: string): Set<string> {
  const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  if (start === undefined) throw new Error(`The build has no chunk ${name} to preload`);
  const visited = new Set<string>();
  const files = new Set<string>();
  const visit = (fileName: string): void => {
    if (visited.has(fileName)) return;
    visited.add(fileName);
    const file = bundle[fileName];
    if (file?.type === 'chunk') {
      for (const style of file.viteMetadata?.importedCss ?? []) files.add(`/${style}`);
      for (const imported of file.imports) visit(imported);
    }
    files.add(`/${fileName}`);
  };
  visit(start.fileName);
  return files;
}

/** The pages behind sign-in by path, each with the files that the page does not name already. */
function preloadedPages(bundle: Bundle, html: string): ReadonlyMap<string, PreloadedPage> {
  const isNamed = (file: string): boolean => html.includes(`"${file}"`);
  const keys = Object.keys(PAGE_HEADS) as HeadedPage[];
  return new Map(
    keys.map((key) => {
      const files = new Set([...FOR_EVERY_PAGE, chunkOfPage(key)].flatMap((name) => [...filesOf(bundle, name)]));
      return [WEB_PATHS[key], { head: PAGE_HEADS[key], files: [...files].filter((file) => !isNamed(file)) }];
    }),
  );
}

/**
 * Lets the browser of somebody with a session show the frame of the page and fetch the code of shell and page at once. Without
 * it nothing is seen until all the code was run, and that is asked for in three rounds, each after the one before was run.
 * @throws Error when a page has no chunk of its name
 */
export function sessionPreload(): Plugin {
  let [fileName, script] = ['', ''];
  return {
    name: 'playbook:session-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        script = preloadScript(preloadedPages(bundle, html));
        const hash = createHash('sha256').update(script).digest('base64url').slice(0, HASH_LENGTH);
        fileName = `assets/session-preload-${hash}.js`;
        return [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'body' }];
      },
    },
    writeBundle: async ({ dir = '' }) => {
      const file = join(dir, fileName);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, script);
    },
  };
}
