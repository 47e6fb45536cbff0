import type { IdeaCue } from './idea-cue.js';
import { DANGER_CUES } from './danger.cues.js';
import { EVIDENCE_CUES } from './evidence.cues.js';
import { EXPOSURE_CUES } from './exposure.cues.js';
import { FOUNDER_CUES } from './founder.cues.js';
import { MARKET_CUES } from './market.cues.js';
import { PROBLEM_CUES } from './problem.cues.js';
import { PRODUCT_CUES } from './product.cues.js';
import { TIMING_CUES } from './timing.cues.js';

/** Every wording that is looked for in an idea. */
export const IDEA_CUES: readonly IdeaCue[] = [
  ...PROBLEM_CUES,
  ...PRODUCT_CUES,
  ...FOUNDER_CUES,
  ...MARKET_CUES,
  ...EVIDENCE_CUES,
  ...TIMING_CUES,
  ...DANGER_CUES,
  ...EXPOSURE_CUES,
];
