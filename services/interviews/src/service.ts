import { erasuresOf } from '@playbook/service-kit/persistence/founder-table';
import { defineService } from '@playbook/service-kit/service/service-definition';
import { InterviewEntity } from './entities/interview.entity.js';
import { InterviewsModule } from './interviews.module.js';
import { interviewsSettingsSchema } from './interviews.settings.js';
import { CreateInterviews } from './migrations/20261126112500-create-interviews.js';

/** Asks founders about their application as in the accelerator's interview, and keeps what was said. */
export const interviewsService = defineService({
  name: 'interviews',
  module: InterviewsModule,
  settings: interviewsSettingsSchema,
  // A thread holds some 50 MB, and is needed for moments.
  workers: { file: new URL('./engine/interview.worker.js', import.meta.url), areStartedWhenNeeded: true },
  schema: {
    schema: 'interviews',
    entities: [InterviewEntity, erasuresOf('interviews')],
    migrations: [{ name: '20261126112500-create-interviews', class: CreateInterviews }],
  },
});
