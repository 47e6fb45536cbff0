import { cleanLine } from '@playbook/critique/reply/clean-line';
import { LINE_MAX_CHARS } from './judgement.schema.js';

/** The lines of a model that may be shown, cleaned. */
export const cleanLines = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => cleanLine(line, LINE_MAX_CHARS) ?? []);
