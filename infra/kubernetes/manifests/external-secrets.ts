import type { IExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1/ExternalSecret';
import { SERVICES } from '../../src/composition/services.js';
import { PRODUCT } from '../description/labels.js';
import { ADMIN_URL_KEY, MIGRATION_SECRET, passwordKeyOf, secretKeysOf, secretOf } from '../description/secret-keys.js';
import { WORKLOADS } from '../description/workload.js';

/** Keys of every Secret that the product needs, by its name. */
export const secretsNeeded = (): ReadonlyMap<string, readonly string[]> => {
  const byParty = Map.groupBy(WORKLOADS, ({ party }) => party);
  return new Map([
    ...[...byParty].map(([party, workloads]): [string, string[]] => [
      secretOf(party),
      [...new Set(workloads.flatMap(secretKeysOf))],
    ]),
    [MIGRATION_SECRET, [ADMIN_URL_KEY, ...SERVICES.map(({ name }) => passwordKeyOf(name))]],
  ]);
};

/** One for each Secret: its keys are properties of one entry of the vault, under the Secret's name. */
export const externalSecrets = (): readonly IExternalSecret[] =>
  [...secretsNeeded()].map(([name, keys]) => ({
    apiVersion: 'external-secrets.io/v1',
    kind: 'ExternalSecret',
    metadata: { name },
    spec: {
      refreshInterval: '1h',
      secretStoreRef: { kind: 'SecretStore', name: PRODUCT },
      target: { name, creationPolicy: 'Owner' },
      data: keys.map((key) => ({ secretKey: key, remoteRef: { key: name, property: key } })),
    },
  }));
