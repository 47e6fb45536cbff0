import { GATEWAY } from '@playbook/contracts/core/procedure';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IService } from 'kubernetes-models/v1/Service';
import type { IServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { labelsOf, NAME_LABEL } from '../description/labels.js';
import { sizeOf } from '../description/sizes.js';
import { METRICS_PORT } from './deployment.js';

/** Share of the requested processor time, in percent, above which there are more replicas. */
const CPU_TARGET_PERCENT = 70;

/** An identity without a token: no process of ours talks to the API server. */
export const serviceAccountOf = (name: string): IServiceAccount => ({
  apiVersion: 'v1',
  kind: 'ServiceAccount',
  metadata: { name, labels: labelsOf(name) },
  automountServiceAccountToken: false,
});

/** Where metrics are found, and at the gateway founders' requests. Processes find each other over NATS. */
export function serviceOf(name: string): IService {
  const metrics = { name: 'metrics', port: METRICS_PORT, targetPort: 'metrics' };
  const isGateway = name === GATEWAY;
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, labels: labelsOf(name) },
    spec: {
      ...(!isGateway && { clusterIP: 'None' }),
      selector: { [NAME_LABEL]: name },
      ports: isGateway ? [{ name: 'http', port: 80, targetPort: 'http' }, metrics] : [metrics],
    },
  };
}

/** Nodes are emptied one replica at a time. */
export const disruptionBudgetOf = (name: string): IPodDisruptionBudget => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name, labels: labelsOf(name) },
  spec: { maxUnavailable: 1, selector: { matchLabels: { [NAME_LABEL]: name } } },
});

export function autoscalerOf(name: string): IHorizontalPodAutoscaler {
  const { minReplicas, maxReplicas } = sizeOf(name);
  const target = { type: 'Utilization', averageUtilization: CPU_TARGET_PERCENT } as const;
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name, labels: labelsOf(name) },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas,
      maxReplicas,
      metrics: [{ type: 'Resource', resource: { name: 'cpu', target } }],
    },
  };
}
