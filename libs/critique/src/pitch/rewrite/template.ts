import { nounPhraseAt } from '../../text/grammar/noun-phrase.js';
import { EMPTY_VERBS } from '../../lexicon/verbs.js';
import type { PitchSignals } from '../signals/pitch-signals.js';
import type { PitchText } from '../../engine/read-text.js';
import { concreteVerbs, verbLemma } from '../../text/grammar/verb.js';
import { thirdPerson, tidySentence } from '../../engine/rewrite/inflect.js';
import { PLACEHOLDER } from '../../engine/rewrite/placeholders.js';

interface Subject {
  readonly words: string;
  readonly plural: boolean;
}

function subjectOf(signals: PitchSignals): Subject {
  if (signals.detail.company !== null) return { words: signals.detail.company, plural: false };
  return /\b(?:we|our)\b/i.test(signals.text)
    ? { words: 'We', plural: true }
    : { words: PLACEHOLDER.name, plural: false };
}

/** The founder's own verb and object, when no lexicon term stands between them. */
function jobOf({ tokens, original, read }: PitchText, plural: boolean): string | null {
  for (const index of concreteVerbs(tokens)) {
    const verb = tokens[index];
    const object = nounPhraseAt(tokens, index + 1);
    const head = object === null ? undefined : tokens[object.head];
    if (verb === undefined || head === undefined || EMPTY_VERBS.has(verb.lemma)) continue;
    const own = original.slice(verb.end, head.end);
    if (own !== read.slice(verb.end, head.end) || verb.sentence !== head.sentence) continue;
    return `${plural ? verbLemma(verb) : thirdPerson(verbLemma(verb))}${own}`;
  }
  return null;
}

function customerOf({ customer, text }: PitchSignals, { read }: PitchText): string {
  const span = customer.grade >= 2 ? customer.spans[0] : undefined;
  if (span === undefined) return PLACEHOLDER.customer;
  const own = text.slice(span.start, span.end);
  return own === read.slice(span.start, span.end) ? own : PLACEHOLDER.customer;
}

/**
 * `{Name} {job} for {customer}, instead of {what they use now}.` with the founder's words where there are some and blanks
 * elsewhere: for a sentence that does not survive without its buzzwords.
 */
export function fillTemplate(pitch: PitchText, signals: PitchSignals): string {
  const subject = subjectOf(signals);
  const job = jobOf(pitch, subject.plural) ?? PLACEHOLDER.job;
  const customer = customerOf(signals, pitch);
  const aimedAlready = job.includes(customer);
  return tidySentence(
    `${subject.words} ${job}${aimedAlready ? '' : ` for ${customer}`}, instead of ${PLACEHOLDER.alternative}`,
  );
}
