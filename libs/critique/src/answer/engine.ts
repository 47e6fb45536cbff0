import type { Engine } from '@playbook/contracts/shared/analyst.schema';

/** Who made an analysis of an answer: this rubric. The version changes when a score can change. */
export const ANSWER_ENGINE: Engine = { kind: 'rubric', label: 'Built-in partner rubric', version: '1.0.0' };
