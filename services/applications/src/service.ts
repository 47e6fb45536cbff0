import { defineService } from '@playbook/service-kit/service/service-definition';
import { ApplicationsModule } from './applications.module.js';
import { applicationsSettingsSchema } from './applications.settings.js';
import { CreateApplications } from './migrations/20261121190000-create-applications.js';
import { CreateFunctions } from './migrations/20261121190100-create-functions.js';
import { CreateFounderStanding } from './migrations/20261122003000-create-founder-standing.js';

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
    ],
  },
});
