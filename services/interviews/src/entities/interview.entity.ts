import { defineEntity, p } from '@mikro-orm/core';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';

/** A mock interview of a founder: what is asked, what was answered, and what came of it. */
export const InterviewEntity = defineEntity({
  name: 'Interview',
  ...founderTable({ schema: 'interviews', table: 'interviews' }),
  indexes: [{ name: 'interviews_by_founder', properties: ['founderId', 'startedAt'] }],
  uniques: [{ name: 'interviews_running', properties: ['founderId'], where: `ended_at is null` }],
  properties: {
    id: p.uuid().primary(),
    founderId: p.uuid(),
    startedAt: p.datetime(3),
    endedAt: p.datetime(3).nullable(),
    plan: p.json(),
    turns: p.json(),
    debrief: p.json().nullable(),
  },
});
