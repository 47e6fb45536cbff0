import type { DeckReview } from '@playbook/contracts/decks/deck-review.schema';
import type { PromptData } from '@playbook/service-kit/model-access/ask-for-object';
import type { FeedbackWriter, WriterCall } from '@playbook/service-kit/model-access/feedback/feedback-writer.port';
import { writeFeedback } from '@playbook/service-kit/model-access/feedback/write-feedback';
import type { ModelAccess } from '@playbook/service-kit/model-access/model-access';
import type { Logger } from '@playbook/service-kit/telemetry/logger';
import type { ReviewThreads } from '../review/review-threads.service.js';
import { DECK_PROMPT_VERSION, deckInstructions } from './deck.prompt.js';
import { type DeckReply, deckReplySchema } from './reply/deck-reply.schema.js';
import { isWritable } from './reply/writable.js';

const MAX_OUTPUT_TOKENS = 2_500;

/** A deck's judgement in the built-in words; a model is shown nothing else of the deck. */
export interface JudgedDeck {
  readonly review: DeckReview;
}

/** Whether there is a remark that a model may be asked about. */
const hasWritableRemarks = ({ slides, injections }: DeckReview): boolean =>
  slides.some(
    ({ number, remarks }) => remarks.some(isWritable) && injections.every((injection) => injection.slide !== number),
  );

/** A language model that words what to do about remarks, and is held to them, with the built-in words behind it. */
export class ModelWriter implements FeedbackWriter<JudgedDeck> {
  constructor(
    private readonly access: ModelAccess,
    private readonly threads: ReviewThreads,
    private readonly logger: Logger,
  ) {}

  async write({ review }: JudgedDeck, call: WriterCall): Promise<DeckReview> {
    if (!hasWritableRemarks(review)) return review;
    return writeFeedback<DeckReply, DeckReview>(
      this.access,
      this.logger,
      {
        name: 'deck',
        promptVersion: DECK_PROMPT_VERSION,
        cacheKey: [review],
        instructions: deckInstructions(review.purpose),
        data: () => this.dataOf(review),
        replySchema: deckReplySchema,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        review,
        merge: (reply, engine) => this.threads.merge({ review, reply, engine }),
      },
      call,
    );
  }

  private async dataOf(review: DeckReview): Promise<PromptData> {
    const { slides, ...deck } = await this.threads.shownOf(review);
    const titles = slides.map(({ slide, title }) => `${slide}: ${title ?? ''}`).join('\n');
    const found = slides.map((slide) => {
      const { title: _, ...rest } = slide;
      return rest;
    });
    return { fields: { titles }, facts: { ...deck, slides: found } };
  }
}
