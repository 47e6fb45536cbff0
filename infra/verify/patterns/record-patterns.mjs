/** Loaded before a program: when that ends, the patterns that it built stand in `PATTERNS_FILE`. See `built-patterns.mjs`. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A line of a stack that names a file. */
const FRAME = /[ (](?<file>\/[^\s():]{1,500}):(?<line>\d+):\d+\)?$/;

const built = new Map();
const BuiltIn = globalThis.RegExp;

function record(pattern) {
  const key = String(pattern);
  if (built.has(key)) return pattern;
  const frames = (new Error('built here').stack ?? '').replaceAll('file://', '').split('\n').slice(1);
  const from = frames.map((line) => FRAME.exec(line)?.groups).find((at) => at && at.file !== import.meta.filename);
  // Patterns of packages are theirs: what they are given is bounded where we call them.
  if (from === undefined || from.file.includes('/node_modules/')) return pattern;
  const place = `${relative(process.cwd(), from.file)}:${from.line}`;
  built.set(key, { source: pattern.source, flags: pattern.flags, place });
  return pattern;
}

globalThis.RegExp = new Proxy(BuiltIn, {
  construct: (target, words) => record(Reflect.construct(target, words)),
  apply: (target, self, words) => record(Reflect.apply(target, self, words)),
});

process.on('exit', () => writeFileSync(process.env.PATTERNS_FILE, JSON.stringify([...built.values()])));
