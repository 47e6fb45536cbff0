import { z } from 'zod';
import { cleanLine } from '@playbook/critique/reply/clean-line';
import { LINE_MAX_CHARS } from './judgement.schema.js';

/** Parts of a reply that is still being written; a value of another form is as good as none. */
export const unfinishedRecord = z.record(z.string(), z.unknown()).catch({}).default({});
export const unfinishedLines = z.array(z.string()).optional().catch(undefined);

/** The entries that are whole: all once something follows them, else all but the last. */
export const wholeOf = <T>(items: readonly T[], isFollowed: boolean): readonly T[] =>
  isFollowed ? items : items.slice(0, -1);

/** Cleans lines as they will be cleaned in the end. The same lines come again with each piece of the reply. */
export function lineCleaner(maxLines: number): (lines: readonly string[]) => string[] {
  const cleaned = new Map<string, string | null>();
  const clean = (line: string): string | null => {
    const known = cleaned.get(line);
    if (known !== undefined) return known;
    const text = cleanLine(line, LINE_MAX_CHARS);
    cleaned.set(line, text);
    return text;
  };
  return (lines) => lines.slice(0, maxLines).flatMap((line) => clean(line) ?? []);
}
