import { defineEntity, p } from '@mikro-orm/core';
import type { AnalystOutcome, Engine } from '@playbook/contracts/shared/analyst.schema';
import type { AnswerCritique } from '@playbook/contracts/analysis/answer-analysis.schema';

const ownRows = `founder_id = nullif(current_setting('app.founder_id', true), '')::uuid`;

/** A stored analysis of an answer. The policy makes rows of other founders not exist, for reads and for writes. */
export const AnswerAnalysisEntity = defineEntity({
  name: 'AnswerAnalysis',
  tableName: 'answer_analyses',
  schema: 'analysis',
  rowLevelSecurity: 'force',
  policies: [{ name: 'own_rows', using: ownRows, check: ownRows }],
  properties: {
    id: p.uuid().primary(),
    founderId: p.uuid(),
    sectionId: p.text(),
    fieldId: p.text(),
    answer: p.text(),
    score: p.smallint(),
    engine: p.json<Engine>(),
    critique: p.json<AnswerCritique>(),
    outcome: p.json<AnalystOutcome>(),
    idempotencyKey: p.text().nullable(),
    createdAt: p.datetime(3),
  },
});
