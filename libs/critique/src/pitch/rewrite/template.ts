import type { Token } from '../../text/tokens/token.js';
import { nounPhraseAt } from '../../text/grammar/noun-phrase.js';
import { PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
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

const subjectOf = ({ detail: { company } }: PitchSignals): Subject =>
  company === null ? { words: 'We', plural: true } : { words: company, plural: false };

/** More than one clause, or a number. */
const SAYS_MORE = /[.;:!?]\s|\d/;

/** A participle says what happened to a thing, not what the startup does: "denied claims". */
const isDoneTo = ({ lower, lemma }: Token): boolean =>
  // "Forward-thinking enterprises": what is joined says of what kind a thing is.
  lower.includes('-') || !lower.startsWith(lemma.slice(0, -1)) || /(?:ed|en)$/.test(lower);

/** "Our intelligence stack fuses", "pigeon racing clubs": with one thing before it, a verb without an ending is none, and one in -ing seldom. */
function isOfNoun(tokens: readonly Token[], index: number): boolean {
  const [before, verb] = [tokens[index - 1], tokens[index]];
  if (before?.pos !== 'NOUN' || before.lower !== before.lemma) return false;
  return verb?.lower === verb?.lemma || (verb?.lower.endsWith('ing') === true && !PRODUCT_NOUNS.has(before.lower));
}

const LEADS_VERB = /^(?:we|i|that|which|who|to|and|can|will|helps?|lets?|automatically|quickly|it)$/;
/** "Optimize supply chains", "in emerging markets": a verb has somebody before it who does it. */
function isDone({ tokens, original }: PitchText, index: number): boolean {
  const [before, verb] = [tokens[index - 1], tokens[index]];
  if (before === undefined || verb === undefined || before.pos === 'PUNCT') return true;
  // Where a term was left out between them, the verb may belong to that.
  if (original.slice(before.end, verb.start).trim() !== '') return false;
  return before.pos === 'PROPN' || LEADS_VERB.test(before.lower) || before.lower.endsWith('ly');
}

/** The founder's own verb and object, when no lexicon term stands between them. */
function jobOf(pitch: PitchText, plural: boolean): string | null {
  const { tokens, original, read } = pitch;
  for (const index of concreteVerbs(tokens)) {
    const verb = tokens[index];
    const object = nounPhraseAt(tokens, index + 1);
    const head = object === null ? undefined : tokens[object.head];
    if (verb === undefined || head === undefined || EMPTY_VERBS.has(verb.lemma) || isDoneTo(verb)) continue;
    if (isOfNoun(tokens, index) || !isDone(pitch, index)) continue;
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
 * `{Name} {job} for {customer}.` in the founder's words, with a blank where no customer is named: for a sentence that does not survive
 * without its buzzwords. None where the job is in none of its plain words, or where more is said, so that one may not belong to the other.
 */
export function fillTemplate(pitch: PitchText, signals: PitchSignals): string[] {
  if (SAYS_MORE.test(pitch.original)) return [];
  const subject = subjectOf(signals);
  const job = jobOf(pitch, subject.plural);
  if (job === null) return [];
  const customer = customerOf(signals, pitch);
  // "Connecting students" is what is done, and nobody.
  if (/^\p{L}{2,20}ing /u.test(customer)) return [];
  return [tidySentence(`${subject.words} ${job}${job.includes(customer) ? '' : ` for ${customer}`}`)];
}
