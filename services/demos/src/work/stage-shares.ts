import { DEMO_STAGES, type DemoStage } from '@playbook/contracts/demos/demo-analysis.schema';

/** What share of an analysis each stage takes, measured on videos of one to three minutes. */
const SHARES: Readonly<Record<DemoStage, number>> = {
  waiting: 0,
  fetching: 0.04,
  probing: 0.02,
  decoding: 0.44,
  listening: 0.08,
  looking: 0.26,
  transcribing: 0.12,
  judging: 0.04,
};

/** How much of the whole analysis is done. @param done Share of the stage, 0 to 1 */
export function shareOf(stage: DemoStage, done: number): number {
  const before = DEMO_STAGES.slice(0, DEMO_STAGES.indexOf(stage)).reduce((sum, earlier) => sum + SHARES[earlier], 0);
  return Math.min(1, before + SHARES[stage] * done);
}
