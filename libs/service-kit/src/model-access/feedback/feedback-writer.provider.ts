import type { FactoryProvider, Type } from '@nestjs/common';
import { EPHEMERAL_STORE, type EphemeralStore } from '../../ephemeral/ephemeral-store.port.js';
import { SERVICE_SETTINGS } from '../../service/service-definition.js';
import { Logger } from '../../telemetry/logger.js';
import type { ModelSettings } from '../model/model.settings.js';
import { ModelAccess } from '../model-access.js';
import { FEEDBACK_WRITER, type FeedbackWriter } from './feedback-writer.port.js';

type ModelWriterClass<Judged extends { readonly review: object }, Threads> = new (
  access: ModelAccess,
  threads: Threads,
  logger: Logger,
) => FeedbackWriter<Judged>;

/**
 * The writer that the operator configured: the built-in judgement as it was made, or a language model.
 * @param threads What reads a model's replies, in worker threads
 * @param modelWriter The writer where a model is set
 */
export const feedbackWriterProvider = <Judged extends { readonly review: object }, Threads>(
  threads: Type<Threads>,
  modelWriter: ModelWriterClass<Judged, Threads>,
): FactoryProvider<FeedbackWriter<Judged>> => ({
  provide: FEEDBACK_WRITER,
  inject: [SERVICE_SETTINGS, EPHEMERAL_STORE, threads, Logger],
  useFactory: async (settings: ModelSettings, store: EphemeralStore, readers: Threads, logger: Logger) => {
    const access = await ModelAccess.open(settings, store);
    return access === null ? { write: async ({ review }) => review } : new modelWriter(access, readers, logger);
  },
});
