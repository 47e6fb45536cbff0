import type { SlotName } from '../../engine/slots/slot.js';
import { CONCRETE_VERBS, OUTCOME_VERBS } from '../../lexicon/verbs.js';
import { editFor } from '../../engine/rewrite/edit-plan.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { isVerb, verbLemma } from '../../text/grammar/verb.js';
import type { PitchSignals } from '../signals/pitch-signals.js';
import type { PitchText } from '../../engine/read-text.js';
import { PLACEHOLDER } from '../../engine/rewrite/placeholders.js';
import { isComparisonOnly } from '../wording/comparison.js';
import { productFirst } from './product-first.js';
import { fillTemplate } from './template.js';
import type { TrimmedPitch } from '../../engine/rewrite/trim.js';

const { emptyOpening: EMPTY_OPENING } = readSinglePatterns('pitch-wording', ['emptyOpening']);

const withoutStop = (text: string): string => text.replace(/[.!?]{1,300}$/, '');

/** "A team" that players look for is none whom it is for. */
const ANYBODY = new RegExp(
  String.raw`^(?:(?:all|any|every|most|many) )?(?:people|users|customers|clients|consumers|individuals|business(?:es)?` +
    String.raw`|compan(?:y|ies)|enterprises|organi[sz]ations|brands|teams|professionals|everyone|everybody|anyone|anybody|firms)$`,
  'i',
);

/** "people" and "businesses" become a blank for the one customer; where nobody at all is named, another sentence asks. */
function askForCustomer(text: string, { customer, text: original }: PitchSignals, isMissing: boolean): string[] {
  const span = customer.spans[0];
  const anybody = span === undefined ? '' : original.slice(span.start, span.end);
  if (anybody !== '' && ANYBODY.test(anybody) && text.includes(anybody) && !text.includes(`${anybody}'`))
    return [text.replace(anybody, () => PLACEHOLDER.customer)];
  return isMissing ? [`${withoutStop(text)}. It is for ${PLACEHOLDER.customer}.`] : [];
}

/** "We are building a platform that helps clinics" is "We help clinics"; nothing where no such opening can go. */
function withoutOpening({ tokens, hits }: PitchText, text: string): string[] {
  const opening = EMPTY_OPENING.exec(text)?.[0];
  if (opening === undefined || hits.some((hit) => hit.span.start >= opening.length && editFor(hit).kind === 'break'))
    return [];
  const rest = text.slice(opening.length);
  const [first] = rest.split(/\s/, 1);
  const index = tokens.findIndex(({ lower, start }) => start >= opening.length / 2 && lower === first?.toLowerCase());
  const verb = tokens[index];
  if (first === undefined || verb === undefined) return [];
  const isDone = isVerb(tokens, index) || CONCRETE_VERBS.has(verb.lemma) || OUTCOME_VERBS.has(verb.lemma);
  return isDone ? [`We ${verbLemma(verb)}${rest.slice(first.length)}`] : [];
}

/** "Every brand for brand of robot": what is made and whom it is for were the same words. */
const TWICE = /\b([a-z]{4,20}) for (?:the |an? )?\1\b/i;

/** What it does stands before the comparison. */
const withJob = (text: string): string => `We ${PLACEHOLDER.job}. ${text}`;

/**
 * Clearer versions of a pitch, the most wanted first, with one blank at most; each must still be scored before it is published.
 * @param missing What the pitch does not say
 */
export function clarityCandidates(
  pitch: PitchText,
  signals: PitchSignals,
  trimmed: TrimmedPitch,
  missing: readonly SlotName[],
): string[] {
  if (trimmed.broken)
    return [...withoutOpening(pitch, pitch.original), ...fillTemplate(pitch, signals)].filter(
      (text) => !TWICE.test(text),
    );
  if (trimmed.text === '') return [];
  const plain = [...withoutOpening(pitch, trimmed.text), ...productFirst(trimmed.text), trimmed.text];
  if (isComparisonOnly(pitch.original, signals.analogy)) return [withJob(trimmed.text), ...plain];
  if (signals.customer.grade <= 1)
    return [...plain.flatMap((text) => askForCustomer(text, signals, missing.includes('user'))), ...plain];
  return plain;
}
