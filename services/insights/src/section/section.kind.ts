import {
  type FieldInsights,
  insightSectionSchema,
  type InsightsRequest,
} from '@playbook/contracts/insights/industry-insights.schema';
import type { InsightsKind } from '../adviser/insights-kind.js';
import { knowStartup } from '../startup/known-startup.js';
import { knownFacts, sourceName } from './known-fact.js';
import { mergeSectionReply } from './merge-section-reply.js';
import { SECTION_PROMPT_VERSION, sectionInstructions } from './section.prompt.js';
import { type SectionReply, sectionReplySchema } from './section-reply.schema.js';

const MAX_OUTPUT_TOKENS = 1_800;

/**
 * A section of the Industry Insights screen. Null for what only the builder asks for (its quick select shows options and examples,
 * which stay built in), and where nothing was said about the startup.
 */
export function sectionKind(request: InsightsRequest): InsightsKind<FieldInsights, SectionReply> | null {
  const section = insightSectionSchema.safeParse(request.fieldType);
  const startup = knowStartup(request);
  if (!section.success || request.questionId !== undefined || startup.text === '') return null;
  const facts = knownFacts(section.data, startup);
  const { industry, stage, targetUser } = startup.basis;
  return {
    name: `insights-${section.data}`,
    promptVersion: SECTION_PROMPT_VERSION,
    instructions: sectionInstructions(section.data),
    replySchema: sectionReplySchema,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    fields: { description: startup.description, problem: startup.problem, customer: startup.customer ?? '' },
    facts: {
      startup: { industry, stage: stage ?? 'not said', targetUser },
      known: facts.map(({ id, text, source, confidence }) => ({ id, text, source: sourceName(source), confidence })),
    },
    merge: (builtIn, reply, engine) =>
      mergeSectionReply({ section: section.data, startup, facts }, builtIn, reply, engine),
  };
}
