import { WORKLOADS } from '../../description/workload.js';
import { MIGRATION_JOB } from '../../manifests/migration-job.js';
import { has, ofKind, titleOf } from '../../rendering/objects.js';
import type { Check } from '../finding.js';

/** Every kind of process of the composition is there, and none that the composition does not have. */
export const checkWorkloads: Check = function* (rendering) {
  for (const { name } of WORKLOADS) {
    if (!has(rendering, 'Deployment', name)) yield { object: `Deployment/${name}`, message: 'it is missing' };
  }
  for (const deployment of ofKind(rendering, 'Deployment')) {
    const isKnown = WORKLOADS.some(({ name }) => name === deployment.metadata.name);
    if (!isKnown) yield { object: titleOf(deployment), message: 'it is no process of the product' };
  }
  if (!has(rendering, 'Job', MIGRATION_JOB)) yield { object: `Job/${MIGRATION_JOB}`, message: 'it is missing' };
};
