import { NO_NUMBER_REMARK } from '../applicants.js';
import { row, scoreOf } from '../criterion-score.js';
import type { Quote } from '../quotes.js';
import { clock } from '../said.js';
import type { TalkingVideo } from '../signals/video-signals.js';
import { anyHas, type MeasuredSentence, type TalkSignals } from '../signals/measure-talk.js';
import { buzzRows, extra, POINTS, withDoubt } from './criterion-points.js';
import { mayBeMissed, quotedCue, quotedMoments, worstFirst, type CriterionReview } from './criterion.js';

/** Section 4 of the rubric for demo videos: what proof of each kind can be worth at most. */
const MAX_POINTS = { payment: 100, use: 89, interest: 69, vanity: 45, perhaps: 49 } as const;
const VANITY_COST = 5;

type Kind = keyof typeof MAX_POINTS;

interface ProofFinding {
  readonly kind: Kind;
  readonly quote: Quote;
  readonly sentences: readonly MeasuredSentence[];
  readonly isCounted: boolean;
  readonly isDated: boolean;
  readonly isTrend: boolean;
  /** Where somebody pays, when the proof that is quoted is another one. */
  readonly paid: Quote | null;
  /** Attention that is told beside real proof. */
  readonly vanity: Quote | null;
}

const RETURNING =
  /\b(?:retention|retained|come back|came back|active|renew(?:ed)?|re-?order(?:ed)?|every (?:day|week|month))\b/i;

/** People in pilots and people who signed up do not use it yet. */
const isUsed = ({ cues }: MeasuredSentence): boolean =>
  cues.use.length > 0 && cues.interest.length + cues.vanity.length === 0;

function kindOf(sentences: readonly MeasuredSentence[]): Exclude<Kind, 'perhaps'> | null {
  if (anyHas(sentences, 'payment')) return 'payment';
  if (sentences.some(isUsed)) return 'use';
  if (anyHas(sentences, 'interest')) return 'interest';
  if (anyHas(sentences, 'vanity')) return 'vanity';
  return null;
}

/** Attention in the sentence of the proof is the proof's own. */
const besideQuote = (vanity: Quote | null, proof: Quote): Quote | null =>
  vanity === null || vanity.start < proof.end ? null : vanity;

/** A count, also one of nobody. */
const COUNT_WORDS = `one none nobody zero two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy
  eighty ninety hundred thousand million`;
const COUNT = new RegExp(String.raw`\d|\b(?:${COUNT_WORDS.split(/\s+/).join('|')}|\w{3,5}teen)\b`, 'gi');

/** How often something is counted. */
const countsIn = ({ plain }: MeasuredSentence): number => plain.match(COUNT)?.length ?? 0;

/** Whether it is counted who pays or uses it: a price alone counts nobody. */
const isCounting = ({ numbers, cues }: MeasuredSentence): boolean =>
  numbers.some(({ start }) => [...cues.price, ...cues.rate].every((price) => start < price.start));

const isOfThen = (sentence: MeasuredSentence): boolean => sentence.cues.past.length > 0 && countsIn(sentence) > 0;

/** Two counts of two times: "last season it was nineteen", or "two hundred in March and nine hundred in September". */
function comparesTimes(near: readonly MeasuredSentence[], own: readonly MeasuredSentence[]): boolean {
  const isWithin = near.some((sentence) => sentence.cues.past.length > 1 && countsIn(sentence) > 1);
  return isWithin || own.some((now) => isCounting(now) && near.some((then) => then !== now && isOfThen(then)));
}

const NEXT_SENTENCES = 5;

/** What belongs to the proof stands in its sentence or soon behind it: "In April there was one." */
const besideProof = (all: readonly MeasuredSentence[], own: readonly MeasuredSentence[]): MeasuredSentence[] =>
  all.filter(
    (sentence, index) =>
      own.includes(sentence) ||
      (sentence.topic !== 'problem' &&
        sentence.topic !== 'team' &&
        all.slice(Math.max(0, index - NEXT_SENTENCES), index).some((before) => own.includes(before))),
  );

const OVER = /\b(?:we (?:only )?had|(?:it|there|they) (?:was|were)|(?:started|began) with)\b/i;
const isOver = (sentence: MeasuredSentence): boolean => isOfThen(sentence) && OVER.test(sentence.plain);

/** Who is counted now before who was counted once. */
const countWeight = (sentence: MeasuredSentence): number =>
  2 * Number(isCounting(sentence)) - 3 * Number(isOver(sentence));

const countedFirst = (sentences: readonly MeasuredSentence[]): MeasuredSentence[] =>
  sentences.toSorted((a, b) => countWeight(b) - countWeight(a));

/** The proof that is quoted: where somebody pays, unless only those who use it are counted. */
function quoteOfProof(
  signals: TalkSignals,
  kind: Exclude<Kind, 'perhaps'>,
  own: readonly MeasuredSentence[],
): Quote | null {
  if (kind === 'use') return quotedCue(signals, countedFirst(own.filter(isUsed)), 'use');
  if (kind !== 'payment') return quotedCue(signals, own, kind);
  const counting = own.filter(isCounting);
  const now = counting.filter((sentence) => !isOver(sentence));
  const counted = now.length > 0 ? now : counting;
  return (
    quotedCue(signals, counted, 'payment') ??
    quotedCue(signals, counted.filter(isUsed), 'use') ??
    quotedCue(signals, own, 'payment')
  );
}

function findProof(signals: TalkSignals): ProofFinding | null {
  const own = signals.sentences.filter(
    ({ cues, topic }) =>
      topic !== 'problem' && cues.payment.length + cues.use.length + cues.interest.length + cues.vanity.length > 0,
  );
  const kind = kindOf(own);
  if (kind === null) {
    const result = signals.sentences.filter(
      ({ cues, numbers, topic }) =>
        cues.trend.length + (topic === 'proof' ? cues.result.length : 0) > 0 && numbers.length > 0,
    );
    const quote = quotedCue(signals, result, 'trend', 'result');
    return quote === null
      ? null
      : {
          kind: 'perhaps',
          quote,
          sentences: result,
          isCounted: false,
          isDated: false,
          isTrend: false,
          paid: null,
          vanity: null,
        };
  }
  const paid = kind === 'payment' ? quotedCue(signals, countedFirst(own), 'payment') : null;
  const quote = quoteOfProof(signals, kind, own);
  if (quote === null) return null;
  const near = besideProof(signals.sentences, own);
  return {
    kind,
    quote,
    sentences: own,
    isCounted: own.some(({ numbers }) => numbers.length > 0),
    isDated: anyHas(near, 'when'),
    isTrend: anyHas(near, 'trend') || near.some(({ plain }) => RETURNING.test(plain)) || comparesTimes(near, own),
    paid: paid?.start === quote.start ? null : paid,
    vanity: kind === 'vanity' ? null : besideQuote(quotedCue(signals, own, 'vanity'), quote),
  };
}

const BASE_LABELS: Readonly<Record<Kind, string>> = {
  payment: 'Somebody pays',
  use: 'Somebody uses it',
  interest: 'Interest',
  vanity: 'Attention',
  perhaps: 'What may be proof',
};

/** Counts without a time are told but not in full; interest, and proof without a count, are vague. */
function middleOf({ kind, isCounted }: ProofFinding): number {
  if (kind === 'vanity' || kind === 'perhaps') return 0;
  return isCounted && kind !== 'interest' ? POINTS.middle.told : POINTS.middle.vague;
}

function scoreProof(finding: ProofFinding | null) {
  if (finding === null) return scoreOf([row('No proof heard', POINTS.absent)]);
  const { kind, quote, isCounted, isDated, isTrend, vanity, sentences } = finding;
  const base = row(BASE_LABELS[kind], kind === 'perhaps' ? POINTS.perhaps : POINTS.stated, quote.atS);
  const isReal = kind === 'payment' || kind === 'use';
  const rows = [
    base,
    extra('A number with what it counts', isCounted),
    ...(isReal ? [row('Customers, and not only interest', POINTS.extra)] : []),
    ...(isReal ? [extra('Over what time', isDated), extra('Whether it grows or they come back', isTrend)] : []),
  ];
  const costs = [
    ...(vanity === null ? [] : [row('Attention beside it', -VANITY_COST, vanity.atS)]),
    ...buzzRows(sentences),
  ];
  return scoreOf(
    [...withDoubt(rows, middleOf(finding)), ...costs],
    0,
    kind === 'use' && isTrend ? MAX_POINTS.payment : MAX_POINTS[kind],
  );
}

const TIME_MISSED = mayBeMissed('over what time', 'put it beside the number');
const TREND_MISSED = mayBeMissed('whether it grows', 'put the number of a month earlier beside it');
const BOTH_MISSED = mayBeMissed('over what time and whether it grows', 'put both beside the number');

function openingOf({ kind, quote, paid }: ProofFinding): string {
  const place = `${quote.said} at ${clock(quote.atS)}`;
  if (paid !== null) return `${place} tells me that it is used, and ${paid.said} that somebody pays.`;
  return kind === 'payment' ? `${place} is proof I can weigh: somebody pays.` : `${place} tells me that it is used.`;
}

function realWords(finding: ProofFinding): string {
  const { isCounted, isDated, isTrend } = finding;
  const opening = openingOf(finding);
  if (!isCounted) return `${opening} ${mayBeMissed('how many', 'put the number in that sentence')}`;
  if (!isDated && !isTrend) return `${opening} ${BOTH_MISSED}`;
  if (!isTrend) return `${opening} ${TREND_MISSED}`;
  return isDated ? opening : `${opening} ${TIME_MISSED}`;
}

const PROOF_MISSED = mayBeMissed('who uses it or pays', 'put how many into one sentence');

function feedbackOf(finding: ProofFinding | null, isNumberless: boolean): string {
  if (finding === null)
    return `I found no proof that somebody wants this${isNumberless ? `, ${NO_NUMBER_REMARK}` : '.'} ${PROOF_MISSED}`;
  const { kind, quote } = finding;
  const place = `${quote.said} at ${clock(quote.atS)}`;
  if (kind === 'vanity') return `${place}: that is attention. How many came back last week, and how many paid?`;
  if (kind === 'interest')
    return `${place} is interest. ${mayBeMissed('that somebody paid or came back', 'put how many into one sentence')}`;
  if (kind === 'perhaps')
    return `I take ${place} as your proof. ${mayBeMissed('how many customers stand behind it', 'put them into that sentence')}`;
  return realWords(finding);
}

function missingFix({ kind, quote, isCounted, isDated, isTrend }: ProofFinding) {
  if (kind === 'vanity')
    return { text: `In the place of ${quote.short}, say how many used it twice, however few they are.`, points: 45 };
  if (kind === 'interest')
    return { text: `After ${quote.short}, say what they did: how many tried it, came back or paid.`, points: 30 };
  if (kind === 'perhaps')
    return { text: `Add to ${quote.short} how many customers that is, and over what time.`, points: 45 };
  if (!isCounted) return { text: `Put the number of customers into ${quote.short}.`, points: POINTS.extra };
  if (!isTrend) return { text: `After ${quote.short}, say what the number was a month earlier.`, points: POINTS.extra };
  return isDated ? null : { text: `Add to ${quote.short} over what time that is.`, points: POINTS.extra };
}

const START_FIX = {
  text: 'Say the one number you have, however small: how many use it, how many paid, or how many you asked and what they did.',
  points: POINTS.stated + POINTS.extra * 2 - POINTS.absent,
};

/** Judges what proves that somebody wants it. */
export function reviewValidation({ talk, format }: TalkingVideo): CriterionReview {
  const finding = findProof(talk);
  const vanity = finding?.vanity ?? null;
  const vanityFix =
    vanity === null
      ? null
      : { text: `Leave out ${vanity.short}; what people paid or did says more.`, points: VANITY_COST };
  const isReal = finding !== null && (finding.kind === 'payment' || finding.kind === 'use');
  return {
    score: scoreProof(finding),
    feedback: feedbackOf(finding, format === 'application' && talk.number === null),
    fixes: finding === null ? [START_FIX] : worstFirst([missingFix(finding), vanityFix]),
    evidence: finding === null ? [] : quotedMoments([finding.quote, vanity]),
    strength:
      isReal && finding.isCounted
        ? {
            text: `Keep ${finding.quote.said} at ${clock(finding.quote.atS)}: it is a number that somebody could check.`,
            points: finding.isTrend ? 95 : 85,
          }
        : null,
    isStated: isReal,
  };
}
