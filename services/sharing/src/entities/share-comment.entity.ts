import { defineEntity, p } from '@mikro-orm/core';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';

/** What a reader wrote about a passage, or the founder in response. */
export const ShareCommentEntity = defineEntity({
  name: 'ShareComment',
  ...founderTable({ schema: 'sharing', table: 'share_comments' }),
  indexes: [
    { name: 'share_comments_by_founder', properties: ['founderId', 'createdAt'] },
    { name: 'share_comments_by_link', properties: ['linkId', 'createdAt'] },
  ],
  properties: {
    id: p.uuid().primary(),
    founderId: p.uuid(),
    linkId: p.uuid(),
    target: p.text(),
    quote: p.text().nullable(),
    quoteStart: p.integer().nullable(),
    author: p.text().nullable(),
    text: p.text(),
    replyTo: p.uuid().nullable(),
    createdAt: p.datetime(3),
    resolvedAt: p.datetime(3).nullable(),
  },
});
