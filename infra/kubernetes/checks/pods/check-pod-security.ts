import type { IIoK8sApiCoreV1Container } from 'kubernetes-models/v1/Container';
import { ofKind, titleOf } from '../../rendering/objects.js';
import { containersOf, type Pods, podsIn } from '../../rendering/pods.js';
import type { Check } from '../finding.js';

const LEVEL_LABEL = 'pod-security.kubernetes.io/enforce';
/** Kinds of volumes that the restricted profile allows, of those in use. */
const VOLUMES = ['emptyDir', 'secret', 'configMap', 'persistentVolumeClaim', 'projected'];

function* podFaults({ spec }: Pods): Generator<string> {
  const { securityContext: context } = spec;
  if (context?.runAsNonRoot !== true) yield 'it may run as root';
  if (!context?.runAsUser) yield 'it names no user but root';
  if (context?.seccompProfile?.type !== 'RuntimeDefault') yield 'it has no seccomp profile';
  if (spec.automountServiceAccountToken !== false) yield 'it gets a token of the API server';
  if (spec.enableServiceLinks !== false) yield 'it gets variables of other services';
  if (spec.hostNetwork || spec.hostPID || spec.hostIPC) yield 'it shares namespaces of its node';
  for (const { name, ...source } of spec.volumes ?? []) {
    const kind = Object.keys(source).find((key) => !VOLUMES.includes(key));
    if (kind !== undefined) yield `its volume ${name} is a ${kind}`;
  }
}

function* containerFaults({ name, securityContext: context, ports }: IIoK8sApiCoreV1Container): Generator<string> {
  if (context?.allowPrivilegeEscalation !== false) yield `${name} may gain privileges`;
  if (context?.readOnlyRootFilesystem !== true) yield `${name} may write to its root`;
  if (context?.privileged) yield `${name} is privileged`;
  if (!context?.capabilities?.drop?.includes('ALL')) yield `${name} keeps capabilities`;
  if (context?.capabilities?.add?.length) yield `${name} adds capabilities`;
  if (context?.runAsUser === 0 || context?.runAsNonRoot === false) yield `${name} runs as root`;
  if (context?.seccompProfile && context.seccompProfile.type !== 'RuntimeDefault') yield `${name} has another seccomp profile`;
  if (ports?.some(({ hostPort }) => hostPort !== undefined)) yield `${name} takes a port of its node`;
}

/** The restricted profile of Kubernetes, read-only roots, and no way to the API server. */
export const checkPodSecurity: Check = function* (rendering) {
  for (const pods of podsIn(rendering)) {
    const faults = [...podFaults(pods), ...containersOf(pods).flatMap((container) => [...containerFaults(container)])];
    for (const message of faults) yield { object: pods.title, message };
  }
  for (const account of ofKind(rendering, 'ServiceAccount')) {
    if (account.automountServiceAccountToken !== false) yield { object: titleOf(account), message: 'it gives its token out' };
  }
  for (const namespace of ofKind(rendering, 'Namespace')) {
    if (namespace.metadata.labels?.[LEVEL_LABEL] !== 'restricted') {
      yield { object: titleOf(namespace), message: 'it does not enforce the restricted profile' };
    }
  }
  if (ofKind(rendering, 'Namespace').length === 0) yield { object: 'Namespace', message: 'there is none' };
};
