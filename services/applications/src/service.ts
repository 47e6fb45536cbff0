import { defineService } from '@playbook/service-kit/service/service-definition';
import type { OutboxTable } from '@playbook/service-kit/outbox/outbox-table';
import { ApplicationsModule } from './applications.module.js';
import { applicationsSettingsSchema } from './applications.settings.js';
import { CreateApplications } from './migrations/20261121190000-create-applications.js';
import { CreateFunctions } from './migrations/20261121190100-create-functions.js';
import { CreateFounderStanding } from './migrations/20261122003000-create-founder-standing.js';
import { AddOutboxDeaths } from './migrations/20261123031000-add-outbox-deaths.js';
import { AddNextAnswerVersions } from './migrations/20261123062000-add-next-answer-versions.js';
import { openOutbox } from './events/open-outbox.js';

/** Keeps what founders write for their application, every version of it, and tells others of each save. */
export const applicationsService = defineService({
  name: 'applications',
  module: ApplicationsModule,
  settings: applicationsSettingsSchema,
  schema: {
    schema: 'applications',
    entities: [],
    migrations: [
      { name: '20261121190000-create-applications', class: CreateApplications },
      { name: '20261121190100-create-functions', class: CreateFunctions },
      { name: '20261122003000-create-founder-standing', class: CreateFounderStanding },
      { name: '20261123031000-add-outbox-deaths', class: AddOutboxDeaths },
      { name: '20261123062000-add-next-answer-versions', class: AddNextAnswerVersions },
    ],
  },
});

/**
 * Runs an operator's work on the events that wait or are dead.
 * @param databaseUrl Address with the service's runtime role.
 * @throws StartError `MIGRATION_PENDING`; ProcedureError `service_unavailable`; and whatever the work throws
 */
export function withOutbox<T>(databaseUrl: string, work: (outbox: OutboxTable) => Promise<T>): Promise<T> {
  return openOutbox(applicationsService.schema, databaseUrl, work);
}
