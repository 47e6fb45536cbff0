import type { AnswerCritique } from '@playbook/contracts/analysis/answer-analysis.schema';
import { withinJudgement } from '../text/known-texts.js';
import { visibleTextOf } from '../text/spans/visible-text.js';
import { withSpans } from '../text/spans/with-spans.js';
import { readAnswerModel, type AnswerModel } from './scoring/answer-model.js';
import { rubricEngine } from '../engine/rubric-engine.js';
import { holesOf, type Hole } from './remarks.js';
import { answerFeedback, ASK_FOR_AN_ANSWER, isReady, questionsAfter } from './feedback/answer-feedback.js';
import { answerRedFlags } from './red-flags.js';
import { specificityImprovements, suggestionsOf, technicalTips, trendAlignment } from './suggestions.js';
import { slotsOf } from '../pitch/slots-of.js';
import { unreadSlots, type Slots } from '../engine/slots/slot.js';
import type { RemarkTopic } from '../engine/slots/remark-topic.js';
import { rewriteAnswer } from './rewrite/rewrite-answer.js';
import { isWorth, judgeAnswer, type AnswerToJudge, type JudgedAnswer } from './scoring/judge-answer.js';
import { subScores } from './scoring/sub-scores.js';
import { ycAlignment } from './scoring/yc-alignment.js';

const ANSWER_ENGINE = rubricEngine('1.1.0');
/** From this score on a hole is a wish, not a flaw. */
const FLAWLESS_SCORE = 88;

let fitted: AnswerModel | null = null;

/** Read when the first answer is judged, so that what judges pitches only does not load it. */
function fittedModel(): AnswerModel {
  fitted ??= readAnswerModel();
  return fitted;
}

type Texts = Pick<
  AnswerCritique,
  | 'partnerFeedback'
  | 'worstFlaw'
  | 'redFlags'
  | 'suggestions'
  | 'rewriteOptions'
  | 'technicalCredibilityTips'
  | 'ycTrendAlignment'
  | 'specificityImprovements'
>;

function textsOf(
  { signals, score }: JudgedAnswer,
  holes: readonly Hole[],
  isAsGood: (answer: string) => boolean,
): Texts {
  const isNoise = signals.language === 'noise';
  return {
    partnerFeedback: isNoise ? ASK_FOR_AN_ANSWER : answerFeedback(signals, score, holes),
    worstFlaw: score.overall >= FLAWLESS_SCORE ? null : (holes[0]?.flaw ?? null),
    redFlags: answerRedFlags(signals, score.overall),
    suggestions: suggestionsOf(signals, holes),
    rewriteOptions: rewriteAnswer(signals, score.overall, isAsGood, holes),
    technicalCredibilityTips: technicalTips(signals),
    ycTrendAlignment: trendAlignment(signals),
    specificityImprovements: specificityImprovements(signals),
  };
}

function critiqueVisible(question: AnswerToJudge, model: AnswerModel): AnswerCritique {
  const judged = judgeAnswer(question, model);
  const { signals, score } = judged;
  const isAsGood = (answer: string): boolean => isWorth(score.overall, { ...question, answer }, model);
  const sub = subScores(signals, score.overall);
  const alignment = ycAlignment(signals, score.overall);
  const holes = holesOf(signals, score);
  return {
    score: score.overall,
    overallScore: score.overall,
    ycAlignmentScore: alignment.reduce((sum, { points }) => sum + points, 0),
    clarityScore: sub.points.clarity,
    insightScore: sub.points.insight,
    urgencyScore: sub.points.urgency,
    scalabilityScore: sub.points.scalability,
    founderMarketFitScore: sub.points.founderMarketFit,
    ...textsOf(judged, holes, isAsGood),
    evidence: [...score.evidence, ...sub.evidence, ...alignment],
    wordCount: signals.answer.totalWords,
    notEnglishReason: signals.language,
    engine: ANSWER_ENGINE,
  };
}

/**
 * Judges an answer of the application by the rubric: offline, synchronous, and always the same for the same text. Never
 * throws, on any text. The evidence rows of `overall`, of each sub-score and of `ycAlignment` add up to those scores; spans
 * are UTF-16 offsets in `answer`.
 */
export function critiqueAnswer(question: AnswerToJudge, model: AnswerModel = fittedModel()): AnswerCritique {
  return withinJudgement(() => {
    const visible = visibleTextOf(question.answer);
    if (visible === null) return critiqueVisible(question, model);
    return withSpans(critiqueVisible({ ...question, answer: visible.text }, model), visible.spanOf);
  });
}

/**
 * Judges words that were written to be shown, such as those of a slide, as the answer to a question: their score, and what a partner
 * understood and would ask next.
 */
export function judgeShownWords(question: AnswerToJudge): { readonly score: number; readonly questions: string } {
  const answer = visibleTextOf(question.answer)?.text ?? question.answer;
  const { signals, score } = withinJudgement(() => judgeAnswer({ ...question, answer }, fittedModel()));
  const questions =
    signals.language === 'noise' ? ASK_FOR_AN_ANSWER : questionsAfter(signals, score, holesOf(signals, score));
  return { score: score.overall, questions };
}

/** What is wrong with an answer, the worst first, and what it says. */
export function readAnswer(question: AnswerToJudge): {
  readonly topics: readonly RemarkTopic[];
  readonly slots: Slots;
} {
  const answer = visibleTextOf(question.answer)?.text ?? question.answer;
  const { signals, score } = withinJudgement(() => judgeAnswer({ ...question, answer }, fittedModel()));
  if (signals.language === 'noise') return { topics: ['nonsense'], slots: unreadSlots() };
  const holes = holesOf(signals, score);
  const said: RemarkTopic[] = isReady(score, holes) ? ['ready'] : [];
  const topics = [...said, ...holes.map(({ topic }) => topic)];
  return signals.language === null
    ? { topics, slots: slotsOf(signals.answer) }
    : { topics: ['another-language', ...topics], slots: unreadSlots() };
}
