import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import { row, scoreOf } from '../criterion-score.js';
import { quoteOf, type Quote } from '../quotes.js';
import { clock } from '../said.js';
import { isOfFounders } from '../signals/classify.js';
import type { TalkingVideo } from '../signals/video-signals.js';
import type { MeasuredSentence, TalkSignals } from '../signals/measure-talk.js';
import { buzzRows, extra, POINTS, withDoubt } from './criterion-points.js';
import { mayBeMissed, numberedFirst, quotedCue, quotedMoments, worstFirst, type CriterionReview } from './criterion.js';

/** A vague pain. Section 4 of the rubric for demo videos. */
const MAX_PERHAPS_POINTS = 69;

interface ProblemFinding {
  readonly sentences: readonly MeasuredSentence[];
  /** Where the problem is stated, or may be meant. */
  readonly quote: Quote | null;
  readonly isStated: boolean;
  readonly segment: Quote | null;
  readonly cost: Quote | null;
  readonly today: Quote | null;
  /** Seconds of talk before it. */
  readonly talkedS: number;
}

/** How much a sentence says about what goes wrong; "we have problems" says nothing. */
const weightOf = ({ cues, segments }: MeasuredSentence): number =>
  2 * cues.pain.length +
  (cues.pain.length + cues.today.length > 0 ? 2 * Math.min(1, cues.cost.length) : 0) +
  Math.min(2, cues.today.length) +
  Math.min(1, segments.length);

const SURE_WEIGHT = 3;
/** Of several sentences together, none of which is sure by itself. */
const SURE_SUM = 4;
const isSurely = (sentence: MeasuredSentence): boolean => weightOf(sentence) >= SURE_WEIGHT;

/** Whether a problem is surely told: in one sentence, or in several that somebody is named in. */
const isTold = (sentences: readonly MeasuredSentence[]): boolean =>
  sentences.some(isSurely) ||
  (sentences.filter((sentence) => weightOf(sentence) > 1).length > 1 &&
    sentences.some(({ segments }) => segments.length > 0) &&
    sentences.reduce((sum, sentence) => sum + weightOf(sentence), 0) >= SURE_SUM);

/** What goes wrong at the end of a talk is told of something else: a proof, or a risk. */
const LATEST_SHARE = 0.7;

/** A problem may be told in passing, within another topic. */
const isPerhaps = ({ cues, plain }: MeasuredSentence): boolean =>
  cues.pain.length + cues.trouble.length > 0 && !isOfFounders(plain);

const segmentOf = (signals: TalkSignals, sentences: readonly MeasuredSentence[]): Quote | null => {
  const sentence = sentences.find(({ segments }) => segments.length > 0);
  return sentence === undefined ? null : quoteOf(signals.talk, sentence, sentence.segments[0]);
};

/** Sentences with those before and behind them: "Today the farmer dries it outside. One bad night and he loses it." */
const besides = (all: readonly MeasuredSentence[], own: readonly MeasuredSentence[]): MeasuredSentence[] => {
  const kept = new Set(own);
  const isKept = (sentence: MeasuredSentence | undefined): boolean => sentence !== undefined && kept.has(sentence);
  return all.filter(
    (sentence, at) => sentence.topic !== 'team' && (isKept(sentence) || isKept(all[at - 1]) || isKept(all[at + 1])),
  );
};

function findProblem(signals: TalkSignals): ProblemFinding {
  const told = signals.sentences.filter(({ topic }) => topic === 'problem');
  const early = told.filter(({ wordsBefore }) => wordsBefore <= LATEST_SHARE * signals.talk.words);
  const own = early.length > 0 ? early : told;
  const sentences = own.length > 0 ? own : signals.sentences.filter(isPerhaps).slice(0, 1);
  const most = Math.max(0, ...own.map(weightOf));
  const sure = isTold(own) ? own.find((sentence) => weightOf(sentence) === most) : undefined;
  const shown = sure ?? sentences[0];
  const about = shown?.cues.pain[0] ?? shown?.cues.trouble[0];
  const quote = shown === undefined ? null : quoteOf(signals.talk, shown, about);
  return {
    sentences,
    quote,
    isStated: isTold(own),
    segment: segmentOf(signals, besides(signals.sentences, sentences)),
    cost: quotedCue(signals, numberedFirst(sentences), 'cost'),
    today: quotedCue(signals, sentences, 'today'),
    talkedS: signals.talk.times.talkedBefore(sentences[0]?.start ?? 0),
  };
}

/** What is owed at least to a problem that is told, in points: its cost may be among what was missed. That it is late is sure. */
function middleOf({ isStated, cost, segment }: ProblemFinding, isOnTime: boolean): number {
  if (!isStated || cost !== null) return 0;
  const middle = segment === null ? POINTS.middle.vague : POINTS.middle.told;
  return isOnTime ? middle : middle - POINTS.extra;
}

function scoreProblem(finding: ProblemFinding, isOnTime: boolean) {
  const { quote, isStated, segment, cost, today, sentences } = finding;
  if (quote === null) return scoreOf([row('No problem heard', POINTS.absent)]);
  const isPlain = sentences.every(({ buzzLoad }) => buzzLoad === 0);
  const rows = [
    isStated
      ? row('A problem is told', POINTS.stated, quote.atS)
      : row('What may be the problem', POINTS.perhaps, quote.atS),
    extra('What it costs, with a number', cost),
    extra('Who has it', segment),
    row(isOnTime ? 'Told early enough' : 'Told late', isOnTime ? POINTS.extra : 0, quote.atS),
    extra('How it is done today, or a fact, in plain words', isPlain && (today ?? cost ?? segment) !== null),
  ];
  const doubted = withDoubt(rows, middleOf(finding, isOnTime));
  return scoreOf([...doubted, ...buzzRows(sentences)], 0, isStated ? OVERALL_MAX_POINTS : MAX_PERHAPS_POINTS);
}

/** Everything there is to a well-told problem: who, what it costs, early. */
const isFull = ({ segment, cost }: ProblemFinding): boolean => segment !== null && cost !== null;

function toldWords({ segment, cost }: ProblemFinding): string {
  if (segment !== null && cost !== null) return 'You say who has it and put a number on it, so I can picture it.';
  if (segment !== null)
    return `I know who has it. ${mayBeMissed('what it costs them', 'put the number in the same sentence')}`;
  if (cost !== null)
    return `There is a number on it. ${mayBeMissed('who has it', 'name the job or the kind of business in the same sentence')}`;
  return mayBeMissed('who has it and what it costs them', 'put both in the same sentence');
}

function fixesOf(finding: ProblemFinding, video: TalkingVideo, isOnTime: boolean) {
  const { quote, isStated, segment, cost } = finding;
  if (quote === null) {
    const { what } = video.talk;
    const place =
      what === null ? 'Open with' : `After ${quoteOf(video.talk.talk, what.sentence, what.span).short}, add`;
    const text = `${place} one sentence about today: who does this work now, how, and what it costs them.`;
    return [{ text, points: POINTS.stated + POINTS.extra * 2 - POINTS.absent }];
  }
  const within = clock(video.rules.problemWithinS);
  return worstFirst([
    isStated
      ? null
      : {
          text: `Make the problem a sentence of its own near ${quote.short}: who has it, what they do today, what it costs them.`,
          points: POINTS.extra + POINTS.stated - POINTS.perhaps,
        },
    isStated && cost === null
      ? { text: `Put a number beside ${quote.short}: minutes, money, or how often it happens.`, points: POINTS.extra }
      : null,
    isStated && segment === null
      ? { text: `Say whom ${quote.short} happens to: name the job or the kind of business.`, points: POINTS.extra - 1 }
      : null,
    isOnTime ? null : { text: `Move ${quote.short} forward, to before ${within}.`, points: POINTS.extra - 2 },
  ]);
}

/** Judges how clear the problem is. */
export function reviewProblem(video: TalkingVideo): CriterionReview {
  const finding = findProblem(video.talk);
  const { quote, isStated, talkedS } = finding;
  const isOnTime = video.isTimed && Math.round(talkedS) <= video.rules.problemWithinS;
  const told =
    quote === null
      ? `I found no problem. ${mayBeMissed('what goes wrong today and for whom', 'give it a sentence of its own')}`
      : isStated
        ? `At ${clock(quote.atS)} I understand what goes wrong: ${quote.said}. ${toldWords(finding)}`
        : `I take ${quote.said} at ${clock(quote.atS)} as the problem, but I had to work that out.`;
  const late = `It comes after ${Math.round(talkedS)} seconds of talk; I want it within ${video.rules.problemWithinS}.`;
  const isLate = quote !== null && !isOnTime && video.isTimed;
  return {
    score: scoreProblem(finding, isOnTime),
    feedback: isLate ? `${told} ${late}` : told,
    fixes: fixesOf(finding, video, isOnTime || !video.isTimed),
    evidence: quotedMoments([quote, finding.cost]),
    strength:
      quote !== null && isStated && isFull(finding)
        ? {
            text: `Keep ${quote.said} at ${clock(quote.atS)}: I know who has the problem and what it costs.`,
            points: 90,
          }
        : null,
    isStated,
  };
}
