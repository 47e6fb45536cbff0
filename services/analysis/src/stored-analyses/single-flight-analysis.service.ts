import { Inject, Injectable } from '@nestjs/common';
import type { StoredKind } from '@playbook/contracts/analysis/analysis-kinds.contract';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import { SingleFlight } from '@playbook/service-kit/ephemeral/single-flight';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { Allowances } from './allowances.service.js';
import { StoredAnalysesRepository } from './stored-analyses.repository.js';
import type { AnalysisKind } from '../analyst/analysis-kind.js';
import { type Analyst, ANALYST, type AnalystCall, type Judgement } from '../analyst/analyst.port.js';

/** A text to judge, and where judgements of its kind are kept. */
export interface AnalysisQuestion<Input, Critique, Reply, Partial, Stored> {
  readonly kind: AnalysisKind<Input, Critique, Reply, Partial>;
  readonly input: Input;
  readonly call: AnalystCall<Partial>;
  readonly storedAs: StoredKind;
  /** The same for every repetition of a call; null for a call that has no repetitions. */
  readonly idempotencyKey: string | null;
  /** What is stored under the key. */
  readonly find: (idempotencyKey: string) => Promise<Stored | null>;
  /** Whether what is stored is about the input that is asked about now. */
  readonly isAboutInput: (stored: Stored) => boolean;
  readonly store: (judgement: Judgement<Critique>) => Promise<Stored>;
}

/** Judges and stores once what is asked for again and again, also at the same time and by several replicas. */
@Injectable()
export class SingleFlightAnalysis {
  private readonly flights: SingleFlight;

  constructor(
    @Inject(ANALYST) private readonly analyst: Analyst,
    @Inject(EPHEMERAL_STORE) store: EphemeralStore,
    private readonly storedAnalyses: StoredAnalysesRepository,
    private readonly allowances: Allowances,
  ) {
    this.flights = new SingleFlight(store);
  }

  /**
   * @throws ProcedureError `request_cancelled` when nobody waits any more; nothing is stored then. `idempotency_key_reused` when
   * the key belongs to a call about something else: its answer would be taken for one about this. `over_allowance` and
   * `over_daily_allowance` when the founder may store no more
   */
  async judge<Input, Critique, Reply, Partial, Stored>(
    question: AnalysisQuestion<Input, Critique, Reply, Partial, Stored>,
  ): Promise<Stored> {
    const stored = await this.judgeOrFind(question);
    if (question.isAboutInput(stored)) return stored;
    throw new ProcedureError('idempotency_key_reused', 'This Idempotency-Key was used for another text');
  }

  private async judgeOrFind<Input, Critique, Reply, Partial, Stored>(
    question: AnalysisQuestion<Input, Critique, Reply, Partial, Stored>,
  ): Promise<Stored> {
    const { kind, input, call, idempotencyKey, store } = question;
    const make = async (): Promise<Stored> => {
      if (this.analyst.isCostly) await this.checkRoom(call, question.storedAs);
      return store(await this.analyst.judge(kind, input, call));
    };
    if (idempotencyKey === null) return make();
    const find = (): Promise<Stored | null> => question.find(idempotencyKey);
    if (!this.analyst.isCostly) return (await find()) ?? make();
    const key = [kind.name, call.founderId, idempotencyKey];
    return this.flights.run({ key, signal: call.signal, find, make });
  }

  /** Whatever may not be stored is not paid for. The insert itself has the last word. */
  private async checkRoom({ founderId }: { readonly founderId: string }, kind: StoredKind): Promise<void> {
    const counts = await this.storedAnalyses.count({ founderId }, new Date());
    const { stored, storedToday } = counts[kind];
    this.allowances.require(kind, { stored: stored + 1, storedToday: storedToday + 1 });
  }
}
