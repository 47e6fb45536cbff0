import { Injectable } from '@nestjs/common';
import type {
  analyzePitch,
  listPitchAnalyses,
  PitchAnalysisPage,
} from '@playbook/contracts/analysis/pitch-analysis.contract';
import type { PitchAnalysis, PitchPartial } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import type { z } from 'zod';
import type { AnalystCall } from '../analyst/analyst.port.js';
import { JudgeOnce } from '../analyst/judge-once.service.js';
import { decodeCursor, encodeCursor } from '../paging/page-cursor.js';
import { PitchAnalysesRepository } from './pitch-analyses.repository.js';
import { pitchKind } from './pitch.kind.js';

/** Analyses pitches and keeps the founder's history of them. */
@Injectable()
export class PitchAnalysesService {
  constructor(
    private readonly repository: PitchAnalysesRepository,
    private readonly analyst: JudgeOnce,
  ) {}

  /**
   * Analyses and stores a pitch; a repeated idempotency key answers the analysis that was stored first.
   * @throws ProcedureError `request_cancelled` when nobody waits any more; nothing is stored then. `idempotency_key_reused` when
   * the key belongs to another text
   */
  async analyze(
    actor: Actor,
    input: z.output<typeof analyzePitch.input>,
    call: Omit<AnalystCall<PitchPartial>, 'founderId'>,
  ): Promise<PitchAnalysis> {
    const { pitch, idempotencyKey = null } = input;
    return this.analyst.judge({
      kind: pitchKind,
      input: { pitch },
      call: { ...call, founderId: actor.founderId },
      storedAs: 'pitchAnalyses',
      idempotencyKey,
      find: (key) => this.repository.find(actor, { idempotencyKey: key }),
      isAboutInput: (stored) => stored.pitch === pitch,
      store: (judgement) => this.repository.add(actor, { pitch, idempotencyKey, ...judgement }),
    });
  }

  /** @throws ProcedureError `not_found` when the founder has no analysis with this id */
  async get(actor: Actor, id: string): Promise<PitchAnalysis> {
    const analysis = await this.repository.find(actor, { id });
    if (!analysis) throw new ProcedureError('not_found', 'There is no such pitch analysis');
    return analysis;
  }

  /**
   * One page of the founder's analyses, newest first.
   * @throws ProcedureError `validation_failed` for a cursor that no page handed out
   */
  async list(actor: Actor, query: z.output<typeof listPitchAnalyses.input>): Promise<PitchAnalysisPage> {
    const before = query.cursor === undefined ? null : decodeCursor(query.cursor);
    const summaries = await this.repository.page(actor, before, query.limit + 1);
    const items = summaries.slice(0, query.limit);
    const last = summaries.length > query.limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? encodeCursor(last) : null };
  }
}
