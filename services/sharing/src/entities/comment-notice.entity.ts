import { defineEntity, p } from '@mikro-orm/core';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';
import { workerRows } from '@playbook/service-kit/persistence/worker-rows';

const table = founderTable({ schema: 'sharing', table: 'comment_notices' });

/** When a founder was last mailed about comments, and since when one waits that no mail told of. */
export const CommentNoticeEntity = defineEntity({
  name: 'CommentNotice',
  ...table,
  policies: [...table.policies, workerRows],
  indexes: [{ name: 'comment_notices_waiting', properties: ['waitingSince'] }],
  properties: { founderId: p.uuid().primary(), noticedAt: p.datetime(3), waitingSince: p.datetime(3).nullable() },
});
