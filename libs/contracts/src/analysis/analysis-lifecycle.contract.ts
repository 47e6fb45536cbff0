import { z } from 'zod';
import { defineFounderLifecycle } from '../founder/define-founder-lifecycle.js';
import { answerAnalysisSchema } from './answer-analysis.schema.js';
import { ideaCheckSchema } from './idea-check.schema.js';
import { pitchAnalysisSchema } from './pitch-analysis.schema.js';

/** What the analysis service keeps of a founder; each list has the newest first. */
export const analysisLifecycle = defineFounderLifecycle(
  'analysis',
  z.object({
    pitchAnalyses: z.array(pitchAnalysisSchema),
    ideaChecks: z.array(ideaCheckSchema),
    answerAnalyses: z.array(answerAnalysisSchema),
  }),
);
