import { defineEntity, p } from '@mikro-orm/core';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';

/** A use of insights. Calls of one use share its key, so that it has one row. */
export const UseEntity = defineEntity({
  name: 'Use',
  ...founderTable({ schema: 'insights', table: 'uses' }),
  indexes: [{ name: 'uses_by_day', properties: ['founderId', 'usedOn'] }],
  properties: {
    founderId: p.uuid().primary(),
    useKey: p.text().primary(),
    tool: p.enum(['industryInsights', 'prefills'] as const),
    usedOn: p.date(),
  },
});
