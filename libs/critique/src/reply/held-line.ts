import { detectInjection } from '../injection/detect-injection.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { endsWithStop } from './broken-off.js';
import { misquotes } from './misquotes.js';
import { wordsOf } from './names-in.js';
import { supportedLine } from './supported-line.js';
import { clockTimesIn, saysUnknownCount } from './unknown-facts.js';
import { hasUnrelatedSentence } from './unrelated-sentences.js';

/** Fewer words say nothing. */
const MIN_WORDS = 4;
const QUOTATION_MARKS = /["“”]|(?<!\p{L})['‘]|['’](?!\p{L})/gu;
const PERSONAL = new RegExp(readSinglePatterns('reply', ['personal']).personal, 'gi');

/** What a model's lines about one thing are held to. */
export interface Ground {
  /** What the founder says or writes about it, as far as it was judged. */
  readonly words: string;
  /** What the built-in judgement says of it, with its quotes, measurements and times. */
  readonly judged: string;
  /** Words that names may be taken from besides; empty where there are none. */
  readonly names: string;
}

function remarksOnPerson(line: string, { words }: Ground): boolean {
  const said = wordsOf(words);
  return (line.match(PERSONAL) ?? []).some((found) => ![...wordsOf(found)].every((word) => said.has(word)));
}

/**
 * A line of a model as a founder may read it: clean, a whole sentence, and with no figure, count, name, quote or time that neither the
 * founder nor the built-in judgement has, about nothing else, no word on how somebody looks or sounds, and no word to a judge. Null where
 * it is not so.
 */
export function heldLine(line: string, ground: Ground, maxChars: number): string | null {
  const source = `${ground.words}\n${ground.judged}`;
  const text = supportedLine(line, { figures: source, names: `${source}\n${ground.names}` }, maxChars);
  if (text === null || !endsWithStop(text) || text.split(' ').length < MIN_WORDS) return null;
  const isUnknown =
    saysUnknownCount(text, source) ||
    misquotes(text, source) ||
    hasUnrelatedSentence(text, source) ||
    !clockTimesIn(text).every((time) => clockTimesIn(ground.judged).includes(time));
  if (isUnknown || remarksOnPerson(text, ground)) return null;
  // Marks of a quote before a colon look like data.
  return detectInjection(text.replace(QUOTATION_MARKS, ''), 'text').suspicion === 'instruction' ? null : text;
}
