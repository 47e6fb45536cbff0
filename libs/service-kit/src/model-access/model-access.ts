import { SpanKind } from '@opentelemetry/api';
import type { DegradedReason } from '@playbook/contracts/core/analyst.schema';
import type { EphemeralStore } from '../ephemeral/ephemeral-store.port.js';
import { ProcedureError } from '../errors/procedure-error.js';
import { withSpan } from '../telemetry/with-span.js';
import { CircuitBreaker } from '../resilience/circuit-breaker.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { connectModel } from './model/connect-model.js';
import type { LanguageModel, ModelReply, ModelRequest, TokenUsage } from './model/language-model.port.js';
import { type BudgetLimits, ModelBudget } from './model-budget.js';
import { ModelFault } from './model/model-fault.js';
import { recordModelCall } from './model-metrics.js';
import type { ModelSettings } from './model/model.settings.js';
import { ReplyCache } from './reply-cache.js';
import { estimateTokens } from './model/token-price.js';
import { wireSchema } from './model/wire-schema.js';

const MICRO = 1_000_000;
const MS_PER_H = 3_600_000;
/** Faults of the provider. What is wrong with a reply may be a founder's doing, and must not close the model to the others. */
const PROVIDER_FAULTS: ReadonlySet<DegradedReason> = new Set([
  'timeout',
  'unreachable',
  'rate-limited',
  'provider-error',
]);

/** What to ask, for whom, and how long. */
export interface ModelQuestion extends Omit<ModelRequest, 'signal'> {
  readonly founderId: string;
  /** Aborts at the end of the time budget. */
  readonly deadline: AbortSignal;
  /** Aborts when nobody waits for the reply any more. */
  readonly caller: AbortSignal;
}

const toMicroUsd = (usd: number | undefined): number | null => (usd === undefined ? null : Math.floor(usd * MICRO));

function budgetLimits(settings: ModelSettings): BudgetLimits {
  return {
    price: {
      input: settings.PLAYBOOK_MODEL_INPUT_USD_PER_MTOK ?? 0,
      output: settings.PLAYBOOK_MODEL_OUTPUT_USD_PER_MTOK ?? 0,
    },
    tokensPerCall: settings.PLAYBOOK_MODEL_TOKENS_PER_CALL,
    microUsdPerCall: toMicroUsd(settings.PLAYBOOK_MODEL_USD_PER_CALL),
    microUsdPerFounderDay: toMicroUsd(settings.PLAYBOOK_MODEL_USD_PER_FOUNDER_DAY),
    callsPerFounderDay: settings.PLAYBOOK_MODEL_CALLS_PER_FOUNDER_DAY,
  };
}

/** The only way to the language model: every call waits its turn, keeps to the budgets, is measured, and can be refused. */
export class ModelAccess {
  readonly cache: ReplyCache;
  private readonly limits: BudgetLimits;
  private readonly budget: ModelBudget;
  private readonly breaker: CircuitBreaker;
  private readonly concurrency: ConcurrencyLimit;

  constructor(
    private readonly model: LanguageModel,
    store: EphemeralStore,
    readonly settings: ModelSettings,
  ) {
    this.limits = budgetLimits(settings);
    this.budget = new ModelBudget(store, this.limits);
    this.cache = new ReplyCache(store, settings.PLAYBOOK_MODEL_CACHE_H * MS_PER_H);
    this.concurrency = new ConcurrencyLimit(settings.PLAYBOOK_MODEL_CONCURRENCY);
    const breakerLimits = {
      maxFailures: settings.PLAYBOOK_MODEL_BREAKER_FAILURES,
      pauseMs: settings.PLAYBOOK_MODEL_BREAKER_PAUSE_MS,
    };
    this.breaker = new CircuitBreaker(breakerLimits, (restMs) => new ModelFault('paused', { retryAfterMs: restMs }));
  }

  /** The way to the model of the settings; null where none is wanted. */
  static async open(settings: ModelSettings, store: EphemeralStore): Promise<ModelAccess | null> {
    const model = await connectModel(settings);
    return model === null ? null : new ModelAccess(model, store, settings);
  }

  get modelName(): string {
    return this.model.name;
  }

  get providerName(): string {
    return this.model.provider;
  }

  /**
   * One call of the model.
   * @throws ModelFault when there is no reply, ProcedureError `request_cancelled` when the caller is gone
   */
  async ask(question: ModelQuestion): Promise<ModelReply> {
    const { deadline, caller, founderId, ...request } = question;
    const signal = AbortSignal.any([deadline, caller]);
    try {
      // Who would be refused in the end must not wait for it.
      this.breaker.refuseWhileOpen();
      return await this.concurrency.run(signal, () => this.call(founderId, { ...request, signal }, caller));
    } catch (error) {
      if (caller.aborted) throw new ProcedureError('request_cancelled', 'Nobody waits for this analysis any more');
      throw error;
    }
  }

  private async call(founderId: string, request: ModelRequest, caller: AbortSignal): Promise<ModelReply> {
    const pass = this.breaker.enter();
    const most = mostTokens(request);
    const reservation = await this.budget.reserve(founderId, most).catch((error: unknown) => {
      pass.giveUp();
      throw error;
    });
    const startedAtMs = performance.now();
    const end = async (outcome: string, usage: TokenUsage): Promise<void> => {
      const durationMs = performance.now() - startedAtMs;
      const costMicroUsd = await reservation.settle(usage);
      const { provider, name: model } = this.model;
      recordModelCall({ provider, model, outcome, durationMs, usage, costMicroUsd });
    };
    try {
      const reply = await this.writeInSpan(request);
      pass.succeed();
      await end('ok', reply.usage ?? { ...most, outputTokens: estimateTokens(reply.text) });
      return reply;
    } catch (error) {
      const reason = error instanceof ModelFault ? error.reason : 'provider-error';
      if (caller.aborted || !PROVIDER_FAULTS.has(reason)) pass.giveUp();
      else pass.fail();
      await end(caller.aborted ? 'cancelled' : reason, spentBy(reason, most));
      throw error;
    }
  }

  private writeInSpan(request: ModelRequest): Promise<ModelReply> {
    const attributes = { 'gen_ai.provider.name': this.model.provider, 'gen_ai.request.model': this.model.name };
    return withSpan(`chat ${this.model.name}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      try {
        const reply = await this.model.write(request);
        span.setAttribute('gen_ai.usage.input_tokens', reply.usage?.inputTokens ?? 0);
        span.setAttribute('gen_ai.usage.output_tokens', reply.usage?.outputTokens ?? 0);
        return reply;
      } catch (error) {
        if (error instanceof ModelFault) span.setAttribute('playbook.model.reason', error.reason);
        throw error;
      }
    });
  }
}

const mostTokens = ({ instructions, prompt, schema, maxOutputTokens }: ModelRequest): TokenUsage => ({
  inputTokens: estimateTokens(instructions + prompt + JSON.stringify(wireSchema(schema))),
  outputTokens: maxOutputTokens,
});

/** A call that was cut off has been paid for, nobody says how much; one that was not taken costs nothing. */
const spentBy = (reason: DegradedReason, most: TokenUsage): TokenUsage =>
  reason === 'timeout' || reason === 'reply-invalid' ? most : { inputTokens: 0, outputTokens: 0 };
