import type { EngineWorkers } from '../engine/engine-workers.service.js';
import type { AnalysisKind } from './analysis-kind.js';
import { type Analyst, type AnalystCall, AS_ASKED, type Judgement } from './analyst.port.js';

/** The built-in engine alone: offline, deterministic, no key. */
export class BuiltInAnalyst implements Analyst {
  readonly isCostly = false;

  constructor(private readonly engine: EngineWorkers) {}

  async judge<Input, Critique, Reply, Partial>(
    kind: AnalysisKind<Input, Critique, Reply, Partial>,
    input: Input,
    call: AnalystCall<Partial>,
  ): Promise<Judgement<Critique>> {
    return { critique: await this.engine.critique(kind, input, call), outcome: AS_ASKED };
  }
}
