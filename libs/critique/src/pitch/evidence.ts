import type { EvidenceGroup } from '../engine/evidence.js';
import { featureId } from '../engine/feature-registry.js';
import { PITCH_GROUPS } from './evidence-groups.js';
import { PITCH_FEATURES } from './feature-registry.js';

/** The row a feature's points are shown in. Throws for a feature that has none: every point has a name. */
export const evidenceGroupOf = (feature: string): EvidenceGroup =>
  PITCH_GROUPS[PITCH_FEATURES[featureId(PITCH_FEATURES, feature)].group];
