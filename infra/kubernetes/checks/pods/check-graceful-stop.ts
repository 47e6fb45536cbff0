import { STOP_TIMEOUT_MS } from '@playbook/service-kit/service/process/stop-on-signal';
import { ofKind, titleOf } from '../../rendering/objects.js';
import type { Check } from '../finding.js';

const MS_PER_S = 1_000;
const STOP_S = STOP_TIMEOUT_MS / MS_PER_S;

/** A process that is to stop first leaves the lists of proxies, then gets all of its time. */
export const checkGracefulStop: Check = function* (rendering) {
  for (const deployment of ofKind(rendering, 'Deployment')) {
    const object = titleOf(deployment);
    const { strategy, template } = deployment.spec ?? {};
    const { terminationGracePeriodSeconds: graceS = 30, containers = [] } = template?.spec ?? {};
    const waitS = Math.max(0, ...containers.map(({ lifecycle }) => lifecycle?.preStop?.sleep?.seconds ?? 0));
    if (waitS === 0) yield { object, message: 'it is stopped while requests are still sent to it' };
    if (graceS <= waitS + STOP_S)
      yield { object, message: `it is killed after ${graceS} s, and stops within ${waitS + STOP_S} s` };
    if (strategy?.rollingUpdate?.maxUnavailable !== 0)
      yield { object, message: 'a rollout ends replicas before others are ready' };
  }
};
