import type { IIoK8sApiCoreV1Container } from 'kubernetes-models/v1/Container';
import type { IIoK8sApiCoreV1PodSpec } from 'kubernetes-models/v1/PodSpec';
import { NAME_LABEL, PRODUCT } from '../description/labels.js';

/** User of every image of ours. */
const USER = 1000;

/** Name of an image in the base; overlays say where it is and which one. */
export const imageOf = (name: string): string => `${PRODUCT}/${name}:local`;

/** What every container of ours is denied. */
export const LOCKED_CONTAINER: NonNullable<IIoK8sApiCoreV1Container['securityContext']> = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};

/** What every pod of ours is denied: the restricted profile, and any talk to the API server. */
export const LOCKED_POD: Pick<
  IIoK8sApiCoreV1PodSpec,
  'automountServiceAccountToken' | 'enableServiceLinks' | 'securityContext'
> = {
  automountServiceAccountToken: false,
  // Variables of other services would be taken for settings.
  enableServiceLinks: false,
  securityContext: {
    runAsNonRoot: true,
    runAsUser: USER,
    runAsGroup: USER,
    fsGroup: USER,
    fsGroupChangePolicy: 'OnRootMismatch',
    seccompProfile: { type: 'RuntimeDefault' },
  },
};

/** Keeps replicas on different nodes, and in different zones, as far as there are any. */
export const spreadOf = (name: string): NonNullable<IIoK8sApiCoreV1PodSpec['topologySpreadConstraints']> =>
  ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].map((topologyKey) => ({
    maxSkew: 1,
    topologyKey,
    whenUnsatisfiable: 'ScheduleAnyway',
    labelSelector: { matchLabels: { [NAME_LABEL]: name } },
  }));

/** Files of a Secret for one container: the given keys and no others, which must all be there. */
export const secretVolume = (
  name: string,
  secretName: string,
  keys: readonly string[],
): NonNullable<IIoK8sApiCoreV1PodSpec['volumes']>[number] => ({
  name,
  secret: { secretName, defaultMode: 0o440, items: keys.map((key) => ({ key, path: key })) },
});
