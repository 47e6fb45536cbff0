import { fieldAddressShape } from '@playbook/contracts/applications/application.schema';
import type { ApplicationsStanding } from '@playbook/contracts/dashboard/dashboard.contract';
import type { Activity, ApplicationStanding } from '@playbook/contracts/dashboard/dashboard.schema';
import { activityItem } from '@playbook/domain/dashboard/activity-item';
import { answerTexts } from '@playbook/domain/application/answer-texts';
import { applicationProgress } from '@playbook/domain/application/application-progress';
import { questionLabel } from '@playbook/domain/application/question-label';
import { readiness } from '@playbook/domain/application/readiness';
import { z } from 'zod';

/** What the function `founder_standing` returns. */
export const standingSchema = z.object({
  /** Of each answer its first character, or none where it is blank. */
  answers: z.array(z.object({ ...fieldAddressShape, value: z.string() })),
  lastSave: z.object({ ...fieldAddressShape, at: z.iso.datetime() }).nullable(),
  targetAt: z.iso.datetime().nullable(),
});
type FounderStandingDocument = z.output<typeof standingSchema>;

export function toApplicationsStanding({ answers, lastSave, targetAt }: FounderStandingDocument): ApplicationsStanding {
  const texts = answerTexts(answers);
  const { percent: readinessPercent, completeAreas } = readiness(texts);
  const { answeredFields, totalFields, percent: progressPercent } = applicationProgress(texts);
  const application: ApplicationStanding = {
    readinessPercent,
    completeAreas: [...completeAreas],
    answeredFields,
    totalFields,
    progressPercent,
  };
  return { application, activity: lastSave === null ? [] : [saveActivity(lastSave, progressPercent)], targetAt };
}

/** Saves follow each other within seconds while somebody types, so that the last one stands for all. */
const saveActivity = (
  { at, ...field }: NonNullable<FounderStandingDocument['lastSave']>,
  progress: number,
): Activity => ({
  action: 'answer-saved',
  item: activityItem(questionLabel(field)),
  score: null,
  progress,
  improvement: null,
  at,
});
