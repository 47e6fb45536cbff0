import type { AnalysisKind } from './analysis-kind.js';
import { type Analyst, AS_ASKED, type Judgement } from './analyst.port.js';

/** The built-in engine alone: offline, deterministic, no key. */
export class BuiltInAnalyst implements Analyst {
  readonly isCostly = false;

  async judge<Input, Critique, Reply, Partial>(
    kind: AnalysisKind<Input, Critique, Reply, Partial>,
    input: Input,
  ): Promise<Judgement<Critique>> {
    return { critique: kind.critique(input), outcome: AS_ASKED };
  }
}
