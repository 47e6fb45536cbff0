import type { AnalysisStanding } from '@playbook/contracts/dashboard/dashboard.contract';
import type { Activity, ActivityAction } from '@playbook/contracts/dashboard/dashboard.schema';
import { activityItem } from '@playbook/domain/dashboard/activity-item';
import { newestActivity } from '@playbook/domain/dashboard/newest-activity';
import { qualityScore, requiredScores } from '@playbook/domain/scores/quality-score';
import { questionLabel } from '@playbook/domain/application/question-label';
import { improvementOf, scoreHistory } from '@playbook/domain/scores/score-history';
import { instantSchema } from '@playbook/service-kit/persistence/rows';
import { z } from 'zod';

/** One scored text; only those that may be shown as an activity come with it. */
const scoredRowSchema = z.object({ text: z.string().nullable(), score: z.number(), at: instantSchema });
type ScoredRow = z.output<typeof scoredRowSchema>;
const fieldScoreSchema = z.object({ sectionId: z.string(), fieldId: z.string(), score: z.number() });
const answerRowSchema = fieldScoreSchema.extend({
  /** Score of the same question's analysis before. */
  previous: z.number().nullable(),
  at: instantSchema,
});

/** What the function `founder_standing` returns; lists are newest first. */
export const standingSchema = z.object({
  pitchCount: z.number(),
  pitches: z.array(scoredRowSchema),
  ideaCount: z.number(),
  ideas: z.array(scoredRowSchema),
  /** The newest score of each question. */
  answerScores: z.array(fieldScoreSchema),
  answers: z.array(answerRowSchema),
});

export function toAnalysisStanding({
  pitches,
  ideas,
  answers,
  ...document
}: z.output<typeof standingSchema>): AnalysisStanding {
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
      answers.map(answerActivity),
    ),
  };
}

const textActivities = (action: ActivityAction, newestFirst: readonly ScoredRow[]): Activity[] =>
  newestFirst.flatMap(({ text, score, at }, index) => {
    const improvement = improvementOf(score, newestFirst[index + 1]?.score ?? null);
    return text === null ? [] : [{ action, item: activityItem(text), score, progress: null, improvement, at }];
  });

const answerActivity = ({ previous, score, at, ...field }: z.output<typeof answerRowSchema>): Activity => ({
  action: 'answer-analyzed',
  item: activityItem(questionLabel(field)),
  score,
  progress: null,
  improvement: improvementOf(score, previous),
  at,
});
