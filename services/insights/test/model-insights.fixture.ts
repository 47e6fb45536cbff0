import { randomUUID } from 'node:crypto';
import { getIndustryInsights } from '@playbook/contracts/insights/industry-insights.contract';
import {
  type FieldInsights,
  fieldInsightsSchema,
  type InsightsRequest,
  type PrefillInsights,
  prefillInsightsSchema,
} from '@playbook/contracts/insights/industry-insights.schema';
import { ModelServer } from '@playbook/testing/model/model-server';
import { startTestService, type TestService } from '@playbook/testing/service/start-test-service';
import { insightsService } from '../src/service.js';
import type { TestFounder } from './insights.fixture.js';

export const IDEA = {
  ideaBrief: 'Software that writes insurance appeals for small clinics. 19 clinics pay $400 a month.',
  problem: 'Clerks skip 6 in 10 denials because an appeal takes 50 minutes by hand.',
  targetUser: 'Healthcare providers',
  industry: 'Healthcare',
  stage: 'revenue',
} as const;

export interface SectionReplyParts {
  readonly insights?: readonly { readonly text: string; readonly facts: readonly string[] }[];
  readonly suggestions?: readonly string[];
}

/** What a good model says about the market of the idea. */
export const sectionReply = (parts: SectionReplyParts = {}) => ({
  insights: [
    { text: 'Clerks who skip denials leave money behind that your clinics have earned.', facts: [] },
    { text: 'US health spending was $5.3tn in 2024, and your slice of it is appeals alone.', facts: ['f1'] },
    { text: 'At 50 minutes for an appeal, the time saved is your price.', facts: [] },
  ],
  suggestions: [
    'Ask a clinic how many denials it skipped last month.',
    'Write down the price that your next clinic takes.',
  ],
  ...parts,
});

export const prefillReply = (answers: readonly { readonly key: string; readonly text: string }[]) => ({ answers });

/** No cache and wide limits, unless a test says otherwise. */
const ENVIRONMENT = {
  PLAYBOOK_MODEL_PROVIDER: 'openai-compatible',
  PLAYBOOK_MODEL_NAME: 'test-model',
  PLAYBOOK_MODEL_TIME_BUDGET_MS: '20000',
  PLAYBOOK_MODEL_CALLS_PER_FOUNDER_DAY: '10000',
  PLAYBOOK_MODEL_BREAKER_FAILURES: '1000',
  PLAYBOOK_MODEL_CACHE_H: '0',
};

/** The insights service with a language model that a test decides about. */
export class ModelInsights {
  private constructor(
    readonly service: TestService,
    readonly model: ModelServer,
  ) {}

  static async start(env: Readonly<Record<string, string>> = {}): Promise<ModelInsights> {
    const model = await ModelServer.start(() => ({ kind: 'write', text: JSON.stringify(sectionReply()) }));
    const service = await startTestService(insightsService, {
      env: { ...ENVIRONMENT, PLAYBOOK_MODEL_URL: model.url, ...env },
    });
    return new ModelInsights(service, model);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.model.stop();
  }

  /** What the next questions are answered with. */
  answerWith(reply: unknown): void {
    this.model.answer = () => ({ kind: 'write', text: JSON.stringify(reply) });
  }

  async founder(): Promise<TestFounder> {
    const [founderId, sessionId] = [randomUUID(), randomUUID()];
    const accessToken = await this.service.tokens.issue(founderId, { session_id: sessionId });
    return { founderId, sessionId, accessToken };
  }

  async section(request: Partial<InsightsRequest> = {}, founder?: TestFounder): Promise<FieldInsights> {
    return fieldInsightsSchema.parse(await this.ask({ fieldType: 'market-size', ...IDEA, ...request }, founder));
  }

  async prefill(founder?: TestFounder): Promise<PrefillInsights> {
    return prefillInsightsSchema.parse(await this.ask({ fieldType: 'prefill', ...IDEA }, founder));
  }

  private async ask(request: object, founder?: TestFounder): Promise<unknown> {
    const caller = founder ?? (await this.founder());
    return this.service.rpc.call(getIndustryInsights, getIndustryInsights.input.parse(request), caller);
  }
}
