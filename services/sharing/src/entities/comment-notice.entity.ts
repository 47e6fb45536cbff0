import { defineEntity, p } from '@mikro-orm/core';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';

/** When a founder was last mailed about comments. */
export const CommentNoticeEntity = defineEntity({
  name: 'CommentNotice',
  ...founderTable({ schema: 'sharing', table: 'comment_notices' }),
  properties: { founderId: p.uuid().primary(), noticedAt: p.datetime(3) },
});
