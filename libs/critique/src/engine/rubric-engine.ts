import type { Engine } from '@playbook/contracts/core/analyst.schema';

/** Who made an analysis: the rubric of one kind of text. The version changes when a score of that kind can change. */
export const rubricEngine = (version: string): Engine => ({
  kind: 'rubric',
  label: 'Built-in partner rubric',
  version,
});
