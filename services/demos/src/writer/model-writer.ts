import type { Engine } from '@playbook/contracts/core/analyst.schema';
import type { DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import { askModel } from '@playbook/service-kit/model-access/ask-model';
import type { ModelAccess } from '@playbook/service-kit/model-access/model-access';
import type { Logger } from '@playbook/service-kit/telemetry/logger';
import type { ReviewThreads } from '../review/review-threads.service.js';
import type { DemoToReview } from '../review/review-task.schema.js';
import { demoFacts } from './demo-facts.js';
import { DEMO_PROMPT_VERSION, demoInstructions } from './demo.prompt.js';
import type { FeedbackWriter, WriterCall } from './feedback-writer.port.js';
import { type DemoReply, demoReplySchema } from './reply/demo-reply.schema.js';
import { isWritable } from './reply/writable.js';

const NAME = 'demo';
const MAX_OUTPUT_TOKENS = 2_500;
/** Some eight minutes of talk; what comes later is in the evidence. A prompt has no room for the longest one. */
const WORDS_MAX_BYTES = 9_000;
const STAND_IN = 'The built-in rubric wrote this one.';

/** A text cut behind a word, to so many bytes at most. */
function cutTo(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  const beginning = Buffer.from(text).subarray(0, maxBytes).toString();
  return beginning.slice(0, Math.max(0, beginning.lastIndexOf(' ')));
}

/** A language model that writes on what was measured and judged, and is held to it, with the built-in words behind it. */
export class ModelWriter implements FeedbackWriter {
  constructor(
    private readonly access: ModelAccess,
    private readonly threads: ReviewThreads,
    private readonly logger: Logger,
  ) {}

  async write(demo: DemoToReview, review: DemoReview, { founderId, signal }: WriterCall): Promise<DemoReview> {
    if (!review.sections.some((section) => isWritable(review, section))) return review;
    let read: Promise<string> | null = null;
    const words = (): Promise<string> => (read ??= this.threads.wordsOf(demo.transcript));
    return askModel<DemoReply, DemoReview>(this.access, this.logger, {
      name: NAME,
      promptVersion: DEMO_PROMPT_VERSION,
      cacheKey: [demo, review.engine],
      question: {
        instructions: demoInstructions(review.format),
        fields: async () => ({ talk: cutTo(await words(), WORDS_MAX_BYTES) }),
        facts: demoFacts(review),
        replySchema: demoReplySchema,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        founderId,
        caller: signal,
        onStage: null,
        onPartial: null,
      },
      toResult: async (reply) =>
        this.threads.merge({ review, words: await words(), reply, engine: this.engineOf(review.engine) }),
      fallback: (degraded) => ({ ...review, ...degraded }),
      standIn: { name: 'The built-in rubric', sentence: STAND_IN, inMetrics: NAME },
    });
  }

  private engineOf({ version }: Engine): Engine {
    const written = `feedback ${DEMO_PROMPT_VERSION} on scores of the built-in rubric ${version}`;
    return { kind: 'model', label: this.access.modelName, version: written };
  }
}
