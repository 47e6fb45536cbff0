import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import { fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { InsightsRequest, PrefillInsights } from '@playbook/contracts/insights/industry-insights.schema';
import type { InsightsKind } from '../adviser/insights-kind.js';
import { knowStartup } from '../startup/known-startup.js';
import { mergePrefillReply } from './merge-prefill-reply.js';
import { PREFILL_INSTRUCTIONS, PREFILL_PROMPT_VERSION } from './prefill.prompt.js';
import { type PrefillReply, prefillReplySchema } from './prefill-reply.schema.js';

const MAX_OUTPUT_TOKENS = 3_000;

/** The required questions that the founder's own words do not answer. */
const openQuestions = ({ prefillData }: PrefillInsights) =>
  APPLICATION_FIELDS.map(({ id, sectionId, label, tip }) => ({
    key: fieldKey({ sectionId, fieldId: id }),
    question: label,
    tip,
  })).filter(({ key }) => prefillData[key]?.origin === 'suggestion');

/** Texts for the required answers; null where nothing was said about the startup. */
export function prefillKind(
  request: InsightsRequest,
  builtIn: PrefillInsights,
): InsightsKind<PrefillInsights, PrefillReply> | null {
  const startup = knowStartup(request);
  if (startup.text === '') return null;
  const { industry, stage, targetUser } = startup.basis;
  return {
    name: 'insights-prefill',
    promptVersion: PREFILL_PROMPT_VERSION,
    instructions: PREFILL_INSTRUCTIONS,
    replySchema: prefillReplySchema,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    fields: { description: startup.description, problem: startup.problem, customer: startup.customer ?? '' },
    facts: { startup: { industry, stage: stage ?? 'not said', targetUser }, questions: openQuestions(builtIn) },
    merge: (known, reply, engine) => mergePrefillReply(startup, known, reply, engine),
  };
}
