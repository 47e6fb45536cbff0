import type { IIoK8sApiCoreV1Container } from 'kubernetes-models/v1/Container';
import { WORKLOADS } from '../../description/workload.js';
import { servingPodsIn } from '../../rendering/pods.js';
import { broken, type Check, type Rules } from '../finding.js';

/** Of a dependency that `/readyz` asks, in seconds (`HealthRegistry`). */
const DEPENDENCY_TIMEOUT_S = 2;
/** Shortest time that a process of ours must be given to start, in seconds. */
const START_MIN_S = 60;
const OWN = new Set(WORKLOADS.map(({ name }) => name));

const OF_ALL: Rules<IIoK8sApiCoreV1Container> = [
  [({ startupProbe }) => !startupProbe, 'nothing says when it has started'],
  [({ livenessProbe }) => !livenessProbe, 'nothing says whether it lives'],
  [({ readinessProbe }) => !readinessProbe, 'nothing says whether it can work'],
];

/** Restarting a process because its database is away would end what it still does: only readiness asks for dependencies. */
const OF_OURS: Rules<IIoK8sApiCoreV1Container> = [
  [({ startupProbe }) => startupProbe?.httpGet?.path !== '/livez', 'its start is not asked of /livez'],
  [({ livenessProbe }) => livenessProbe?.httpGet?.path !== '/livez', 'its life is not asked of /livez'],
  [({ readinessProbe }) => readinessProbe?.httpGet?.path !== '/readyz', 'its readiness is not asked of /readyz'],
  [
    ({ readinessProbe }) => (readinessProbe?.timeoutSeconds ?? 1) <= DEPENDENCY_TIMEOUT_S,
    '/readyz gets less time than dependencies have',
  ],
  [
    ({ startupProbe: probe }) => (probe?.periodSeconds ?? 10) * (probe?.failureThreshold ?? 3) < START_MIN_S,
    'it is ended before it can have started',
  ],
];

/** Three questions that are asked apart: has it started, does it live, can it work. */
export const checkProbes: Check = function* (rendering) {
  for (const { title, spec } of servingPodsIn(rendering)) {
    for (const container of spec.containers) {
      const faults = [...broken(container, OF_ALL), ...(OWN.has(container.name) ? broken(container, OF_OURS) : [])];
      for (const message of faults) yield { object: title, message };
    }
  }
};
