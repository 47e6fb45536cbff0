import type { DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import type { FeedbackWriter, WriterCall } from '@playbook/service-kit/model-access/feedback/feedback-writer.port';
import { writeFeedback } from '@playbook/service-kit/model-access/feedback/write-feedback';
import type { ModelAccess } from '@playbook/service-kit/model-access/model-access';
import type { Logger } from '@playbook/service-kit/telemetry/logger';
import type { ReviewThreads } from '../review/review-threads.service.js';
import type { DemoToReview } from '../review/review-task.schema.js';
import { demoFacts } from './demo-facts.js';
import { DEMO_PROMPT_VERSION, demoInstructions } from './demo.prompt.js';
import { type DemoReply, demoReplySchema } from './reply/demo-reply.schema.js';
import { isWritable } from './reply/writable.js';

const MAX_OUTPUT_TOKENS = 2_500;
/** Some eight minutes of talk; what comes later is in the evidence. A prompt has no room for the longest one. */
const WORDS_MAX_BYTES = 9_000;

/** A video with its judgement in the built-in words. */
export interface JudgedDemo {
  readonly demo: DemoToReview;
  readonly review: DemoReview;
}

/** A text cut behind a word, to so many bytes at most. */
function cutTo(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  const beginning = Buffer.from(text).subarray(0, maxBytes).toString();
  return beginning.slice(0, Math.max(0, beginning.lastIndexOf(' ')));
}

/** A language model that writes on what was measured and judged, and is held to it, with the built-in words behind it. */
export class ModelWriter implements FeedbackWriter<JudgedDemo> {
  constructor(
    private readonly access: ModelAccess,
    private readonly threads: ReviewThreads,
    private readonly logger: Logger,
  ) {}

  async write({ demo, review }: JudgedDemo, call: WriterCall): Promise<DemoReview> {
    if (!review.sections.some((section) => isWritable(review, section))) return review;
    let read: Promise<string> | null = null;
    const words = (): Promise<string> => (read ??= this.threads.wordsOf(demo.transcript));
    return writeFeedback<DemoReply, DemoReview>(
      this.access,
      this.logger,
      {
        name: 'demo',
        promptVersion: DEMO_PROMPT_VERSION,
        cacheKey: [demo, review.engine],
        instructions: demoInstructions(review.format),
        data: async () => ({ fields: { talk: cutTo(await words(), WORDS_MAX_BYTES) }, facts: demoFacts(review) }),
        replySchema: demoReplySchema,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        review,
        merge: async (reply, engine) => this.threads.merge({ review, words: await words(), reply, engine }),
      },
      call,
    );
  }
}
