import { defineEntity, p } from '@mikro-orm/core';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';

/** The day by which a founder means to have applied. */
export const TargetDateEntity = defineEntity({
  name: 'TargetDate',
  ...founderTable({ schema: 'applications', table: 'target_dates' }),
  properties: { founderId: p.uuid().primary(), targetAt: p.datetime(3) },
});
