import type { IExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1/ExternalSecret';
import { PRODUCT } from '../description/labels.js';
import { SECRETS } from '../description/secret-keys.js';

/** One for each Secret: its keys are properties of one entry of the vault, under the Secret's name. */
export const externalSecrets = (): readonly IExternalSecret[] =>
  [...SECRETS].map(([name, keys]) => ({
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
