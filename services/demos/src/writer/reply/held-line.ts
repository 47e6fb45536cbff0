import type { DemoFeedbackSection, Moment } from '@playbook/contracts/demos/demo-review.schema';
import { clock } from '@playbook/critique/demo/said';
import { detectInjection } from '@playbook/critique/injection/detect-injection';
import { readSinglePatterns } from '@playbook/critique/lexicon/read-patterns';
import { endsWithStop } from '@playbook/critique/reply/broken-off';
import { misquotes, quotesIn, quotesWords, withoutQuotes } from '@playbook/critique/reply/misquotes';
import { wordsOf } from '@playbook/critique/reply/names-in';
import { supportedLine } from '@playbook/critique/reply/supported-line';
import { clockTimesIn, saysUnknownCount } from '@playbook/critique/reply/unknown-facts';
import { hasUnrelatedSentence } from '@playbook/critique/reply/unrelated-sentences';
import { LINE_MAX_CHARS } from './demo-reply.schema.js';

const PATTERNS = readSinglePatterns('reply', ['absence', 'personal']);
/** Fewer words say nothing. */
const MIN_WORDS = 4;
const QUOTATION_MARKS = /["“”]|(?<!\p{L})['‘]|['’](?!\p{L})/gu;
const PERSONAL = new RegExp(PATTERNS.personal, 'gi');

/** What a model's lines are held to. */
export interface Ground {
  /** What is said in the video and was judged. */
  readonly words: string;
  /** What the built-in judgement says of the same thing, with its quotes, measurements and times. */
  readonly judged: string;
  readonly evidence: readonly Moment[];
}

const momentText = ({ atS, quote, measurement }: Moment): string =>
  `${atS === null ? '' : clock(atS)} ${quote ?? ''} ${measurement ?? ''}`;

/** What is known of a criterion: its words, what earned points and when, and what they stand on. */
export const groundOf = (
  words: string,
  { feedback, suggestions, rows, evidence }: DemoFeedbackSection,
  measured: string,
): Ground => ({
  words,
  judged: [
    feedback,
    ...suggestions,
    ...rows.map(({ label, atS }) => `${label} ${atS === null ? '' : clock(atS)}`),
    ...evidence.map(momentText),
    measured,
  ].join('\n'),
  evidence,
});

/** Whether a line gives something that it quotes another time than it has. */
function mistimes(line: string, evidence: readonly Moment[]): boolean {
  const times = clockTimesIn(line);
  const quotes = quotesIn(line);
  const meant = evidence.filter(({ quote }) => quote !== null && quotes.some((own) => quotesWords(own, quote)));
  return times.length > 0 && meant.length > 0 && !meant.some(({ atS }) => atS !== null && times.includes(clock(atS)));
}

function remarksOnPerson(line: string, { words }: Ground): boolean {
  const said = wordsOf(words);
  return (line.match(PERSONAL) ?? []).some((found) => ![...wordsOf(found)].every((word) => said.has(word)));
}

/**
 * A line of a model as a founder may read it: clean, a whole sentence, and with no figure, count, name, quote or time that neither the
 * talk nor the built-in judgement has, about nothing else, no word on how somebody looks or sounds, and no word to a judge.
 */
export function heldLine(line: string, ground: Ground): string | null {
  const source = `${ground.words}\n${ground.judged}`;
  const text = supportedLine(line, { figures: source, names: source }, LINE_MAX_CHARS);
  if (text === null || !endsWithStop(text) || text.split(' ').length < MIN_WORDS) return null;
  const isUnknown =
    saysUnknownCount(text, source) ||
    misquotes(text, source) ||
    hasUnrelatedSentence(text, source) ||
    !clockTimesIn(text).every((time) => clockTimesIn(ground.judged).includes(time)) ||
    mistimes(text, ground.evidence);
  if (isUnknown || remarksOnPerson(text, ground)) return null;
  // Marks of a quote before a colon look like data.
  return detectInjection(text.replace(QUOTATION_MARKS, ''), 'text').suspicion === 'instruction' ? null : text;
}

/** Whether a line says that something is not there; what it quotes says nothing of its own. */
export const tellsAbsence = (line: string): boolean => PATTERNS.absence.test(withoutQuotes(line));
