import { readFileSync } from 'node:fs';

/** What is put around a list of alternatives, by the word that opens it. */
const AROUND: Readonly<Record<string, readonly [before: string, after: string]>> = {
  words: [String.raw`\b(?:`, String.raw`)\b`],
  beginnings: [String.raw`\b(?:`, ')'],
};
const NAME = /^\[(.+)\]$/;
const GROUP_OPENING = /^\((?:\?[:=!]|\?<[=!])?$/;
const REFERENCE = /(?<!\\[pP])\{([a-z][\w-]*)\}/g;
const SPACES_AT_ENDS = /^␣{1,4}|␣{1,4}$/g;
const NOTHING = '{}';
const NO_FLAGS = '-';

/** A line at the margin and the lines that are indented below it. */
interface Block {
  readonly head: string;
  readonly lines: string[];
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const written of text.split('\n')) {
    const line = written.trim();
    if (line === '' || line.startsWith('# ')) continue;
    if (written.startsWith(' ')) blocks.at(-1)?.lines.push(line);
    else blocks.push({ head: line, lines: [] });
  }
  return blocks;
}

/** The source of a pattern written in pieces: what stands in brackets of their own has an alternative on each line. */
function sourceOf(lines: readonly string[]): string {
  let source = '';
  let alternatives: string[] | null = null;
  for (const line of lines) {
    if (alternatives === null) {
      source += line;
      if (GROUP_OPENING.test(line)) alternatives = [];
    } else if (line.startsWith(')')) {
      source += alternatives.join('|') + line;
      alternatives = null;
    } else alternatives.push(line);
  }
  return source;
}

/** What a file says: its patterns by name, and the lists that its patterns share. */
interface PatternFile {
  readonly patterns: Readonly<Record<string, readonly RegExp[]>>;
  readonly lists: ReadonlyMap<string, string>;
}

const read = new Map<string, PatternFile>();

function fileOf(name: string): PatternFile {
  const known = read.get(name) ?? parseFile(name);
  read.set(name, known);
  return known;
}

/** Puts in a line what stands for something else in it: spaces at its ends, nothing at all, and lists by their names. */
function plainLine(line: string, lists: ReadonlyMap<string, string>): string {
  // Most lines stand for themselves.
  if (!line.includes('{') && !line.includes('␣')) return line;
  if (line === NOTHING) return '';
  const spaced = line.replace(SPACES_AT_ENDS, (spaces) => ' '.repeat(spaces.length));
  return spaced.replace(REFERENCE, (_, name: string) => {
    const list = lists.get(name);
    if (list === undefined) throw new SyntaxError(`There is no list @${name} above its use`);
    return list;
  });
}

/** Without `u` a class of letters, `\p{L}`, means a p and a number in braces, so that it never matches. */
const isMisread = (source: string, flags: string): boolean => source.includes('\\p{') && !flags.includes('u');

/** The pattern of a block; throws a SyntaxError for a line that opens none. */
function patternOf(kind: string, written: string, entries: readonly string[]): RegExp {
  const flags = written === NO_FLAGS ? '' : written;
  if (entries.some((entry) => isMisread(entry, flags)))
    throw new SyntaxError(`${kind} ${flags} needs the flag u for \\p{…}`);
  if (kind === 'pattern') return new RegExp(sourceOf(entries), flags);
  const around = AROUND[kind];
  if (around === undefined) throw new SyntaxError(`A line opens nothing: ${kind}`);
  return new RegExp(`${around[0]}${entries.join('|')}${around[1]}`, flags);
}

/** The second of two blocks of a name would take the place of the first. */
function newBlock(file: string, name: string, patterns: Readonly<Record<string, readonly RegExp[]>>): RegExp[] {
  if (patterns[name] !== undefined) throw new SyntaxError(`${file} has two blocks [${name}]`);
  return [];
}

function parseFile(file: string): PatternFile {
  const lists = new Map<string, string>();
  const patterns: Record<string, RegExp[]> = {};
  let own: RegExp[] = [];
  for (const { head, lines } of blocksOf(readFileSync(new URL(`./patterns/${file}.txt`, import.meta.url), 'utf8'))) {
    const entries = lines.map((line) => plainLine(line, lists));
    const [kind = '', first = 'gi', second = ''] = head.split(' ');
    const name = NAME.exec(head)?.[1];
    if (name !== undefined) patterns[name] = own = newBlock(file, name, patterns);
    else if (kind === 'use') for (const [list, source] of fileOf(first).lists) lists.set(list, source);
    else if (kind === 'like') own.push(...(fileOf(first).patterns[second] ?? []));
    else if (head.startsWith('@')) lists.set(head.slice(1), `(?:${entries.join('|')})`);
    else own.push(patternOf(kind, first, entries));
  }
  return { patterns, lists };
}

/**
 * Patterns by name, from a file of `patterns/`; its README says how they are written. Every entry is compiled to one regular
 * expression, so that a list of words costs no more than if it were written as one. Throws a SyntaxError for a file that is
 * not written so.
 */
export const readPatterns = (file: string): PatternFile['patterns'] => fileOf(file).patterns;

/** The only pattern of each of some names. Throws a RangeError where a file has none of a name, or several. */
export function readSinglePatterns<Name extends string>(
  file: string,
  names: readonly Name[],
): Readonly<Record<Name, RegExp>> {
  const patterns = readPatterns(file);
  const singles = names.map((name) => {
    const [only, ...others] = patterns[name] ?? [];
    if (only === undefined || others.length > 0)
      throw new RangeError(`${file} has not one pattern of the name ${name}`);
    return [name, only];
  });
  return Object.fromEntries(singles) as Record<Name, RegExp>;
}
