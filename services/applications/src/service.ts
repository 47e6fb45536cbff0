import { erasuresOf } from '@playbook/service-kit/persistence/founder-table';
import { defineService } from '@playbook/service-kit/service/service-definition';
import { ApplicationsModule } from './applications.module.js';
import { applicationsSettingsSchema } from './applications.settings.js';
import { AnswerEntity, AnswerVersionEntity } from './entities/answer.entity.js';
import { ApplicationEntity } from './entities/application.entity.js';
import { CreateApplications } from './migrations/20261121190000-create-applications.js';
import { AddOutboxDeaths } from './migrations/20261123031000-add-outbox-deaths.js';
import { TargetDateEntity } from './entities/target-date.entity.js';
import { CreateTargetDates } from './migrations/20261126115500-create-target-dates.js';
import { DropOutbox } from './migrations/20261123090000-drop-outbox.js';

/** Keeps what founders write for their application, and every version of it. */
export const applicationsService = defineService({
  name: 'applications',
  module: ApplicationsModule,
  settings: applicationsSettingsSchema,
  schema: {
    schema: 'applications',
    entities: [ApplicationEntity, AnswerEntity, AnswerVersionEntity, TargetDateEntity, erasuresOf('applications')],
    migrations: [
      { name: '20261121190000-create-applications', class: CreateApplications },
      { name: '20261123031000-add-outbox-deaths', class: AddOutboxDeaths },
      { name: '20261123090000-drop-outbox', class: DropOutbox },
      { name: '20261126115500-create-target-dates', class: CreateTargetDates },
    ],
    sqlFolder: new URL('../sql/', import.meta.url),
  },
});
