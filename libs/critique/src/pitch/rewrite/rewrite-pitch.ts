import type { Span } from '@playbook/contracts/core/span.schema';
import { quoted } from '../../engine/quotes.js';
import type { PitchText } from '../../engine/read-text.js';
import type { SlotName, Slots } from '../../engine/slots/slot.js';
import type { PitchScore } from '../scoring/score-pitch.js';
import type { PitchSignals } from '../signals/pitch-signals.js';
import { isLongPitch } from '../wording/readability.js';
import { isBrokenEnglish } from '../../text/language/broken-english.js';
import { isWithin, overlaps } from '../../text/spans/span.js';
import { clarityCandidates } from './clarity-candidates.js';
import { keepsFacts } from '../../engine/rewrite/keeps-facts.js';
import { countPlaceholders, placeholderNote } from '../../engine/rewrite/placeholders.js';
import { withSmallMends } from '../../engine/rewrite/small-mends.js';
import { hasSameWords } from '../../engine/rewrite/text-words.js';
import { missingSentence } from './missing-sentence.js';
import { RewriteJudge, type Accepts } from './rewrite-judge.js';
import { trimPitch, type TrimmedPitch } from '../../engine/rewrite/trim.js';

/** A rewrite and what to do before using it. */
export interface Rewrite {
  readonly text: string;
  readonly note: string | null;
}

export interface Rewrites {
  readonly clarity: Rewrite;
  readonly insight: Rewrite;
}

/** What a pitch says, and what it does not, the first thing to say standing first. */
export interface SaidInPitch {
  readonly slots: Slots;
  readonly missing: readonly SlotName[];
  /** What its customers are called; null where it does not name them for sure. */
  readonly customers: string | null;
}

const NOT_IN_PLAIN_ENGLISH =
  'Not rewritten, so that nothing you mean is lost: let somebody who writes English every day read it once.';

/** From this score on a sentence is ready: nothing is asked of it. */
const STRONG_OVERALL = 85;
/** Points of one dimension that a rewrite may lose: less than the engine can tell apart. */
const MAX_LOSS = 2;
/** How many of the words that a sentence hangs on are named. */
const MAX_QUOTED = 3;
/** Of a customer that is a segment, not anybody. */
const SEGMENT_GRADE = 2;
/** What a shorter sentence may not lose. */
const KEPT_SLOTS: readonly SlotName[] = ['result', 'today', 'price', 'proof', 'mechanism', 'change'];

const keepsClarity: Accepts = (before, after) =>
  after.clarity >= before.clarity - MAX_LOSS && after.specificity >= before.specificity - MAX_LOSS;

const keepsInsight: Accepts = (before, after) =>
  after.insightStrength >= before.insightStrength &&
  after.differentiation >= before.differentiation &&
  after.clarity >= before.clarity - MAX_LOSS;

const PLAIN_ORIGINAL = 'Your own sentence: nothing was reworded.';
/** What has to go is the founder's choice. */
const LONG_ORIGINAL = 'Nothing was reworded. To make it shorter, choose what can wait for the interview.';

/** Why the founder's own sentence came back. */
function noteForOriginal(pitch: PitchText, trimmed: TrimmedPitch): string {
  if (!trimmed.broken) return isLongPitch(pitch.original) ? LONG_ORIGINAL : PLAIN_ORIGINAL;
  const hung = pitch.hits.filter(({ span }) => trimmed.carriedBy.some((own) => overlaps(own, span)));
  const carrying = hung.filter(({ span }) => !hung.some((other) => isWithin(span, other.span))).slice(0, MAX_QUOTED);
  const words = [...new Set(carrying.map((hit) => quoted(pitch.original, hit.span)))].join(', ');
  if (carrying.every(({ term }) => term.category === 'hedges'))
    return `Not rewritten: only you know whether ${words} can go. Say what is true today.`;
  return `Not rewritten: the sentence hangs on ${words}. Say in plain words what that is.`;
}

interface Source extends SaidInPitch {
  readonly pitch: PitchText;
  readonly signals: PitchSignals;
  readonly trimmed: TrimmedPitch;
  readonly judge: RewriteJudge;
}

/** What the sentence says for sure; one that hangs on its buzzwords is not the whole of what stays. */
function keptSpans({ trimmed, slots, pitch, signals: { customer } }: Source): readonly Span[] {
  const named = customer.grade >= SEGMENT_GRADE ? customer.spans.slice(0, 1) : [];
  if (trimmed.broken) return named;
  const stated = KEPT_SLOTS.flatMap((slot) => (slots[slot].state === 'stated' ? slots[slot].spans : []));
  return [...named, ...stated].filter((span) => !pitch.hits.some((hit) => overlaps(hit.span, span)));
}

/** True where only words that may go are gone. */
function holdsFacts(source: Source, rewrite: string): boolean {
  const { hits, instructions } = source.pitch;
  const dropped = [...hits.map(({ span }) => span), ...instructions];
  return keepsFacts(source.signals.text, rewrite, { dropped, kept: keptSpans(source) });
}

/** The first candidate that holds the facts and scores well enough; the founder's own text where none does or none differs. */
function bestOf(source: Source, candidates: readonly string[], accepts: Accepts): string {
  const { pitch, judge } = source;
  const text = judge.firstAccepted(
    candidates.filter((candidate) => holdsFacts(source, candidate)),
    accepts,
  );
  return hasSameWords(text, pitch.original, true) ? pitch.original.trim() : text;
}

function clarityRewrite(source: Source): Rewrite {
  const { pitch, signals, trimmed, missing } = source;
  const text = bestOf(source, clarityCandidates(pitch, signals, trimmed, missing), keepsClarity);
  const unchanged = text === pitch.original.trim();
  return { text, note: unchanged ? noteForOriginal(pitch, trimmed) : placeholderNote(text) };
}

const withStop = (text: string): string => (/[.!?]["')\]]?$/.test(text) ? text : `${text}.`);

/** The plain sentence with the first thing that it lacks, said in a sentence with one blank. */
function insightRewrite(clear: Rewrite, source: Source): Rewrite {
  const { pitch, trimmed, missing } = source;
  const isPlain = clear.text !== pitch.original.trim() && countPlaceholders(clear.text) === 0;
  if (trimmed.broken && !isPlain) return { text: pitch.original.trim(), note: noteForOriginal(pitch, trimmed) };
  // What is added stands behind what is made, so that the order stays the founder's.
  const base = clear.text === trimmed.text ? clear.text : bestOf(source, [trimmed.text], keepsInsight);
  const sentence = missingSentence(missing, source.customers, pitch.original);
  if (isLongPitch(pitch.original) && sentence !== null) return { text: base, note: LONG_ORIGINAL };
  if (sentence === null) return { text: base, note: 'Your own facts carry it, so nothing was added.' };
  const text = `${withStop(base)} ${sentence}`;
  return { text, note: placeholderNote(text) };
}

/** Without empty words, and with what anybody would correct in passing. */
function mendedPitch(pitch: PitchText): TrimmedPitch {
  const trimmed = trimPitch(pitch);
  // "Emotionally intelligent journeys" without its adjective is no English.
  const hangs = pitch.hits.some(
    ({ span }) =>
      /(?:^|\s)\p{Ll}{4,20}ly $/u.test(pitch.original.slice(0, span.start)) &&
      !trimmed.text.includes(pitch.original.slice(span.start, span.end)),
  );
  return {
    ...trimmed,
    broken: trimmed.broken || hangs,
    text: hangs ? pitch.original.trim() : withSmallMends(trimmed.text),
  };
}

/** The founder's own text where none better can be made of it, and why. */
export function leftAsItIs(text: string, note: string): Rewrites {
  return { clarity: { text: text.trim(), note }, insight: { text: text.trim(), note } };
}

/**
 * The two rewrites of section 6 of the rubric: edits of the founder's own sentence that keep every number, name and customer and that
 * the same engine does not score lower, with one blank at most for what is missing; the founder's own text where there is none.
 */
export function rewritePitch(pitch: PitchText, signals: PitchSignals, score: PitchScore, said: SaidInPitch): Rewrites {
  if (pitch.blanks.length > 0) return leftAsItIs(pitch.original, 'Fill in your own blanks first.');
  if (isBrokenEnglish(withSmallMends(pitch.original))) return leftAsItIs(pitch.original, NOT_IN_PLAIN_ENGLISH);
  const judge = new RewriteJudge(pitch.original, score.breakdown);
  const missing = score.overall < STRONG_OVERALL ? said.missing : [];
  const source = {
    pitch,
    signals,
    trimmed: mendedPitch(pitch),
    judge,
    slots: said.slots,
    missing,
    customers: said.customers,
  };
  const clarity = clarityRewrite(source);
  return { clarity, insight: insightRewrite(clarity, source) };
}
