import type {
  InterviewDebrief,
  InterviewJudgement,
  InterviewMoment,
  InterviewPlan,
  InterviewTurn,
} from '@playbook/contracts/interviews/interview.schema';
import { quoted } from '../../engine/quotes.js';
import { EVIDENCE } from './evidence-labels.js';
import { figuresIn } from './plan-interview.js';

const GOOD_SCORE = 65;
const WEAK_SCORE = 50;
const MAX_MOMENTS = 5;
const MAX_REHEARSED = 3;
const MAX_CHANGES = 5;
const SENTENCE_MAX_CHARS = 300;
const SENTENCE_GAP = /(?<=[.!?])\s{1,20}(?=\S)/;

interface Judged extends InterviewTurn {
  readonly answer: string;
  readonly judgement: InterviewJudgement;
}

const isJudged = (turn: InterviewTurn): turn is Judged => turn.answer !== null && turn.judgement !== null;

const momentOf = ({ question, answer, judgement }: Judged): InterviewMoment => ({
  questionId: question.id,
  quote: answer.trim() === '' ? '' : quoted(answer, { start: 0, end: answer.length }),
  why: judgement.remark,
});

/** Sentences with a figure that the application does not have, each for the field that the question was about. */
function changesIn(turns: readonly Judged[], { knownFigures }: InterviewPlan): InterviewDebrief['changes'] {
  const known = new Set(knownFigures);
  return turns.flatMap(({ question: { field }, answer, judgement }) => {
    if (field === null || judgement.answered !== 'yes') return [];
    const told = judgement.evidence.some(({ label }) => label === EVIDENCE.toJudge);
    const sentence = answer
      .split(SENTENCE_GAP)
      .find((one) => one.length <= SENTENCE_MAX_CHARS && figuresIn(one).some((figure) => !known.has(figure)));
    if (told || sentence === undefined) return [];
    const figure = figuresIn(sentence).find((one) => !known.has(one)) ?? '';
    return [{ ...field, sentence: sentence.trim(), why: `Your application does not have ${figure}.` }];
  });
}

/** What an interview showed: the mean of its scores, the best and worst of it, what to practice and what the application lacks. */
export function debriefInterview(turns: readonly InterviewTurn[], plan: InterviewPlan): InterviewDebrief {
  const judged = turns.filter(isJudged);
  const byScore = judged.toSorted((a, b) => b.judgement.score - a.judgement.score);
  const sum = judged.reduce((total, { judgement }) => total + judgement.score, 0);
  const weakest = byScore.toReversed().filter(({ judgement }) => judgement.score < GOOD_SCORE);
  const rehearsed = weakest.filter(
    ({ question }, index) => weakest.findIndex((other) => other.question.topic === question.topic) === index,
  );
  return {
    overall: judged.length === 0 ? null : Math.round(sum / judged.length),
    best: byScore
      .filter(({ judgement }) => judgement.score >= GOOD_SCORE)
      .slice(0, MAX_MOMENTS)
      .map(momentOf),
    worst: weakest
      .filter(({ judgement }) => judgement.score < WEAK_SCORE)
      .slice(0, MAX_MOMENTS)
      .map(momentOf),
    rehearse: rehearsed.slice(0, MAX_REHEARSED).map(({ question }) => question.id),
    changes: changesIn(judged, plan).slice(0, MAX_CHANGES),
  };
}
