import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import { NOT_DEGRADED } from '@playbook/contracts/core/analyst.schema';
import type {
  FieldInsights,
  IndustryInsights,
  InsightFieldType,
  InsightSection,
  InsightsRequest,
} from '@playbook/contracts/insights/industry-insights.schema';
import { prefillApplication } from '@playbook/critique/answer/prefill/prefill-application';
import { withinJudgement } from '@playbook/critique/text/known-texts';
import { KNOWLEDGE_ENGINE } from '../knowledge/industry-knowledge.js';
import { knowStartup, type KnownStartup } from '../startup/known-startup.js';
import { fieldOptions, ideaContextOf } from './field-options.js';
import { benchmarksFor } from './benchmarks-for.js';
import { asMarkdown } from './markdown.js';
import { type SectionInsights, sectionInsights } from './section-insights.js';

/** The section that helps with a field; null where only the question's own tip does. */
const SECTION_OF_FIELD: Readonly<Record<InsightFieldType, InsightSection | null>> = {
  'market-size': 'market-size',
  'target-customers': 'target-customers',
  'business-model': 'business-model',
  competitors: 'competitors',
  trends: 'trends',
  challenges: 'challenges',
  'competitive-advantage': 'competitors',
  'why-now': 'trends',
  'problem-examples': 'target-customers',
  metrics: null,
  'company-description': null,
  'company-oneliner': null,
  'startup-oneliner': null,
  general: null,
};

/** The question whose tip a field shows where it is called otherwise. */
const QUESTION_OF_FIELD: Readonly<Partial<Record<InsightFieldType, string>>> = {
  'startup-oneliner': 'company-oneliner',
};

/** Serves a request from the built-in knowledge: the same result for the same words. */
export const composeInsights = (request: InsightsRequest): IndustryInsights => withinJudgement(() => compose(request));

function compose(request: InsightsRequest): IndustryInsights {
  const { fieldType, ...context } = request;
  if (fieldType === 'prefill') {
    return {
      fieldType,
      prefillData: prefillApplication(ideaContextOf(context)),
      engine: KNOWLEDGE_ENGINE,
      ...NOT_DEGRADED,
    };
  }
  const startup = knowStartup(context);
  return {
    fieldType,
    basis: startup.basis,
    specificOptions: fieldOptions(fieldType, context, startup),
    ...about(fieldType, startup),
    engine: KNOWLEDGE_ENGINE,
    ...NOT_DEGRADED,
  } satisfies FieldInsights;
}

function about(fieldType: InsightFieldType, startup: KnownStartup): SectionInsights {
  const section = SECTION_OF_FIELD[fieldType];
  if (section) return sectionInsights(section, startup);
  const isAboutNumbers = fieldType === 'metrics' || fieldType === 'general';
  return {
    insights: tipOf(QUESTION_OF_FIELD[fieldType] ?? fieldType),
    suggestions: [],
    examples: [],
    metrics: isAboutNumbers ? benchmarksFor(startup) : [],
    chart: null,
  };
}

function tipOf(question: string): string {
  return asMarkdown(APPLICATION_FIELDS.find(({ id }) => id === question)?.tip ?? '');
}
