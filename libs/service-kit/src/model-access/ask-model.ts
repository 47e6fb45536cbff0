import type { DegradedOutcome } from '@playbook/contracts/core/analyst.schema';
import type { Logger } from '../telemetry/logger.js';
import { askForObject, type ObjectQuestion } from './ask-for-object.js';
import { degradedMessage } from './degraded-message.js';
import type { ModelAccess } from './model-access.js';
import { ModelFault } from './model/model-fault.js';
import { recordModelOutcome } from './model-metrics.js';
import { ReplyCache } from './reply-cache.js';

/** A question to a model, with who gives the result where there is no reply of it. */
export interface ModelQuestion<Reply, Result> {
  /** What is asked about, in metrics and cache keys. */
  readonly name: string;
  readonly promptVersion: string;
  /** Everything else that a reply depends on. */
  readonly cacheKey: readonly unknown[];
  readonly question: Omit<ObjectQuestion<Reply>, 'deadline'>;
  /** Makes the result of a reply. @throws ModelFault when it may not be used */
  readonly toResult: (reply: Reply) => Promise<Result> | Result;
  /** The result without the model. */
  readonly fallback: (outcome: DegradedOutcome) => Result;
  /** Who gives the result then: in logs, as a sentence for the founder, and by what name metrics know it. */
  readonly standIn: { readonly name: string; readonly sentence: string; readonly inMetrics: string };
}

/**
 * The result of a model's reply, one that was kept or a new one; whatever goes wrong with the model, the fallback with the reason. Only
 * a reply that could be used is kept.
 * @throws ProcedureError `request_cancelled` when the caller is gone
 */
export async function askModel<Reply, Result>(
  access: ModelAccess,
  logger: Logger,
  asked: ModelQuestion<Reply, Result>,
): Promise<Result> {
  try {
    return await resultOf(access, asked);
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    const { reason } = error;
    recordModelOutcome(asked.standIn.inMetrics, reason);
    logger.warn(`${asked.standIn.name} answered for the language model: ${reason}`);
    return asked.fallback({
      degraded: true,
      degradedReason: reason,
      message: degradedMessage(error, asked.standIn.sentence),
    });
  }
}

async function resultOf<Reply, Result>(access: ModelAccess, asked: ModelQuestion<Reply, Result>): Promise<Result> {
  const { name, promptVersion, cacheKey, question, toResult } = asked;
  const { providerName, modelName, cache, settings } = access;
  const { founderId, replySchema } = question;
  const deadline = AbortSignal.timeout(settings.PLAYBOOK_MODEL_TIME_BUDGET_MS);
  const key = ReplyCache.keyOf(founderId, providerName, modelName, name, promptVersion, ...cacheKey);
  const cached = await cache.find(key, replySchema);
  const reply = cached ?? (await askForObject(access, { ...question, deadline }));
  const result = await toResult(reply);
  if (cached === null) await cache.keep(founderId, key, reply);
  recordModelOutcome(name, cached === null ? 'ok' : 'cached');
  return result;
}
