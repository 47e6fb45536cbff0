/** What the generators share: names, templates, and lines that go into files which exist. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout that is written to: that of the working directory. */
export const root = process.cwd();

const TEMPLATES = fileURLToPath(new URL('templates/', import.meta.url));
const SUFFIX = '.template';
/** First token of subjects, name of a schema and of a package. */
const NAME = /^[a-z]{3,20}$/;

/** @throws Error for what is no name */
export function checkedName(name = '') {
  if (!NAME.test(name)) throw new Error('Give a name of 3 to 20 small letters');
  return name;
}

/** Writes files and folders as the formatter writes them. */
export const format = (paths) =>
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/prettier/bin/prettier.cjs'), '--write', '--log-level', 'warn', ...paths],
    { cwd: root, stdio: 'inherit' },
  );

/** As `20261123120000`. */
export const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);

/** A template's text for a name: `example`, `Example` and `EXAMPLE` stand for it. */
const fill = (text, name) =>
  text
    .replaceAll('STAMP', stamp)
    .replaceAll('example', name)
    .replaceAll('Example', name[0].toUpperCase() + name.slice(1))
    .replaceAll('EXAMPLE', name.toUpperCase());

/** Writes every template of a folder below a target. @returns The paths, relative to the checkout */
export function writeTemplates(folder, target, name) {
  const paths = readdirSync(join(TEMPLATES, folder), { recursive: true, withFileTypes: true });
  return paths
    .filter((entry) => entry.isFile() && entry.name.endsWith(SUFFIX))
    .map((entry) => {
      const source = join(entry.parentPath, entry.name);
      const within = source.slice(join(TEMPLATES, folder).length + 1, -SUFFIX.length);
      const path = join(target, fill(within, name));
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), fill(readFileSync(source, 'utf8'), name));
      return path;
    });
}

/**
 * Puts text behind what a pattern finds, or before it.
 * @param {string} path
 * @param {readonly (readonly [RegExp, string, ('before' | 'behind')?])[]} insertions
 * @throws Error when the file no longer has the place
 */
export function insertBehind(path, insertions) {
  let text = readFileSync(join(root, path), 'utf8');
  for (const [pattern, added, side = 'behind'] of insertions) {
    const found = pattern.exec(text);
    if (found === null) throw new Error(`${path} has no place for ${JSON.stringify(added)}`);
    const at = found.index + (side === 'behind' ? found[0].length : 0);
    text = text.slice(0, at) + added + text.slice(at);
  }
  writeFileSync(join(root, path), text);
}
