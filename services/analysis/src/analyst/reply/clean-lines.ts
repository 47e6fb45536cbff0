import { falseAbsenceIn } from '@playbook/critique/pitch/false-absence';
import { cleanLine } from '@playbook/critique/reply/clean-line';
import { LINE_MAX_CHARS } from './judgement.schema.js';

/** The lines of a model that may be shown, cleaned: none that calls something missing which one of the texts states. */
export function cleanLines(lines: readonly string[], texts: readonly string[]): string[] {
  const isFalse = falseAbsenceIn(texts);
  return lines.flatMap((line) => cleanLine(line, LINE_MAX_CHARS) ?? []).filter((line) => !isFalse(line));
}
