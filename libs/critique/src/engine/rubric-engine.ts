import type { Engine } from '@playbook/contracts/shared/analyst.schema';

/** Who made an analysis: this rubric. The version changes when a score can change. */
export const RUBRIC_ENGINE: Engine = { kind: 'rubric', label: 'Built-in partner rubric', version: '2.1.0' };
