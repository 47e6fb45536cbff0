import type { DegradedOutcome, Engine } from '@playbook/contracts/core/analyst.schema';
import type { Logger } from '../../telemetry/logger.js';
import type { ObjectQuestion } from '../ask-for-object.js';
import { askModel, type ModelQuestion } from '../ask-model.js';
import type { ModelAccess } from '../model-access.js';
import type { WriterCall } from './feedback-writer.port.js';

const STAND_IN = { name: 'The built-in rubric', sentence: 'The built-in rubric wrote this one.' };

/** What every judgement says that a model may write on: who made it, and why it was not the model. */
interface WritableReview extends DegradedOutcome {
  readonly engine: Engine;
}

/** A question for words on a judgement. */
interface FeedbackQuestion<Reply, Review>
  extends
    Pick<ModelQuestion<Reply, Review>, 'name' | 'promptVersion' | 'cacheKey'>,
    Pick<ObjectQuestion<Reply>, 'instructions' | 'data' | 'replySchema' | 'maxOutputTokens'> {
  /** The judgement in the built-in words. */
  readonly review: Review;
  /** The judgement in the words of a reply. @throws ModelFault where it may not be shown */
  readonly merge: (reply: Reply, engine: Engine) => Promise<Review>;
}

/**
 * A judgement in the words of a language model; whatever goes wrong with it, in the built-in words with the reason. Scores are nothing
 * that it is asked for.
 * @throws ProcedureError `request_cancelled` when nobody waits any more
 */
export function writeFeedback<Reply, Review extends WritableReview>(
  access: ModelAccess,
  logger: Logger,
  { review, merge, ...asked }: FeedbackQuestion<Reply, Review>,
  { founderId, signal }: WriterCall,
): Promise<Review> {
  const { name, promptVersion, cacheKey, ...question } = asked;
  const version = `feedback ${promptVersion} on scores of the built-in rubric ${review.engine.version}`;
  return askModel<Reply, Review>(access, logger, {
    name,
    promptVersion,
    cacheKey,
    question: { ...question, founderId, caller: signal, onStage: null, onPartial: null },
    toResult: (reply) => merge(reply, { kind: 'model', label: access.modelName, version }),
    fallback: (degraded) => ({ ...review, ...degraded }),
    standIn: { ...STAND_IN, inMetrics: name },
  });
}
