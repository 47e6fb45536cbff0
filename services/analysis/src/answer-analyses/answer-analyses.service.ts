import { Injectable } from '@nestjs/common';
import type { AnswerAnalysisPage, listAnswerAnalyses } from '@playbook/contracts/analysis/answer-analysis.contract';
import type { AnswerAnalysis, AnswerForm, AnswerPartial } from '@playbook/contracts/analysis/answer-analysis.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import type { z } from 'zod';
import type { AnalystCall } from '../analyst/analyst.port.js';
import { JudgeOnce } from '../analyst/judge-once.service.js';
import { decodeCursor, encodeCursor } from '../paging/page-cursor.js';
import { AnswerAnalysesRepository } from './answer-analyses.repository.js';
import { answerKindOf } from './answer.kind.js';

/** Analyses answers of the application and keeps the founder's history of them. */
@Injectable()
export class AnswerAnalysesService {
  constructor(
    private readonly repository: AnswerAnalysesRepository,
    private readonly analyst: JudgeOnce,
  ) {}

  /**
   * Analyses and stores an answer; a repeated idempotency key answers the analysis that was stored first.
   * @throws ProcedureError `request_cancelled` when nobody waits any more; nothing is stored then. `idempotency_key_reused` when
   * the key belongs to another text
   */
  async analyze(
    actor: Actor,
    form: AnswerForm,
    idempotencyKey: string | null,
    call: Omit<AnalystCall<AnswerPartial>, 'founderId'>,
  ): Promise<AnswerAnalysis> {
    return this.analyst.judge({
      kind: answerKindOf(form),
      input: form,
      call: { ...call, founderId: actor.founderId },
      storedAs: 'answerAnalyses',
      idempotencyKey,
      find: (key) => this.repository.find(actor, { idempotencyKey: key }),
      isAboutInput: ({ sectionId, fieldId, answer }) =>
        sectionId === form.sectionId && fieldId === form.fieldId && answer === form.answer,
      store: (judgement) => this.repository.add(actor, { form, idempotencyKey, ...judgement }),
    });
  }

  /** @throws ProcedureError `not_found` when the founder has no analysis with this id */
  async get(actor: Actor, id: string): Promise<AnswerAnalysis> {
    const analysis = await this.repository.find(actor, { id });
    if (!analysis) throw new ProcedureError('not_found', 'There is no such analysis of an answer');
    return analysis;
  }

  /**
   * One page of the founder's analyses, newest first.
   * @throws ProcedureError `validation_failed` for a cursor that no page handed out
   */
  async list(actor: Actor, query: z.output<typeof listAnswerAnalyses.input>): Promise<AnswerAnalysisPage> {
    const before = query.cursor === undefined ? null : decodeCursor(query.cursor);
    const summaries = await this.repository.page(actor, query.fieldId ?? null, before, query.limit + 1);
    const items = summaries.slice(0, query.limit);
    const last = summaries.length > query.limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? encodeCursor(last) : null };
  }
}
