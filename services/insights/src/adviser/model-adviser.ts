import type {
  FieldInsights,
  IndustryInsights,
  InsightsRequest,
  PrefillInsights,
} from '@playbook/contracts/insights/industry-insights.schema';
import type { Engine } from '@playbook/contracts/shared/analyst.schema';
import { askForObject } from '@playbook/service-kit/model-access/ask-for-object';
import { degradedMessage } from '@playbook/service-kit/model-access/degraded-message';
import type { ModelAccess } from '@playbook/service-kit/model-access/model-access';
import { ModelFault } from '@playbook/service-kit/model-access/model/model-fault';
import { recordModelOutcome } from '@playbook/service-kit/model-access/model-metrics';
import { ReplyCache } from '@playbook/service-kit/model-access/reply-cache';
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
      ? this.improve<PrefillInsights>(builtIn, (insights) =>
          this.byModel(prefillKind(request, insights), insights, call),
        )
      : this.improve<FieldInsights>(builtIn, (insights) => this.byModel(sectionKind(request), insights, call));
  }

  /** What a model makes of it, or, whatever goes wrong there, what is built in with the reason. */
  private async improve<Insights extends IndustryInsights>(
    builtIn: Insights,
    byModel: (builtIn: Insights) => Promise<Insights>,
  ): Promise<Insights> {
    try {
      return await byModel(builtIn);
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      recordModelOutcome('insights', error.reason);
      this.logger.warn(`The built-in knowledge answered for the language model: ${error.reason}`);
      const message = degradedMessage(error, STAND_IN);
      return { ...builtIn, degraded: true, degradedReason: error.reason, message };
    }
  }

  private async byModel<Insights extends IndustryInsights, Reply>(
    kind: InsightsKind<Insights, Reply> | null,
    builtIn: Insights,
    { founderId, signal }: AdviceCall,
  ): Promise<Insights> {
    if (kind === null) return builtIn;
    const { name, promptVersion, fields, facts, replySchema } = kind;
    const { providerName, modelName, cache } = this.access;
    const key = ReplyCache.keyOf(founderId, providerName, modelName, name, promptVersion, fields, facts);
    const cached = await cache.find(key, replySchema);
    const deadline = AbortSignal.timeout(this.access.settings.PLAYBOOK_MODEL_TIME_BUDGET_MS);
    const question = { ...kind, founderId, deadline, caller: signal, onStage: null, onPartial: null };
    const reply = cached ?? (await askForObject(this.access, question));
    const insights = kind.merge(builtIn, reply, this.engineOf(promptVersion));
    if (cached === null) await cache.keep(founderId, key, reply);
    recordModelOutcome(name, cached === null ? 'ok' : 'cached');
    return insights;
  }

  private engineOf(promptVersion: string): Engine {
    return { kind: 'model', label: this.access.modelName, version: `industry knowledge ${promptVersion}` };
  }
}
