import type {
  FieldInsights,
  IndustryInsights,
  InsightsRequest,
  PrefillInsights,
} from '@playbook/contracts/insights/industry-insights.schema';
import type { Engine } from '@playbook/contracts/core/analyst.schema';
import { askModel } from '@playbook/service-kit/model-access/ask-model';
import type { ModelAccess } from '@playbook/service-kit/model-access/model-access';
import type { Logger } from '@playbook/service-kit/telemetry/logger';
import { composeInsights } from '../insights/compose-insights.js';
import { prefillKind } from '../prefill/prefill.kind.js';
import { sectionKind } from '../section/section.kind.js';
import type { AdviceCall, InsightsAdviser } from './insights-adviser.port.js';
import type { InsightsKind } from './insights-kind.js';

const STAND_IN = 'The built-in industry knowledge answered this time.';

/** A language model that is given what is built in as facts and held to them, with the built-in knowledge behind it. */
export class ModelAdviser implements InsightsAdviser {
  constructor(
    private readonly access: ModelAccess,
    private readonly logger: Logger,
  ) {}

  async advise(request: InsightsRequest, call: AdviceCall): Promise<IndustryInsights> {
    const builtIn = composeInsights(request);
    return builtIn.fieldType === 'prefill'
      ? this.improve<PrefillInsights>(prefillKind(request, builtIn), builtIn, call)
      : this.improve<FieldInsights>(sectionKind(request), builtIn, call);
  }

  /** What a model makes of it, or, whatever goes wrong there, what is built in with the reason. */
  private async improve<Insights extends IndustryInsights, Reply = unknown>(
    kind: InsightsKind<Insights, Reply> | null,
    builtIn: Insights,
    { founderId, signal }: AdviceCall,
  ): Promise<Insights> {
    if (kind === null) return builtIn;
    const { name, promptVersion, fields, facts, instructions, replySchema, maxOutputTokens } = kind;
    return askModel<Reply, Insights>(this.access, this.logger, {
      name,
      promptVersion,
      cacheKey: [fields, facts],
      question: {
        instructions,
        data: { fields, facts },
        replySchema,
        maxOutputTokens,
        founderId,
        caller: signal,
        onStage: null,
        onPartial: null,
      },
      toResult: (reply) => kind.merge(builtIn, reply, this.engineOf(promptVersion)),
      fallback: (degraded) => ({ ...builtIn, ...degraded }),
      standIn: { name: 'The built-in knowledge', sentence: STAND_IN, inMetrics: 'insights' },
    });
  }

  private engineOf(promptVersion: string): Engine {
    return { kind: 'model', label: this.access.modelName, version: `industry knowledge ${promptVersion}` };
  }
}
