import type { IServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor';
import type { IScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import type { IHTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IStatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import type { IJob } from 'kubernetes-models/batch/v1/Job';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IConfigMap } from 'kubernetes-models/v1/ConfigMap';
import type { INamespace } from 'kubernetes-models/v1/Namespace';
import type { IPersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import type { IService } from 'kubernetes-models/v1/Service';
import type { IServiceAccount } from 'kubernetes-models/v1/ServiceAccount';

/** Any object of a cluster. */
export interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
}

/** What a folder of `k8s` makes. */
export interface Rendering {
  readonly name: string;
  readonly objects: readonly KubernetesObject[];
  /** Whether founders' data is meant to be in it. */
  readonly isProduction: boolean;
}

/** Kinds that checks look into. */
interface Kinds {
  readonly ConfigMap: IConfigMap;
  readonly Deployment: IDeployment;
  readonly HorizontalPodAutoscaler: IHorizontalPodAutoscaler;
  readonly HTTPRoute: IHTTPRoute;
  readonly Job: IJob;
  readonly Namespace: INamespace;
  readonly NetworkPolicy: INetworkPolicy;
  readonly PersistentVolumeClaim: IPersistentVolumeClaim;
  readonly PodDisruptionBudget: IPodDisruptionBudget;
  readonly ScaledObject: IScaledObject;
  readonly Service: IService;
  readonly ServiceAccount: IServiceAccount;
  readonly ServiceMonitor: IServiceMonitor;
  readonly StatefulSet: IStatefulSet;
}

/** Objects of a kind as what their kind says they are; whether they are that is the schema's check. */
export const ofKind = <K extends keyof Kinds>(
  { objects }: Pick<Rendering, 'objects'>,
  kind: K,
): readonly (Kinds[K] & KubernetesObject)[] =>
  objects.filter((object) => object.kind === kind) as unknown as (Kinds[K] & KubernetesObject)[];

/** Whether there is an object of a kind and name. */
export const has = (rendering: Pick<Rendering, 'objects'>, kind: string, name: string | undefined): boolean =>
  rendering.objects.some((object) => object.kind === kind && object.metadata.name === name);

/** How findings name an object. */
export const titleOf = ({ kind, metadata }: KubernetesObject): string => `${kind}/${metadata.name}`;

type Labels = Readonly<Record<string, string>>;

/** Whether labels meet a selector by equality; one that is empty meets all. */
export const matches = (selector: Labels | undefined, labels: Labels): boolean =>
  Object.entries(selector ?? {}).every(([name, value]) => labels[name] === value);
