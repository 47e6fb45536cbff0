import { row, scoreOf } from '../criterion-score.js';
import type { Quote } from '../quotes.js';
import { clock } from '../said.js';
import type { TalkingVideo } from '../signals/video-signals.js';
import { anyHas, type TalkSignals } from '../signals/measure-talk.js';
import { extra, POINTS, withDoubt, withOptional } from './criterion-points.js';
import { mayBeMissed, needNotSay, quotedCue, quotedMoments, worstFirst, type CriterionReview } from './criterion.js';

/** What is said of money before it is said what they make is of the others' trade, unless it names them. */
const OURS = /\b(?:us|we|our|ours)\b/i;

interface ModelFinding {
  readonly price: Quote | null;
  /** A way to charge without a price. */
  readonly way: Quote | null;
  readonly isPayerNamed: boolean;
  readonly isRecurring: boolean;
  readonly keeps: Quote | null;
}

/** "He saves four hundred euros per hectare" is what a customer gets. */
const SAVED = /\b(?:sav(?:e|es|ed|ing)|los(?:e|es|ing|t)|wast(?:e|es|ed|ing)|earns?|earned)\b/i;

const PAYER = new RegExp(
  [
    String.raw`\b(?:pays? us|paid us|they pay)\b`,
    String.raw`\b(?!(?:always|sometimes|perhaps|this|us)\b)[a-z]{2,20}(?:s|men|people) (?:now |already |each |all |will )?pay\b`,
    String.raw`\b(?:the|an?|each|every|one|her|his|their) [a-z]{3,20} (?:now |already )?pays\b`,
  ].join('|'),
  'i',
);
const RECURRING =
  /\b(?:a|per|each|every) [a-z]{3,20}\b|\/ ?(?:mo|month|yr|year|seat)|monthly|yearly|subscription|commission|%|percent/i;

function findModel(signals: TalkSignals): ModelFinding {
  const sure = signals.sentences.filter(({ cues }) => cues.price.length > 0);
  const rated = signals.sentences.filter(
    ({ cues, topic, plain }) => cues.rate.length > 0 && topic !== 'problem' && !SAVED.test(plain),
  );
  const exact = rated.filter(({ plain }) => RECURRING.test(plain));
  const priced = [sure, exact, rated].find((found) => found.length > 0) ?? [];
  const from = signals.what?.sentence.start ?? 0;
  const named = signals.sentences.filter(
    ({ cues, topic, start, plain }) =>
      cues.model.length + cues.looseprice.length > 0 && topic !== 'problem' && (start >= from || OURS.test(plain)),
  );
  const own = [...priced, ...named];
  // Those whom "a subscription box for girls" is for need not be those who pay.
  const payers = own.filter((sentence) => priced.includes(sentence) || sentence.cues.what.length === 0);
  return {
    price: quotedCue(signals, priced, 'price', 'rate'),
    way: quotedCue(signals, named, 'model', 'looseprice'),
    isPayerNamed:
      payers.some(({ segments, plain, cues }) => segments.length + cues.payment.length > 0 || PAYER.test(plain)) ||
      signals.sentences.some(({ cues, numbers }) => cues.payment.length > 0 && numbers.length > 0),
    isRecurring: own.some(({ plain }) => RECURRING.test(plain)),
    keeps: quotedCue(signals, anyHas(own, 'keeps') ? own : [], 'keeps'),
  };
}

const OPTIONAL_LABELS = {
  application: 'May be left out of a one-minute video',
  'demo-day': 'May be left out',
  product: 'May be left out of a product demo',
} as const;

function scoreModel({ price, way, isPayerNamed, isRecurring, keeps }: ModelFinding, optional: string | null) {
  const place = price ?? way;
  if (place === null)
    return scoreOf([
      optional === null ? row('No price and no payer heard', POINTS.absent) : row(optional, POINTS.optional),
    ]);
  const rows = [
    row('How you make money', POINTS.stated, place.atS),
    extra('A price', price),
    extra('Who pays', isPayerNamed),
    extra('For what, or how often', isRecurring),
    extra('Why they keep paying, or what is left over', keeps),
  ];
  return withOptional(scoreOf(withDoubt(rows, price === null ? POINTS.middle.vague : POINTS.middle.told)), optional);
}

function feedbackOf({ price, way, isPayerNamed, keeps }: ModelFinding, optionalIn: string | null): string {
  const place = price ?? way;
  if (place === null)
    return optionalIn === null
      ? `I found no price and nobody who pays. ${mayBeMissed('who pays and how much', 'put both into one sentence')}`
      : needNotSay(optionalIn, 'what it costs');
  if (price === null)
    return `${place.said} at ${clock(place.atS)} is about money. ${mayBeMissed('what it costs', 'put the price into that sentence')}`;
  const opening = `${place.said} at ${clock(place.atS)} tells me the price.`;
  if (!isPayerNamed)
    return `${opening} ${mayBeMissed('who pays it', 'add the job or the kind of business to that sentence')}`;
  return keeps === null
    ? `${opening} I know who pays. ${mayBeMissed('why they keep paying', 'put it right behind the price')}`
    : `${opening} I know who pays and why they stay, or what is left over.`;
}

function fixesOf({ price, way, isPayerNamed, keeps }: ModelFinding, isOptional: boolean) {
  const place = price ?? way;
  if (isOptional) return [];
  if (place === null)
    return [
      { text: 'Add one sentence: who pays, how much, and for what or how often.', points: POINTS.extra * 3 + 20 },
    ];
  return worstFirst([
    price === null
      ? { text: `Put the price into ${place.short}, even if you only test it.`, points: POINTS.extra }
      : null,
    isPayerNamed
      ? null
      : { text: `Say who pays: add the job or kind of business to ${place.short}.`, points: POINTS.extra - 1 },
    price === null || keeps !== null
      ? null
      : {
          text: `After ${place.short}, say how many renewed, or what one sale leaves you after its costs.`,
          points: POINTS.extra - 2,
        },
  ]);
}

/** Judges how money is made. */
export function reviewModel({ talk, format, rules }: TalkingVideo): CriterionReview {
  const finding = findModel(talk);
  const isOptional = rules.optional.includes('model');
  const { price, way, keeps } = finding;
  return {
    score: scoreModel(finding, isOptional ? OPTIONAL_LABELS[format] : null),
    feedback: feedbackOf(finding, isOptional ? rules.name : null),
    fixes: fixesOf(finding, isOptional),
    evidence: quotedMoments([price ?? way, keeps]),
    strength:
      price !== null && finding.isPayerNamed
        ? { text: `Keep ${price.said} at ${clock(price.atS)}: I know who pays and how much.`, points: 70 }
        : null,
    isStated: price !== null,
  };
}
