import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import { type KubernetesObject, matches, ofKind, type Rendering, titleOf } from '../../rendering/objects.js';
import { broken, type Check, type Rules } from '../finding.js';

const SPREAD = ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'];
/** A worker keeps nobody waiting while its only replica is replaced: its jobs are taken over. */
const MAY_BE_ALONE = ['ScaledObject'];

interface Scaler {
  readonly kind: string;
  readonly min: number;
  readonly max: number;
}

/** What decides how many replicas of a Deployment there are. */
function scalersOf(rendering: Rendering, name: string): readonly Scaler[] {
  const autoscalers = ofKind(rendering, 'HorizontalPodAutoscaler').filter(
    ({ spec }) => spec?.scaleTargetRef.name === name,
  );
  const scaledObjects = ofKind(rendering, 'ScaledObject').filter(({ spec }) => spec?.scaleTargetRef.name === name);
  return [
    ...autoscalers.map(({ kind, spec }) => ({ kind, min: spec?.minReplicas ?? 1, max: spec?.maxReplicas ?? 1 })),
    ...scaledObjects.map(({ kind, spec }) => ({
      kind,
      min: spec?.minReplicaCount ?? 0,
      max: spec?.maxReplicaCount ?? 100,
    })),
  ];
}

interface Scaling {
  readonly scalers: readonly Scaler[];
  readonly replicas: number | undefined;
  readonly isProduction: boolean;
}

const OF_SCALING: Rules<Scaling> = [
  [
    ({ scalers, replicas }) => scalers.length === 0 && replicas === undefined,
    'nothing says how many replicas there are',
  ],
  [({ scalers }) => scalers.length > 1, 'two autoscalers undo what the other one did'],
  [
    ({ scalers, replicas }) => scalers.length > 0 && replicas !== undefined,
    'applying it undoes what its autoscaler did',
  ],
  [({ scalers }) => scalers.some(({ min, max }) => min > max), 'it has at least more replicas than at most'],
  [({ scalers, isProduction }) => isProduction && scalers.some(isAlone), 'its only replica may be away'],
];

function isAlone({ kind, min }: Scaler): boolean {
  return min < 2 && !MAY_BE_ALONE.includes(kind);
}

function* budgetFaults(rendering: Rendering, labels: Readonly<Record<string, string>>, min: number): Generator<string> {
  const budgets = ofKind(rendering, 'PodDisruptionBudget').filter(({ spec }) =>
    matches(spec?.selector?.matchLabels, labels),
  );
  if (budgets.length !== 1) yield `it has ${budgets.length} disruption budgets`;
  for (const { spec } of budgets) {
    const isBlocking =
      spec?.maxUnavailable === 0 || spec?.maxUnavailable === '0%' || Number(spec?.minAvailable ?? 0) >= min;
    if (isBlocking) yield 'its disruption budget keeps its nodes from being emptied';
  }
}

function* spreadFaults({ spec }: IDeployment, labels: Readonly<Record<string, string>>): Generator<string> {
  const constraints = spec?.template.spec?.topologySpreadConstraints ?? [];
  const spread = constraints.filter(({ labelSelector }) => labelSelector && matches(labelSelector.matchLabels, labels));
  for (const key of SPREAD) {
    if (!spread.some(({ topologyKey }) => topologyKey === key)) yield `its replicas are not spread over ${key}`;
  }
}

/** Enough replicas in enough places, of which nodes can still be emptied. */
export const checkAvailability: Check = function* (rendering) {
  for (const deployment of ofKind(rendering, 'Deployment') as readonly (IDeployment & KubernetesObject)[]) {
    const labels = deployment.spec?.template.metadata?.labels ?? {};
    const scalers = scalersOf(rendering, deployment.metadata.name);
    const min = scalers[0]?.min ?? deployment.spec?.replicas ?? 1;
    const faults = [
      ...broken({ scalers, replicas: deployment.spec?.replicas, isProduction: rendering.isProduction }, OF_SCALING),
      ...budgetFaults(rendering, labels, min),
      ...spreadFaults(deployment, labels),
    ];
    for (const message of faults) yield { object: titleOf(deployment), message };
  }
};
