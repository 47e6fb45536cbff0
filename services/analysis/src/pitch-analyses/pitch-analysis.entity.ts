import { defineEntity, p } from '@mikro-orm/core';
import type { AnalystOutcome, Engine } from '@playbook/contracts/shared/analyst.schema';
import type { PitchCritique, ScoreBreakdown } from '@playbook/contracts/analysis/pitch-analysis.schema';

const ownRows = `founder_id = nullif(current_setting('app.founder_id', true), '')::uuid`;

/** A stored pitch analysis. The policy makes rows of other founders not exist, for reads and for writes. */
export const PitchAnalysisEntity = defineEntity({
  name: 'PitchAnalysis',
  tableName: 'pitch_analyses',
  schema: 'analysis',
  rowLevelSecurity: 'force',
  policies: [{ name: 'own_rows', using: ownRows, check: ownRows }],
  properties: {
    id: p.uuid().primary(),
    founderId: p.uuid(),
    pitch: p.text(),
    overallScore: p.smallint(),
    scoreBreakdown: p.json<ScoreBreakdown>(),
    notScoredReason: p.text().$type<PitchCritique['notScoredReason']>().nullable(),
    engine: p.json<Engine>(),
    critique: p.json<PitchCritique>(),
    outcome: p.json<AnalystOutcome>(),
    idempotencyKey: p.text().nullable(),
    createdAt: p.datetime(3),
  },
});
