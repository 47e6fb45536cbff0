import type { Evidence, PitchCritique } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { slotsOf } from './slots-of.js';
import { wordCount } from '@playbook/domain/word-count';
import { readNumbers } from '../engine/numbers/read-numbers.js';
import { unreadSlots, type Slots } from '../engine/slots/slot.js';
import { customersNamed, withPlace } from '../customers/customers-named.js';
import { isSurelyNamed } from '../customers/mentions/surely-named.js';
import type { NamedParty } from '../customers/named-party.js';
import type { PitchReading } from './remarks.js';
import { kindAskedOf } from './reading/asked-kind.js';
import { namesSomebody } from './reading/names-somebody.js';
import { topicOf, type RemarkTopic } from '../engine/slots/remark-topic.js';
import { ASK_FOR_A_SENTENCE, ASK_FOR_ENGLISH, missingSlots, partnerFeedback, remarksOn } from './feedback.js';
import { findRedFlags } from './red-flags.js';
import { leftAsItIs, rewritePitch, type Rewrites } from './rewrite/rewrite-pitch.js';
import { shortVersion } from './rewrite/short-version.js';
import { scorePitch, type PitchScore } from './scoring/score-pitch.js';
import type { PitchText } from '../engine/read-text.js';
import { readabilityGrade } from './wording/readability.js';
import { withinJudgement } from '../text/known-texts.js';
import { visibleTextOf } from '../text/spans/visible-text.js';
import { withSpans } from '../text/spans/with-spans.js';
import { buzzwordRiskOf, buzzwordsOf } from './buzzwords.js';
import { rubricEngine } from '../engine/rubric-engine.js';
import { measureText, type MeasuredPitch } from './measure-pitch.js';

const PITCH_ENGINE = rubricEngine('2.2.0');
const MAX_LINES = 5;
const IN_ENGLISH_FIRST = 'Put it into English first.';
/** Of a text that cannot be read nothing can be said to be missing. */
const UNREAD: Slots = unreadSlots();

type RewriteFields = Pick<PitchCritique, 'rewriteSuggestions' | 'rewriteNotes'>;

function rewriteFields({ clarity, insight }: Rewrites): RewriteFields {
  return {
    rewriteSuggestions: { clarity: clarity.text, insight: insight.text },
    rewriteNotes: { clarity: clarity.note, insight: insight.note },
  };
}

function notScored(pitch: PitchText): PitchCritique {
  return {
    overallScore: 0,
    scoreBreakdown: { clarity: 0, specificity: 0, valueProposition: 0, differentiation: 0, insightStrength: 0 },
    partnerFeedback: [ASK_FOR_A_SENTENCE],
    ...rewriteFields(leftAsItIs(pitch.original, ASK_FOR_A_SENTENCE)),
    shortVersion: null,
    buzzwordRisk: buzzwordRiskOf(pitch.original, pitch.hits),
    buzzwords: buzzwordsOf(pitch.original, pitch.hits),
    readabilityGrade: 'Simple',
    wordCount: pitch.totalWords,
    redFlags: [],
    evidence: [],
    notScoredReason: 'noise',
    engine: PITCH_ENGINE,
  };
}

/** What a partner rewrites: only sentences in English. */
function rewritesOf(
  text: string,
  { pitch, signals, language }: MeasuredPitch,
  score: PitchScore,
  reading: PitchReading,
): RewriteFields & Pick<PitchCritique, 'shortVersion'> {
  if (language !== 'english') return { ...rewriteFields(leftAsItIs(text, IN_ENGLISH_FIRST)), shortVersion: null };
  const missing = missingSlots(signals, score, reading);
  return {
    ...rewriteFields(
      rewritePitch(pitch, signals, score, { slots: reading.slots, missing, customers: reading.customers }),
    ),
    shortVersion: shortVersion(pitch, signals, reading.slots),
  };
}

/** Whoever is named as a customer is one whom it is for, whatever the words around say of that. */
function withUser(slots: Slots, customers: NamedParty | null, { original }: PitchText): Slots {
  if (slots.user.state !== 'absent' || (customers === null && !namesSomebody(original))) return slots;
  return { ...slots, user: { state: 'perhaps', spans: customers?.spans ?? [] } };
}

/** "With no antibiotic", "zero milk discard": what somebody is spared may be what gets better. */
const SPARES = new RegExp(
  String.raw`\b(?:with|at) (?:no|zero|half|fewer) (?!code|coding|setup|install|hardware|effort|risk|problem)\p{L}{3,}` +
    String.raw`|\bzero (?!code|day|trust|knowledge|emission)\p{L}{3,}`,
  'iu',
);
const withResult = (slots: Slots, { original }: PitchText): Slots =>
  slots.result.state === 'absent' && SPARES.test(original)
    ? { ...slots, result: { state: 'perhaps', spans: [] } }
    : slots;

/** "To modernise legacy estates": what is done to them is no part of a name. */
function beginsWithVerb({ name }: NamedParty, { tokens }: PitchText): boolean {
  const [first, ...others] = name.toLowerCase().split(' ');
  return (
    others.length > 0 &&
    tokens.some(({ lower, pos }, at) => lower === first && pos === 'VERB' && tokens[at - 1]?.lower === 'to')
  );
}

/** Read from the pitch as it was read, for `signals` may be in the founder's own language already. */
function readingOf({ pitch, spanOf, language }: MeasuredPitch): PitchReading {
  const isEnglish = language === 'english';
  const customers = isEnglish ? customersNamed(pitch) : null;
  const slots = isEnglish ? withResult(withUser(slotsOf(pitch), customers, pitch), pitch) : UNREAD;
  return {
    ...withSpans({ slots, numbers: readNumbers(pitch.tokens) }, spanOf),
    archetype: kindAskedOf(pitch),
    customers:
      customers !== null && isSurelyNamed(customers, pitch) && !beginsWithVerb(customers, pitch)
        ? withPlace(customers)
        : null,
  };
}

function feedbackOf({ signals, language }: MeasuredPitch, score: PitchScore, reading: PitchReading): string[] {
  const lines = partnerFeedback(signals, score, reading);
  return language === 'english' ? lines : [ASK_FOR_ENGLISH, ...lines.slice(0, MAX_LINES - 1)];
}

function critiqueVisible(text: string): PitchCritique {
  const measured = measureText(text);
  const { pitch, signals, spanOf } = measured;
  if (measured.isNoise) return notScored(pitch);
  const score = scorePitch(signals);
  const reading = readingOf(measured);
  return {
    overallScore: score.overall,
    scoreBreakdown: score.breakdown,
    partnerFeedback: feedbackOf(measured, score, reading),
    ...rewritesOf(text, measured, score, reading),
    buzzwordRisk: buzzwordRiskOf(pitch.original, pitch.hits),
    buzzwords: buzzwordsOf(pitch.original, pitch.hits).map((buzzword) => ({
      ...buzzword,
      span: spanOf(buzzword.span),
    })),
    readabilityGrade: readabilityGrade(signals, pitch),
    wordCount: wordCount(text),
    redFlags: findRedFlags(signals, reading.slots),
    evidence: [...score.evidence],
    notScoredReason: null,
    engine: PITCH_ENGINE,
  };
}

/**
 * Judges a one-line pitch by the rubric: offline, synchronous, and always the same for the same text. Never throws, on any
 * text; spans are UTF-16 offsets in `text`. The points of a dimension's evidence add up to its score.
 */
export function critiquePitch(text: string): PitchCritique {
  return withinJudgement(() => {
    const visible = visibleTextOf(text);
    return visible === null ? critiqueVisible(text) : withSpans(critiqueVisible(visible.text), visible.spanOf);
  });
}

/** The evidence for the score of a pitch, without all that is said of it; none for what cannot be read. */
export function pitchEvidence(text: string): readonly Evidence[] {
  const visible = visibleTextOf(text);
  const { isNoise, signals } = measureText(visible?.text ?? text);
  if (isNoise) return [];
  const { evidence } = scorePitch(signals);
  return visible === null ? evidence : withSpans(evidence, visible.spanOf);
}

/** What the remarks on a pitch are about, the first one first, and what the pitch says. */
export function readPitch(text: string): { readonly topics: readonly RemarkTopic[]; readonly slots: Slots } {
  const measured = withinJudgement(() => measureText(visibleTextOf(text)?.text ?? text));
  if (measured.isNoise) return { topics: ['nonsense'], slots: UNREAD };
  const reading = readingOf(measured);
  const topics = remarksOn(measured.signals, scorePitch(measured.signals), reading).map(topicOf);
  return { topics: measured.language === 'english' ? topics : ['another-language', ...topics], slots: reading.slots };
}
