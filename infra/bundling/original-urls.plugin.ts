import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'rolldown';
import { nameOfEntry } from './entries.js';

const OWN_MODULES = { include: /\/dist\//, exclude: /\/node_modules\// };
const URL_BESIDE = /\bnew URL\((['"])([^'"]+)\1, import\.meta\.url\)/g;
const MODULE_URL = /\bimport\.meta\.(\w+)/g;
/** Made for each file of the bundle: the URL of a file of the checkout, wherever the checkout is. */
const AT = '__inCheckout';

interface Bundle {
  readonly root: string;
  /** From the root, as the entries. */
  readonly folder: string;
  readonly entries: readonly string[];
}

/**
 * What finds its files by `import.meta.url` goes on to find them where they are: in a module of ours it becomes the URL of the
 * file that was bundled. A file that is itself an entry, such as that of a worker, is found in the bundle.
 */
export function originalUrls({ root, folder, entries }: Bundle): Plugin {
  const bundled = new Set(entries);
  return {
    name: 'original-urls',
    transform: {
      filter: { id: OWN_MODULES, code: 'import.meta.' },
      handler: (code, id) => ({ code: withOriginalUrls(code, relative(root, id), { folder, bundled }), map: null }),
    },
    renderChunk(code, { fileName }) {
      if (!code.includes(AT)) return null;
      const up = relative(dirname(join(folder, fileName)), '.');
      const line = `const ${AT} = (path) => new URL(\`${up}/\${path}\`, import.meta.url).href;`;
      return { code: `${line}\n${code}`, map: null };
    },
  };
}

const at = (path: string): string => `${AT}(${JSON.stringify(path)})`;

/**
 * The code of a module of ours.
 * @param file from the root
 * @throws Error for what else a module may ask of itself
 */
export function withOriginalUrls(
  code: string,
  file: string,
  { folder, bundled }: { readonly folder: string; readonly bundled: ReadonlySet<string> },
): string {
  return code
    .replace(URL_BESIDE, (all, _quote: string, path: string) => {
      const target = join(dirname(file), path);
      return bundled.has(target) ? `new URL(${at(join(folder, `${nameOfEntry(target)}.js`))})` : all;
    })
    .replace(MODULE_URL, (all, property: string) => {
      if (property !== 'url') throw new Error(`${file} uses ${all}, which is another file's in a bundle`);
      return at(file);
    });
}
