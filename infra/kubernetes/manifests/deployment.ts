import { GATEWAY } from '@playbook/contracts/core/procedure';
import { STOP_TIMEOUT_MS } from '@playbook/service-kit/service/process/stop-on-signal';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IIoK8sApiCoreV1Container } from 'kubernetes-models/v1/Container';
import { clientLabels, labelsOf, NAME_LABEL } from '../description/labels.js';
import { fileVariableOf, secretKeysOf, secretOf, SECRETS_FOLDER } from '../description/secret-keys.js';
import { ownMapOf, sharedMapsOf } from '../description/settings-maps.js';
import { sizeOf } from '../description/sizes.js';
import { serversOf, type Workload } from '../description/workload.js';
import { imageOf, LOCKED_CONTAINER, LOCKED_POD, secretVolume, spreadOf } from './pod.js';

const MS_PER_S = 1_000;
export const METRICS_PORT = 9464;
export const HTTP_PORT = 3000;
/** Until proxies and services of the cluster have learnt that a pod ends. */
const PRE_STOP_S = 5;
/** The rest is for the kubelet, so that a process that uses all of its time is not killed within it. */
const GRACE_S = PRE_STOP_S + STOP_TIMEOUT_MS / MS_PER_S + 5;

/** A dependency has two seconds to respond to `/readyz`, which asks all of them at once. */
const READY_TIMEOUT_S = 3;

const probe = (path: string) => ({ httpGet: { path, port: 'metrics' } });

/** A process may take two minutes to start; then it is asked whether it lives, and apart from that whether it can work. */
const PROBES: Pick<IIoK8sApiCoreV1Container, 'startupProbe' | 'livenessProbe' | 'readinessProbe'> = {
  startupProbe: { ...probe('/livez'), periodSeconds: 2, timeoutSeconds: 2, failureThreshold: 60 },
  livenessProbe: { ...probe('/livez'), periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 3 },
  readinessProbe: { ...probe('/readyz'), periodSeconds: 5, timeoutSeconds: READY_TIMEOUT_S, failureThreshold: 2 },
};

function containerOf(workload: Workload): IIoK8sApiCoreV1Container {
  const { name } = workload;
  const { cpu, memory, memoryLimit } = sizeOf(name);
  const maps = sharedMapsOf(workload).map((map) => ({ configMapRef: { name: map } }));
  return {
    name,
    image: imageOf(name),
    imagePullPolicy: 'IfNotPresent',
    ports: [
      { name: 'metrics', containerPort: METRICS_PORT },
      ...(name === GATEWAY ? [{ name: 'http', containerPort: HTTP_PORT }] : []),
    ],
    envFrom: [...maps, { configMapRef: { name: ownMapOf(workload), optional: true } }],
    env: secretKeysOf(workload).map((key) => ({ name: fileVariableOf(key), value: `${SECRETS_FOLDER}/${key}` })),
    ...PROBES,
    lifecycle: { preStop: { sleep: { seconds: PRE_STOP_S } } },
    resources: { requests: { cpu, memory }, limits: { memory: memoryLimit } },
    securityContext: LOCKED_CONTAINER,
    volumeMounts: [
      { name: 'tmp', mountPath: '/tmp' },
      { name: 'secrets', mountPath: SECRETS_FOLDER, readOnly: true },
    ],
  };
}

/** The processes of one kind. How many there are is their autoscaler's business, so that applying this again changes no number. */
export function deploymentOf(workload: Workload): IDeployment {
  const { name, party } = workload;
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels: labelsOf(name) },
    spec: {
      selector: { matchLabels: { [NAME_LABEL]: name } },
      revisionHistoryLimit: 5,
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: {
        metadata: { labels: { ...labelsOf(name), ...clientLabels(serversOf(workload)) } },
        spec: {
          ...LOCKED_POD,
          serviceAccountName: name,
          terminationGracePeriodSeconds: GRACE_S,
          topologySpreadConstraints: spreadOf(name),
          containers: [containerOf(workload)],
          volumes: [
            { name: 'tmp', emptyDir: { sizeLimit: sizeOf(name).scratch } },
            secretVolume('secrets', secretOf(party), secretKeysOf(workload)),
          ],
        },
      },
    },
  };
}
