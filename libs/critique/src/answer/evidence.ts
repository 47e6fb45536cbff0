import type { EvidenceGroup } from '../engine/evidence.js';
import { featureId } from '../engine/feature-registry.js';
import { ANSWER_GROUPS } from './evidence-groups.js';
import { ANSWER_FEATURES } from './feature-registry.js';

/** The row a feature's points are shown in. */
export const answerEvidenceGroupOf = (feature: string): EvidenceGroup =>
  ANSWER_GROUPS[ANSWER_FEATURES[featureId(ANSWER_FEATURES, feature)].group];
