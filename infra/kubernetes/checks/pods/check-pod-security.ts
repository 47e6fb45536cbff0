import type { IIoK8sApiCoreV1Container } from 'kubernetes-models/v1/Container';
import type { IIoK8sApiCoreV1PodSpec } from 'kubernetes-models/v1/PodSpec';
import { ofKind, titleOf } from '../../rendering/objects.js';
import { containersOf, podsIn } from '../../rendering/pods.js';
import { broken, type Check, type Rules } from '../finding.js';

const LEVEL_LABEL = 'pod-security.kubernetes.io/enforce';
const SECCOMP = 'RuntimeDefault';
/** Kinds of volumes that the restricted profile allows, of those in use. */
const VOLUMES = ['emptyDir', 'secret', 'configMap', 'persistentVolumeClaim', 'projected'];

const OF_PODS: Rules<IIoK8sApiCoreV1PodSpec> = [
  [({ securityContext }) => securityContext?.runAsNonRoot !== true, 'it may run as root'],
  [({ securityContext }) => !securityContext?.runAsUser, 'it names no user but root'],
  [({ securityContext }) => securityContext?.seccompProfile?.type !== SECCOMP, 'it has no seccomp profile'],
  [({ automountServiceAccountToken }) => automountServiceAccountToken !== false, 'it gets a token of the API server'],
  [({ enableServiceLinks }) => enableServiceLinks !== false, 'it gets variables of other services'],
  [({ hostNetwork, hostPID, hostIPC }) => hostNetwork || hostPID || hostIPC, 'it shares namespaces of its node'],
  [({ securityContext }) => !securityContext?.fsGroup, 'it cannot read its Secrets, which belong to root'],
  [({ volumes = [] }) => volumes.some(isStrange), 'it has a volume that the restricted profile does not allow'],
];

const OF_CONTAINERS: Rules<NonNullable<IIoK8sApiCoreV1Container['securityContext']>> = [
  [({ allowPrivilegeEscalation }) => allowPrivilegeEscalation !== false, 'may gain privileges'],
  [({ readOnlyRootFilesystem }) => readOnlyRootFilesystem !== true, 'may write to its root'],
  [({ privileged }) => privileged, 'is privileged'],
  [({ capabilities }) => !capabilities?.drop?.includes('ALL'), 'keeps capabilities'],
  [({ capabilities }) => capabilities?.add?.length, 'adds capabilities'],
  [({ runAsUser, runAsNonRoot }) => runAsUser === 0 || runAsNonRoot === false, 'runs as root'],
  [({ seccompProfile }) => (seccompProfile?.type ?? SECCOMP) !== SECCOMP, 'has another seccomp profile'],
];

function isStrange(volume: NonNullable<IIoK8sApiCoreV1PodSpec['volumes']>[number]): boolean {
  return Object.keys(volume).some((field) => field !== 'name' && !VOLUMES.includes(field));
}

const containerFaults = ({ name, securityContext, ports = [] }: IIoK8sApiCoreV1Container): string[] => [
  ...broken(securityContext ?? {}, OF_CONTAINERS).map((message) => `${name} ${message}`),
  ...ports.filter(({ hostPort }) => hostPort !== undefined).map(() => `${name} takes a port of its node`),
];

/** The restricted profile of Kubernetes, read-only roots, and no way to the API server. */
export const checkPodSecurity: Check = function* (rendering) {
  for (const pods of podsIn(rendering)) {
    const faults = [...broken(pods.spec, OF_PODS), ...containersOf(pods).flatMap(containerFaults)];
    for (const message of faults) yield { object: pods.title, message };
  }
  for (const account of ofKind(rendering, 'ServiceAccount')) {
    if (account.automountServiceAccountToken !== false) {
      yield { object: titleOf(account), message: 'it gives its token out' };
    }
  }
  const namespaces = ofKind(rendering, 'Namespace');
  if (namespaces.length === 0) yield { object: 'Namespace', message: 'there is none' };
  for (const namespace of namespaces) {
    if (namespace.metadata.labels?.[LEVEL_LABEL] !== 'restricted') {
      yield { object: titleOf(namespace), message: 'it does not enforce the restricted profile' };
    }
  }
};
