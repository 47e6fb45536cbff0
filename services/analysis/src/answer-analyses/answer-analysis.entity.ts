import { defineEntity, p } from '@mikro-orm/core';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';
import { JUDGED_AS_ASKED, newestFirst, scoreOf } from '../paging/stored-analysis.columns.js';
import type { AnalystOutcome, Engine } from '@playbook/contracts/core/analyst.schema';
import type { AnswerCritique } from '@playbook/contracts/analysis/answer-analysis.schema';

/** A stored analysis of an answer. The policy makes rows of other founders not exist, for reads and for writes. */
export const AnswerAnalysisEntity = defineEntity({
  name: 'AnswerAnalysis',
  ...founderTable({ schema: 'analysis', table: 'answer_analyses' }),
  indexes: [newestFirst('answer_analyses')],
  uniques: [{ properties: ['founderId', 'idempotencyKey'] }],
  checks: [scoreOf('answer_analyses', 'score')],
  properties: {
    id: p.uuid().primary(),
    founderId: p.uuid(),
    sectionId: p.text(),
    fieldId: p.text(),
    answer: p.text(),
    score: p.smallint(),
    engine: p.json<Engine>(),
    critique: p.json<AnswerCritique>(),
    outcome: p.json<AnalystOutcome>().defaultRaw(JUDGED_AS_ASKED),
    idempotencyKey: p.text().nullable(),
    createdAt: p.datetime(3),
  },
});
