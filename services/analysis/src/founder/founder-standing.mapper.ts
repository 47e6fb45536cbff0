import type { AnalysisStanding } from '@playbook/contracts/dashboard/dashboard.contract';
import type { Activity, ActivityAction } from '@playbook/contracts/dashboard/dashboard.schema';
import { activityItem } from '@playbook/domain/dashboard/activity-item';
import { newestActivity } from '@playbook/domain/dashboard/newest-activity';
import { type FieldScore, qualityScore, requiredScores } from '@playbook/domain/scores/quality-score';
import { questionLabel } from '@playbook/domain/application/question-label';
import { improvementOf, scoreHistory } from '@playbook/domain/scores/score-history';

/** One scored text; only those that may be shown as an activity come with it. */
interface ScoredRow {
  readonly text: string | null;
  readonly score: number;
  readonly at: string;
}

interface AnswerRow extends FieldScore {
  /** Score of the same question's analysis before. */
  readonly previous: number | null;
  readonly at: string;
}

/** What the function `founder_standing` answers; lists are newest first, instants in PostgreSQL's form. */
export interface FounderStandingDocument {
  readonly pitchCount: number;
  readonly pitches: readonly ScoredRow[];
  readonly ideaCount: number;
  readonly ideas: readonly ScoredRow[];
  /** The newest score of each question. */
  readonly answerScores: readonly FieldScore[];
  readonly answers: readonly AnswerRow[];
}

const withInstants = <Row extends { readonly at: string }>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));

export function toAnalysisStanding(document: FounderStandingDocument): AnalysisStanding {
  const pitches = withInstants(document.pitches);
  const ideas = withInstants(document.ideas);
  const counted = requiredScores(document.answerScores);
  return {
    pitch: scoreHistory(pitches, document.pitchCount),
    idea: scoreHistory(ideas, document.ideaCount),
    quality: {
      score: counted.length === 0 ? null : qualityScore(counted),
      analyzedFields: counted.length,
    },
    activity: newestActivity(
      textActivities('pitch-analyzed', pitches),
      textActivities('idea-checked', ideas),
      withInstants(document.answers).map(answerActivity),
    ),
  };
}

const textActivities = (action: ActivityAction, newestFirst: readonly ScoredRow[]): Activity[] =>
  newestFirst.flatMap(({ text, score, at }, index) => {
    const improvement = improvementOf(score, newestFirst[index + 1]?.score ?? null);
    return text === null ? [] : [{ action, item: activityItem(text), score, progress: null, improvement, at }];
  });

const answerActivity = ({ previous, score, at, ...field }: AnswerRow): Activity => ({
  action: 'answer-analyzed',
  item: activityItem(questionLabel(field)),
  score,
  progress: null,
  improvement: improvementOf(score, previous),
  at,
});
