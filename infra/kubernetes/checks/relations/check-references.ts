import type { IIoK8sApiCoreV1Container } from 'kubernetes-models/v1/Container';
import type { IIoK8sApiCoreV1Volume } from 'kubernetes-models/v1/Volume';
import { SECRETS, SERVER_SECRETS } from '../../description/secret-keys.js';
import { has, type KubernetesObject, matches, ofKind, type Rendering, titleOf } from '../../rendering/objects.js';
import { containersOf, type Pods, podsIn } from '../../rendering/pods.js';
import type { Check, Complaint } from '../finding.js';

const keysOf = (secret: string | undefined): readonly string[] =>
  SECRETS.get(secret ?? '') ?? SERVER_SECRETS.get(secret ?? '') ?? [];

function* volumeFaults(rendering: Rendering, { name, secret, persistentVolumeClaim, configMap }: IIoK8sApiCoreV1Volume): Generator<string> {
  if (secret) {
    const unknown = (secret.items ?? []).filter(({ key }) => !keysOf(secret.secretName).includes(key));
    if (keysOf(secret.secretName).length === 0) yield `there is no Secret ${secret.secretName}`;
    for (const { key } of unknown) yield `the Secret ${secret.secretName} has no key ${key}`;
  }
  if (persistentVolumeClaim && !has(rendering, 'PersistentVolumeClaim', persistentVolumeClaim.claimName)) {
    yield `there is no claim ${persistentVolumeClaim.claimName} for ${name}`;
  }
  if (configMap && !has(rendering, 'ConfigMap', configMap.name)) yield `there is no ConfigMap ${configMap.name}`;
}

/** Whether a path is that of a file of a Secret that the container has. */
function isMounted(path: string, { volumeMounts = [] }: IIoK8sApiCoreV1Container, volumes: readonly IIoK8sApiCoreV1Volume[]): boolean {
  return volumeMounts.some(({ name, mountPath }) => {
    const items = volumes.find((volume) => volume.name === name)?.secret?.items ?? [];
    return items.some((item) => path === `${mountPath}/${item.path}`);
  });
}

function* containerFaults(rendering: Rendering, { spec, owner }: Pods, container: IIoK8sApiCoreV1Container): Generator<string> {
  const { volumes = [] } = spec;
  const claims = ofKind(rendering, 'StatefulSet').find(({ metadata }) => metadata.name === owner.metadata.name)?.spec;
  const names = [...volumes, ...(claims?.volumeClaimTemplates ?? []).map(({ metadata }) => ({ name: metadata?.name }))];
  for (const { name } of container.volumeMounts ?? []) {
    if (!names.some((volume) => volume.name === name)) yield `${container.name} mounts ${name}, which is no volume`;
  }
  for (const { configMapRef, secretRef } of container.envFrom ?? []) {
    const { name, optional } = configMapRef ?? {};
    if (configMapRef && optional !== true && !has(rendering, 'ConfigMap', name)) yield `there is no ConfigMap ${name}`;
    if (secretRef) yield `it gets all of the Secret ${secretRef.name} as variables`;
  }
  for (const { name, value = '' } of container.env ?? []) {
    if (name.endsWith('_FILE') && !isMounted(value, container, volumes)) yield `${name} names a file that is not there`;
  }
  const ports = (container.ports ?? []).map((port) => port.name);
  for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
    const port = probe?.httpGet?.port ?? probe?.tcpSocket?.port;
    if (typeof port === 'string' && !ports.includes(port)) yield `${container.name} is probed at ${port}, which is no port of it`;
  }
}

function* podFaults(rendering: Rendering, pods: Pods): Generator<string> {
  const { serviceAccountName, volumes = [] } = pods.spec;
  if (!has(rendering, 'ServiceAccount', serviceAccountName)) yield `there is no ServiceAccount ${serviceAccountName}`;
  for (const volume of volumes) yield* volumeFaults(rendering, volume);
  for (const container of containersOf(pods)) yield* containerFaults(rendering, pods, container);
}

const targetFault = (rendering: Rendering, object: KubernetesObject, target: { kind?: string; name: string } | undefined): Complaint[] =>
  has(rendering, target?.kind ?? 'Deployment', target?.name)
    ? []
    : [{ object: titleOf(object), message: `there is no ${target?.kind} ${target?.name} to scale` }];

/** Whatever is named exists: Secrets and their keys, maps, claims, accounts, files, ports, and what is scaled or kept available. */
export const checkReferences: Check = function* (rendering) {
  const everyPods = podsIn(rendering);
  for (const pods of everyPods) for (const message of podFaults(rendering, pods)) yield { object: pods.title, message };
  for (const scaler of ofKind(rendering, 'HorizontalPodAutoscaler')) {
    yield* targetFault(rendering, scaler, scaler.spec?.scaleTargetRef);
  }
  for (const scaler of ofKind(rendering, 'ScaledObject')) yield* targetFault(rendering, scaler, scaler.spec?.scaleTargetRef);
  for (const owner of [...ofKind(rendering, 'Deployment'), ...ofKind(rendering, 'StatefulSet')]) {
    const { selector, template } = owner.spec ?? {};
    const labels = template?.metadata?.labels ?? {};
    if (!matches(selector?.matchLabels, labels)) yield { object: titleOf(owner), message: 'its selector does not meet its pods' };
  }
  for (const budget of ofKind(rendering, 'PodDisruptionBudget')) {
    const isUsed = everyPods.some(({ labels }) => matches(budget.spec?.selector?.matchLabels, labels));
    if (!isUsed) yield { object: titleOf(budget), message: 'it selects no pods' };
  }
};
