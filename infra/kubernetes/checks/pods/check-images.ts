import { containersOf, podsIn } from '../../rendering/pods.js';
import type { Check } from '../finding.js';

const DIGEST = /@sha256:[0-9a-f]{64}$/;
const TAG = /:(?!latest$)[\w.-]{1,128}$/;

/** Images that are the same tomorrow: by digest where founders' data is, elsewhere by a tag that says something. */
export const checkImages: Check = function* (rendering) {
  for (const pods of podsIn(rendering)) {
    for (const { image = '' } of containersOf(pods)) {
      if (DIGEST.test(image) || (TAG.test(image) && !rendering.isProduction)) continue;
      yield { object: pods.title, message: `${image} may be another image tomorrow` };
    }
  }
};
