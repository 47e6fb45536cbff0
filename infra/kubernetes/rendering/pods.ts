import type { IIoK8sApiCoreV1Container } from 'kubernetes-models/v1/Container';
import type { IIoK8sApiCoreV1PodSpec } from 'kubernetes-models/v1/PodSpec';
import { type KubernetesObject, ofKind, type Rendering, titleOf } from './objects.js';

/** The pods that an object makes. */
export interface Pods {
  readonly title: string;
  readonly owner: KubernetesObject;
  readonly labels: Readonly<Record<string, string>>;
  readonly spec: IIoK8sApiCoreV1PodSpec;
}

/** Those of all objects that make any. */
export const podsIn = (rendering: Rendering): readonly Pods[] => [
  ...servingPodsIn(rendering),
  ...ofKind(rendering, 'Job').map((owner) => podsOf(owner, owner)),
];

/** Those that run until they are stopped. */
export const servingPodsIn = (rendering: Rendering): readonly Pods[] =>
  [...ofKind(rendering, 'Deployment'), ...ofKind(rendering, 'StatefulSet')].map((owner) => podsOf(owner, owner));

function podsOf(
  owner: KubernetesObject,
  { spec }: { spec?: { template?: { metadata?: { labels?: Record<string, string> }; spec?: IIoK8sApiCoreV1PodSpec } } },
): Pods {
  return {
    title: titleOf(owner),
    owner,
    labels: spec?.template?.metadata?.labels ?? {},
    spec: spec?.template?.spec ?? { containers: [] },
  };
}

/** Containers of pods, those that run first included. */
export const containersOf = ({ spec }: Pods): readonly IIoK8sApiCoreV1Container[] => [
  ...(spec.initContainers ?? []),
  ...(spec.containers ?? []),
];
