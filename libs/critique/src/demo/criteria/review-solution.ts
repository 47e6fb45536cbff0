import { concreteVerbs } from '../../text/grammar/verb.js';
import { row, scoreOf } from '../criterion-score.js';
import { ALTERNATIVE_REMARK, wordNumberRemark } from '../applicants.js';
import { quoteOf, type Quote } from '../quotes.js';
import { clock, listed } from '../said.js';
import type { TalkingVideo } from '../signals/video-signals.js';
import { anyHas, type MeasuredSentence, type TalkSignals } from '../signals/measure-talk.js';
import { buzzRows, extra, POINTS, withDoubt } from './criterion-points.js';
import {
  buzzTermsOf,
  mayBeMissed,
  quotedCue,
  quotedFound,
  quotedMoments,
  worstFirst,
  type CriterionReview,
  type Fix,
} from './criterion.js';

const MAX_QUOTED_TERMS = 3;
/** A sentence with more weight of buzzwords could be said of anything. */
const MAX_PLAIN_LOAD = 5;

interface SolutionFinding {
  readonly sentences: readonly MeasuredSentence[];
  readonly quote: Quote | null;
  readonly isStated: boolean;
  /** Where only a plan says what it is to be. */
  readonly planned: Quote | null;
  /** Whether buzzwords say it. */
  readonly isVague: boolean;
  readonly steps: Quote | null;
  readonly outcome: Quote | null;
  readonly mechanism: Quote | null;
  readonly segment: boolean;
  readonly number: Quote | null;
  readonly talkedS: number;
  /** Number of the word with which it begins, from 1. */
  readonly wordNumber: number;
  readonly terms: readonly string[];
}

const NEXT_SENTENCES = 3;
const MIN_DEEDS = 2;
/** A sentence of the customers' own doings begins otherwise. */
const OF_PRODUCT = /^(?:and |so |then )?(?:we|it|you|our|the|with|when|she|he|they)\b/i;

/** A sentence at the product, or soon behind it, in which two things happen: "it lies between the beans and sends a message". */
function toldAfter({ sentences }: TalkSignals, first: MeasuredSentence | undefined): MeasuredSentence | undefined {
  const at = first === undefined ? -1 : sentences.indexOf(first);
  if (at < 0) return undefined;
  return sentences
    .slice(at, at + NEXT_SENTENCES + 1)
    .find(
      ({ topic, tokens, plain, buzzLoad }) =>
        buzzLoad === 0 &&
        (topic === 'solution' || (topic === 'other' && OF_PRODUCT.test(plain))) &&
        concreteVerbs(tokens).length >= MIN_DEEDS,
    );
}

/** Where those may be named who use it: at the product and at the problem. */
function nearProduct({ sentences }: TalkSignals, first: MeasuredSentence | undefined): MeasuredSentence[] {
  const place = first === undefined ? NaN : sentences.indexOf(first);
  return sentences.filter(
    ({ topic }, index) => topic === 'solution' || topic === 'problem' || Math.abs(index - place) === 1,
  );
}

/** What comes out of it: said so, told as a result, or told as what happens behind what it is. */
function outcomeOf(
  signals: TalkSignals,
  own: readonly MeasuredSentence[],
  first: MeasuredSentence | undefined,
): Quote | null {
  const results = signals.sentences.filter(({ topic }) => topic === 'proof');
  const told = toldAfter(signals, first);
  const said = quotedCue(signals, own, 'outcome') ?? quotedCue(signals, results, 'result');
  return said ?? (told === undefined ? null : quoteOf(signals.talk, told));
}

function findSolution(signals: TalkSignals): SolutionFinding {
  const { what, talk } = signals;
  const own = signals.sentences.filter((one) => one.topic === 'solution' || one === what?.sentence);
  const first = what?.sentence ?? own[0];
  const numbered = own.find(({ numbers }) => numbers.length > 0);
  const near = nearProduct(signals, first);
  const planned = quotedCue(signals, signals.sentences, 'planned');
  const at = what?.span.start ?? first?.start ?? 0;
  return {
    sentences: own,
    quote: quotedFound(signals, what) ?? (first === undefined ? planned : quoteOf(talk, first)),
    planned,
    isStated: what !== null,
    isVague: what !== null && what.sentence.buzzLoad > MAX_PLAIN_LOAD,
    steps: quotedCue(signals, own, 'steps'),
    outcome: outcomeOf(signals, own, first),
    mechanism: quotedCue(signals, own, 'mechanism'),
    segment: [...own, ...near].some(({ segments }) => segments.length > 0),
    number: numbered === undefined ? null : quoteOf(talk, numbered, numbered.numbers[0]),
    talkedS: talk.times.talkedBefore(at),
    wordNumber: talk.times.wordsBefore(at) + 1,
    terms: buzzTermsOf(own).slice(0, MAX_QUOTED_TERMS),
  };
}

function scoreSolution(finding: SolutionFinding, isOnTime: boolean) {
  const { quote, isStated, steps, outcome, mechanism, segment, number, sentences } = finding;
  if (quote === null) return scoreOf([row('Not said what it is', POINTS.absent)]);
  const isPlain = sentences.every(({ buzzLoad }) => buzzLoad === 0);
  const isConcrete = isPlain && (mechanism ?? steps ?? number) !== null;
  const rows = [
    isStated ? row('Said what it is', POINTS.stated, quote.atS) : row('What it may be', POINTS.perhaps, quote.atS),
    row(isOnTime ? 'Said early enough' : 'Said late', isOnTime ? POINTS.extra : 0, quote.atS),
    extra('What one does with it, or what comes out', steps ?? outcome),
    extra('Who uses it, or a number', segment || number !== null),
    extra('How it works or what happens, in plain words', isConcrete),
  ];
  const middle = isOnTime ? POINTS.middle.vague : POINTS.middle.vague - POINTS.extra;
  return scoreOf([...(isStated ? withDoubt(rows, middle) : rows), ...buzzRows(sentences)]);
}

/** Two quotes of the same words. */
const isSame = (one: Quote, other: Quote | null): boolean =>
  other !== null && one.start < other.end && other.start < one.end;

function shownWords({ steps, outcome, quote }: SolutionFinding, isProduct: boolean): string {
  const shown = [steps, outcome].find((found) => found !== null && !isSame(found, quote));
  if (steps !== null && shown === steps) return `${steps.said} shows it at work.`;
  if (shown !== null && shown !== undefined) return `${shown.said} tells me what happens.`;
  if (steps !== null || outcome !== null) return '';
  return isProduct
    ? mayBeMissed('aloud how one task begins and what its result is', 'tell it step by step')
    : mayBeMissed('what one puts in and what comes out', 'tell it as one case');
}

function fixesOf(finding: SolutionFinding, { format, isTimed }: TalkingVideo, isOnTime: boolean) {
  const { quote, isStated, steps, outcome, segment, terms } = finding;
  if (quote === null || !isStated) {
    const place = quote === null ? 'Begin the next take with' : `Before ${quote.short}, say in one plain sentence`;
    const text = `${place} the name, the thing you make, who it is for and what it does for them.`;
    return [{ text, points: POINTS.stated + POINTS.extra * 3 - POINTS.absent }];
  }
  const walk =
    format === 'product'
      ? `After ${quote.short}, do one real task on the screen, and say its result aloud.`
      : `After ${quote.short}, tell one case: what somebody puts in, what they see, what they have at the end.`;
  return worstFirst([
    isOnTime || !isTimed ? null : { text: `Make ${quote.short} your first sentence.`, points: POINTS.extra + 1 },
    steps === null && outcome === null ? { text: walk, points: POINTS.extra } : null,
    segment
      ? null
      : { text: `Say who uses it: add their job or kind of business to ${quote.short}.`, points: POINTS.extra - 1 },
    terms.length === 0
      ? null
      : {
          text: `Say what one would see in the place of ${listed(terms.map((term) => `'${term}'`))}.`,
          points: POINTS.extra - 2,
        },
  ]);
}

/** When it is said: beside other applicants, or beside the target. */
function whenWords({ wordNumber, talkedS }: SolutionFinding, { format, isTimed, rules }: TalkingVideo): string {
  if (!isTimed) return '';
  if (format === 'application') return wordNumberRemark(wordNumber);
  if (Math.round(talkedS) <= rules.whatWithinS) return '';
  return `That is after ${Math.round(talkedS)} seconds of talk; I want it within ${rules.whatWithinS}.`;
}

function openingOf(finding: SolutionFinding, quote: Quote, video: TalkingVideo): string {
  const place = `${quote.said} at ${clock(quote.atS)}`;
  if (finding.isStated) {
    const when = whenWords(finding, video);
    return finding.isVague
      ? `You say what you make at ${clock(quote.atS)}: ${quote.said}. Many companies could say that of themselves. ${when}`
      : `I understood what you make at ${clock(quote.atS)}: ${quote.said}. ${when}`;
  }
  if (isSame(quote, finding.planned)) return `${place} is a plan. ${NOW_MISSED}`;
  return isSame(quote, finding.steps)
    ? `${place} shows it at work before I know what it is. ${WHAT_MISSED}`
    : `I take ${place} as what you make, and I am not sure.`;
}

const NOW_MISSED = mayBeMissed('what there is now', 'give it one sentence with its name, what it is and who it is for');
const WHAT_MISSED = mayBeMissed('what it is', 'give it one sentence with its name, what it is and who it is for');

function feedbackOf(finding: SolutionFinding, video: TalkingVideo): string {
  const { quote } = finding;
  if (quote === null)
    return `I could not find what you make. ${mayBeMissed('it', 'give it one sentence with its name, what it is and who it is for')}`;
  const isRare = video.format === 'application' && anyHas(finding.sentences, 'alternative');
  const lines = [
    openingOf(finding, quote, video),
    shownWords(finding, video.format === 'product'),
    isRare ? ALTERNATIVE_REMARK : '',
  ];
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

function strengthOf({ quote, isStated, terms }: SolutionFinding, isOnTime: boolean): Fix | null {
  if (quote === null || !isStated || !isOnTime || terms.length > 0) return null;
  return { text: `Keep ${quote.said}: I understood what you make at ${clock(quote.atS)}.`, points: 80 };
}

/** Judges whether one learns what it is and sees it at work. */
export function reviewSolution(video: TalkingVideo): CriterionReview {
  const finding = findSolution(video.talk);
  const isOnTime = video.isTimed && Math.round(finding.talkedS) <= video.rules.whatWithinS;
  return {
    score: scoreSolution(finding, isOnTime),
    feedback: feedbackOf(finding, video),
    fixes: fixesOf(finding, video, isOnTime),
    evidence: quotedMoments([finding.quote, finding.steps, finding.outcome], isSame),
    strength: strengthOf(finding, isOnTime),
    isStated: finding.isStated,
  };
}
