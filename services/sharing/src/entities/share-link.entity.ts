import { defineEntity, p } from '@mikro-orm/core';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';

/** A link by which somebody without an account reads something of a founder. */
export const ShareLinkEntity = defineEntity({
  name: 'ShareLink',
  ...founderTable({ schema: 'sharing', table: 'share_links' }),
  indexes: [{ name: 'share_links_by_founder', properties: ['founderId', 'createdAt'] }],
  properties: {
    id: p.uuid().primary(),
    founderId: p.uuid(),
    kind: p.text(),
    objectId: p.uuid().nullable(),
    name: p.text(),
    scope: p.text(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3),
    revokedAt: p.datetime(3).nullable(),
    lastUsedAt: p.datetime(3).nullable(),
  },
});
