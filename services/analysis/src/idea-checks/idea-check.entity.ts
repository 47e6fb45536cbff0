import { defineEntity, p } from '@mikro-orm/core';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';
import { JUDGED_AS_ASKED, newestFirst, scoreOf } from '../paging/stored-analysis.columns.js';
import type { AnalystOutcome, Engine } from '@playbook/contracts/core/analyst.schema';
import { type IdeaCritique, type IdeaForm, riskLevelSchema } from '@playbook/contracts/analysis/idea-check.schema';

/** A stored idea check. The policy makes rows of other founders not exist, for reads and for writes. */
export const IdeaCheckEntity = defineEntity({
  name: 'IdeaCheck',
  ...founderTable({ schema: 'analysis', table: 'idea_checks' }),
  indexes: [newestFirst('idea_checks')],
  uniques: [{ properties: ['founderId', 'idempotencyKey'] }],
  checks: [scoreOf('idea_checks', 'yc_alignment_score'), scoreOf('idea_checks', 'why_now_score')],
  properties: {
    id: p.uuid().primary(),
    founderId: p.uuid(),
    form: p.json<IdeaForm>(),
    ycAlignmentScore: p.smallint(),
    riskLevel: p.enum(riskLevelSchema.options),
    whyNowScore: p.smallint(),
    notScoredReason: p.text().$type<IdeaCritique['notScoredReason']>().nullable(),
    engine: p.json<Engine>(),
    critique: p.json<IdeaCritique>(),
    outcome: p.json<AnalystOutcome>().defaultRaw(JUDGED_AS_ASKED),
    idempotencyKey: p.text().nullable(),
    createdAt: p.datetime(3),
  },
});
