import { defineEntity, p } from '@mikro-orm/core';
import type { AnalystOutcome, Engine } from '@playbook/contracts/shared/analyst.schema';
import type { IdeaCritique, IdeaForm, RiskLevel } from '@playbook/contracts/analysis/idea-check.schema';

const ownRows = `founder_id = nullif(current_setting('app.founder_id', true), '')::uuid`;

/** A stored idea check. The policy makes rows of other founders not exist, for reads and for writes. */
export const IdeaCheckEntity = defineEntity({
  name: 'IdeaCheck',
  tableName: 'idea_checks',
  schema: 'analysis',
  rowLevelSecurity: 'force',
  policies: [{ name: 'own_rows', using: ownRows, check: ownRows }],
  properties: {
    id: p.uuid().primary(),
    founderId: p.uuid(),
    form: p.json<IdeaForm>(),
    ycAlignmentScore: p.smallint(),
    riskLevel: p.text().$type<RiskLevel>(),
    whyNowScore: p.smallint(),
    notScoredReason: p.text().$type<IdeaCritique['notScoredReason']>().nullable(),
    engine: p.json<Engine>(),
    critique: p.json<IdeaCritique>(),
    outcome: p.json<AnalystOutcome>(),
    idempotencyKey: p.text().nullable(),
    createdAt: p.datetime(3),
  },
});
