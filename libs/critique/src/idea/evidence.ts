import { featureId } from '../engine/feature-registry.js';
import { IDEA_GROUPS, type IdeaEvidenceGroup } from './evidence-groups.js';
import { IDEA_FEATURES } from './feature-registry.js';

/** The row a feature's points are shown in. */
export const ideaEvidenceGroupOf = (feature: string): IdeaEvidenceGroup =>
  IDEA_GROUPS[IDEA_FEATURES[featureId(IDEA_FEATURES, feature)].group];
