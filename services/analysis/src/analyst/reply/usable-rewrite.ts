import { withoutPlaceholders } from '@playbook/critique/engine/rewrite/placeholders';
import { detectInjection } from '@playbook/critique/injection/detect-injection';
import { mentionsIn } from '@playbook/critique/injection/mentions';
import { isBrokenOff } from '@playbook/critique/reply/broken-off';
import { cleanLine } from '@playbook/critique/reply/clean-line';
import { inventsFacts } from '@playbook/critique/reply/invented-facts';
import { hasUnrelatedSentence } from '@playbook/critique/reply/unrelated-sentences';

/** A rewrite as it reads once its [blanks] are filled in. */
export const readWithBlanks = (rewrite: string): string =>
  withoutPlaceholders(rewrite).replace(/\[[^\]]{0,300}\]/g, 'that');

/** A rewrite that is clean and holds nothing but what its source is about, in whole sentences; null for any other. */
export function cleanRewrite(rewrite: string, source: string, maxChars: number): string | null {
  const text = cleanLine(rewrite, maxChars);
  if (text === null || inventsFacts(text, source)) return null;
  return isBrokenOff(text, source) || hasUnrelatedSentence(text, source) ? null : text;
}

/** Words for a judge are a founder's own where the founder's text has them, unless that text speaks to the judge itself. */
function speaksToJudge(rewrite: string, source: string): boolean {
  if (detectInjection(rewrite, 'text').suspicion === 'instruction') return true;
  const isSourceInjected = detectInjection(source, 'text').suspicion === 'instruction';
  const own = new Set(isSourceInjected ? [] : mentionsIn(source));
  return mentionsIn(rewrite).some((word) => !own.has(word));
}

/**
 * A model's rewrite of a longer text as it may be offered, or null: clean, another text in whole sentences, with no number, name,
 * claim or subject that the source lacks, and no word to a judge.
 */
export function usableRewrite(rewrite: string, source: string, maxChars: number): string | null {
  const text = cleanRewrite(rewrite, source, maxChars);
  if (text === null || text === source.trim()) return null;
  return speaksToJudge(readWithBlanks(text), source) ? null : text;
}
