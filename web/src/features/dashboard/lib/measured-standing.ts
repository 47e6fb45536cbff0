import type { Dashboard } from '@playbook/contracts/dashboard/dashboard.schema';
import type { MeasuredStanding } from '@playbook/domain/dashboard/actionable-insights';

/** What the rules of the insights look at: measurements only, no sample and no copy. */
export const measuredStanding = ({ application, pitch }: Dashboard): MeasuredStanding => ({
  completeAreas: application.state === 'ready' ? application.value.completeAreas.length : null,
  readinessPercent: application.state === 'ready' ? application.value.readinessPercent : null,
  pitchScore: pitch.state === 'ready' ? pitch.value.latest : null,
});

/** Where nothing could be loaded. */
export const UNKNOWN_STANDING: MeasuredStanding = { completeAreas: null, readinessPercent: null, pitchScore: null };
