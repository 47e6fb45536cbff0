import { defineEntity, p } from '@mikro-orm/core';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';
import { workerRows } from '@playbook/service-kit/persistence/worker-rows';

const table = founderTable({ schema: 'sharing', table: 'share_secrets' });

/** Whose link a secret opens. It holds hashes and ids, so that whoever knows a secret can be told before the founder is known. */
export const ShareSecretEntity = defineEntity({
  name: 'ShareSecret',
  ...table,
  policies: [...table.policies, workerRows],
  indexes: [{ name: 'share_secrets_by_link', properties: ['linkId'] }],
  properties: {
    /** SHA-256 of the secret. */
    secretHash: p.text().primary(),
    linkId: p.uuid(),
    founderId: p.uuid(),
  },
});
