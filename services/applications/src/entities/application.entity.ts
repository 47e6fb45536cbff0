import { defineEntity, p } from '@mikro-orm/core';
import { APPLICATION_STATUSES } from '@playbook/contracts/applications/application.schema';
import { ownRowsOf } from '@playbook/service-kit/persistence/founder-table';

/** A founder's application. A founder has hardly more than one. */
export const ApplicationEntity = defineEntity({
  name: 'Application',
  ...ownRowsOf({ schema: 'applications', table: 'applications' }),
  // Without `updated_at`, so that a save need not touch the index.
  indexes: [{ name: 'applications_of_founder', properties: ['founderId'] }],
  properties: {
    id: p.uuid().primary(),
    founderId: p.uuid(),
    title: p.text(),
    status: p.enum(APPLICATION_STATUSES),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});
