import { defineEntity, p } from '@mikro-orm/core';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';
import { JUDGED_AS_ASKED, newestFirst, scoreOf } from '../paging/stored-analysis.columns.js';
import type { AnalystOutcome, Engine } from '@playbook/contracts/core/analyst.schema';
import type { PitchCritique, ScoreBreakdown } from '@playbook/contracts/analysis/pitch-analysis.schema';

/** A stored pitch analysis. The policy makes rows of other founders not exist, for reads and for writes. */
export const PitchAnalysisEntity = defineEntity({
  name: 'PitchAnalysis',
  ...founderTable({ schema: 'analysis', table: 'pitch_analyses' }),
  indexes: [newestFirst('pitch_analyses')],
  uniques: [{ properties: ['founderId', 'idempotencyKey'] }],
  checks: [scoreOf('pitch_analyses', 'overall_score')],
  properties: {
    id: p.uuid().primary(),
    founderId: p.uuid(),
    pitch: p.text(),
    overallScore: p.smallint(),
    scoreBreakdown: p.json<ScoreBreakdown>(),
    notScoredReason: p.text().$type<PitchCritique['notScoredReason']>().nullable(),
    engine: p.json<Engine>(),
    critique: p.json<PitchCritique>(),
    outcome: p.json<AnalystOutcome>().defaultRaw(JUDGED_AS_ASKED),
    idempotencyKey: p.text().nullable(),
    createdAt: p.datetime(3),
  },
});
