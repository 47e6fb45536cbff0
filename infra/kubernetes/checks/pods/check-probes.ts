import type { IIoK8sApiCoreV1Container } from 'kubernetes-models/v1/Container';
import { WORKLOADS } from '../../description/workload.js';
import { servingPodsIn } from '../../rendering/pods.js';
import type { Check } from '../finding.js';

/** Of a dependency that `/readyz` asks, in seconds (`HealthRegistry`). */
const DEPENDENCY_TIMEOUT_S = 2;
/** Longest time that a process of ours may need to start, in seconds. */
const START_MIN_S = 60;
const OWN = new Set(WORKLOADS.map(({ name }) => name));

function* faultsOf({ name, startupProbe, livenessProbe, readinessProbe }: IIoK8sApiCoreV1Container): Generator<string> {
  if (!startupProbe) yield 'nothing says when it has started';
  if (!livenessProbe) yield 'nothing says whether it lives';
  if (!readinessProbe) yield 'nothing says whether it can work';
  if (!OWN.has(name)) return;
  // Restarting a process because its database is away would end what it still does.
  if (livenessProbe?.httpGet?.path !== '/livez') yield 'whether it lives is not asked of /livez, which speaks for the process alone';
  if (startupProbe?.httpGet?.path !== '/livez') yield 'whether it has started is not asked of /livez';
  if (readinessProbe?.httpGet?.path !== '/readyz') yield 'whether it can work is not asked of /readyz';
  if ((readinessProbe?.timeoutSeconds ?? 1) <= DEPENDENCY_TIMEOUT_S) yield '/readyz gets less time than its dependencies';
  const startS = (startupProbe?.periodSeconds ?? 10) * (startupProbe?.failureThreshold ?? 3);
  if (startS < START_MIN_S) yield `it is ended when it has not started within ${startS} s`;
}

/** Three questions that are asked apart: has it started, does it live, can it work. */
export const checkProbes: Check = function* (rendering) {
  for (const { title, spec } of servingPodsIn(rendering)) {
    for (const container of spec.containers) {
      for (const message of faultsOf(container)) yield { object: title, message };
    }
  }
};
