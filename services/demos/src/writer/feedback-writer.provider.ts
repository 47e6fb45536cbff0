import type { FactoryProvider } from '@nestjs/common';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import type { ModelSettings } from '@playbook/service-kit/model-access/model/model.settings';
import { ModelAccess } from '@playbook/service-kit/model-access/model-access';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { ReviewThreads } from '../review/review-threads.service.js';
import { FEEDBACK_WRITER, type FeedbackWriter } from './feedback-writer.port.js';
import { ModelWriter } from './model-writer.js';

/** The built-in judgement is written as it is made. */
const BUILT_IN: FeedbackWriter = { write: async (_, review) => review };

/** The writer that the operator configured. */
export const feedbackWriterProvider: FactoryProvider<FeedbackWriter> = {
  provide: FEEDBACK_WRITER,
  inject: [SERVICE_SETTINGS, EPHEMERAL_STORE, ReviewThreads, Logger],
  useFactory: async (settings: ModelSettings, store: EphemeralStore, threads: ReviewThreads, logger: Logger) => {
    const access = await ModelAccess.open(settings, store);
    return access === null ? BUILT_IN : new ModelWriter(access, threads, logger);
  },
};
