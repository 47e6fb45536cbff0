import { WORKLOADS } from '../../description/workload.js';
import { MIGRATION_JOB } from '../../manifests/migration-job.js';
import { containersOf, podsIn } from '../../rendering/pods.js';
import type { Check } from '../finding.js';

const DIGEST = /@sha256:[0-9a-f]{64}$/;
const TAG = /:(?!latest$)[\w.-]{1,128}$/;
/** Images of the product, by what runs them. */
const IMAGES = new Map([...WORKLOADS.map(({ name }) => [name, name] as const), [MIGRATION_JOB, 'jobs']]);

/** Name of an image without its registry, tag and digest. */
const nameOf = (image: string): string => image.split('/').at(-1)?.split(/[:@]/)[0] ?? '';

/** Images of what is to run, and the same tomorrow: by digest where founders' data is, elsewhere by a tag that says something. */
export const checkImages: Check = function* (rendering) {
  for (const pods of podsIn(rendering)) {
    const wanted = IMAGES.get(pods.owner.metadata.name);
    for (const { image = '' } of containersOf(pods)) {
      const isFixed = DIGEST.test(image) || (TAG.test(image) && !rendering.isProduction);
      if (!isFixed) yield { object: pods.title, message: `${image} may be another image tomorrow` };
      if (wanted !== undefined && nameOf(image) !== wanted)
        yield { object: pods.title, message: `${image} is not ${wanted}` };
    }
  }
};
