import { ExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1/ExternalSecret';
import { SecretStore } from '@kubernetes-models/external-secrets/external-secrets.io/v1/SecretStore';
import { Gateway } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/Gateway';
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule';
import { ServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';

/** A kind, and how its objects are validated. */
interface Model {
  readonly apiVersion: string;
  readonly kind: string;
  readonly prototype: { validate(): void };
}

/** Kinds that `k8s` may have, made of the descriptions that Kubernetes and the operators publish. */
const MODELS: readonly Model[] = [
  ConfigMap,
  Deployment,
  ExternalSecret,
  Gateway,
  HorizontalPodAutoscaler,
  HTTPRoute,
  Job,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  PrometheusRule,
  ScaledObject,
  SecretStore,
  Service,
  ServiceAccount,
  ServiceMonitor,
  StatefulSet,
];

/** The model of a kind; undefined for one that is not used here. */
export const modelOf = (apiVersion: string, kind: string): Model | undefined =>
  MODELS.find((model) => model.apiVersion === apiVersion && model.kind === kind);
