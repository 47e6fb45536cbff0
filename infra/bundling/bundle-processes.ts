import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { entriesIn, nameOfEntry } from './entries.js';
import { originalUrls } from './original-urls.plugin.js';
import { oneByteText } from './one-byte-text.plugin.js';
import { packagesOutside } from './packages-outside.plugin.js';

/** From the root of the checkout. */
const BUNDLE = 'dist';
/** What each entry loads of the bundle, by its name: images hold one kind of process. */
const MANIFEST = 'files.json';

/** `depd`, which marks what is deprecated, makes functions of text. */
const EXPECTED_WARNINGS = new Set(['EVAL']);

/**
 * Bundles what every process and thread loads, from what was built. A module that two of them need is in a file that both load, so
 * that each is loaded once in a process. Nothing is shortened and no map is linked: names and lines in a stack are those of the
 * bundle, above which stands the file that they come from.
 * @throws Error when a module cannot be found, or two of them cannot be put together
 */
export async function bundleProcesses(root: string): Promise<void> {
  const entries = entriesIn(root);
  const build = await rolldown({
    cwd: root,
    platform: 'node',
    input: Object.fromEntries(entries.map((entry) => [nameOfEntry(entry), join(root, entry)])),
    plugins: [
      packagesOutside({ root, folder: BUNDLE }),
      originalUrls({ root, folder: BUNDLE, entries }),
      oneByteText(),
    ],
    onLog: (level, { code = '', message }) => {
      if (level === 'warn' && !EXPECTED_WARNINGS.has(code)) throw new Error(message);
    },
  });
  try {
    const { output } = await build.write({
      dir: join(root, BUNDLE),
      format: 'esm',
      // Nest and MikroORM know classes by their names, and people read stacks.
      keepNames: true,
      // It would write characters in place of escapes again.
      minify: false,
      entryFileNames: '[name].js',
      chunkFileNames: 'shared/[name]-[hash].js',
      cleanDir: true,
    });
    const chunks = new Map(
      output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])),
    );
    const files = entries.map((entry) => [nameOfEntry(entry), filesOf(`${nameOfEntry(entry)}.js`, chunks)]);
    writeFileSync(join(root, BUNDLE, MANIFEST), JSON.stringify(Object.fromEntries(files), null, 2));
  } finally {
    await build.close();
  }
}

/** A file of the bundle and all that it may load. */
function filesOf(first: string, chunks: ReadonlyMap<string, OutputChunk>): string[] {
  const found = new Set([first]);
  // What is added while a set is gone through is gone through too.
  for (const file of found) {
    const { imports = [], dynamicImports = [] } = chunks.get(file) ?? {};
    for (const next of [...imports, ...dynamicImports]) if (chunks.has(next)) found.add(next);
  }
  return [...found];
}
