import type { Engine } from '@playbook/contracts/core/analyst.schema';
import type { ObjectQuestion } from '@playbook/service-kit/model-access/ask-for-object';
import { askModel } from '@playbook/service-kit/model-access/ask-model';
import type { TextReading } from '@playbook/critique/reply/text-reading';
import type { ModelAccess } from '@playbook/service-kit/model-access/model-access';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Logger } from '@playbook/service-kit/telemetry/logger';
import type { EngineWorkers } from '../engine/engine-workers.service.js';
import type { AnalysisKind } from './analysis-kind.js';
import { type Analyst, type AnalystCall, AS_ASKED, type Judgement } from './analyst.port.js';
import { ChunksInOrder } from './chunks-in-order.js';

const STAND_IN = 'The built-in partner rubric judged this one.';

/** One text on its way through the model. */
interface Question<Input, Critique, Reply, Partial> {
  readonly kind: AnalysisKind<Input, Critique, Reply, Partial>;
  readonly input: Input;
  /** What the built-in engine says. */
  readonly critique: Critique;
  readonly call: AnalystCall<Partial>;
  /** Null where nobody watches. */
  readonly chunks: ChunksInOrder<Partial> | null;
}

/** A language model that is given the measurements and clamped to them, with the built-in engine behind it. */
export class ModelAnalyst implements Analyst {
  readonly isCostly = true;

  constructor(
    private readonly access: ModelAccess,
    private readonly engine: EngineWorkers,
    private readonly logger: Logger,
  ) {}

  async judge<Input, Critique, Reply, Partial>(
    kind: AnalysisKind<Input, Critique, Reply, Partial>,
    input: Input,
    call: AnalystCall<Partial>,
  ): Promise<Judgement<Critique>> {
    const critique = await this.engine.critique(kind, input, call);
    const chunks = call.onChunk && new ChunksInOrder(call.onChunk);
    chunks?.add(() => ({ kind: 'progress', stage: 'measured' }));
    const question = { kind, input, critique, call, chunks };
    const judgement = kind.isWorthAsking(critique)
      ? await this.judgeByModelOrAlone(question)
      : { critique, outcome: AS_ASKED };
    await chunks?.told();
    return judgement;
  }

  private judgeByModelOrAlone<Input, Critique, Reply, Partial>(
    question: Question<Input, Critique, Reply, Partial>,
  ): Promise<Judgement<Critique>> {
    const { kind, input, critique, call, chunks } = question;
    const { name, promptVersion, replySchema, maxOutputTokens } = kind;
    return askModel<Reply, Judgement<Critique>>(this.access, this.logger, {
      name,
      promptVersion,
      cacheKey: [input],
      question: {
        instructions: kind.instructions(input),
        data: async () => ({
          fields: kind.fields(input),
          facts: { ...kind.facts(critique), ...(await this.readingOf(question)) },
        }),
        replySchema,
        maxOutputTokens,
        founderId: call.founderId,
        caller: call.signal,
        onStage: (stage) => chunks?.add(() => ({ kind: 'progress', stage })),
        onPartial: this.showing(question),
      },
      toResult: async (reply) => {
        const merging = { input, critique, reply, engine: this.engineOf(promptVersion) };
        const { critique: merged, scoreBounds } = await this.engine.merge(kind, merging, call);
        return { critique: merged, outcome: { ...AS_ASKED, scoreBounds: [...scoreBounds] } };
      },
      fallback: (degraded) => ({ critique, outcome: { ...AS_ASKED, ...degraded } }),
      standIn: { name: 'The built-in engine', sentence: STAND_IN, inMetrics: name },
    });
  }

  /** Null where it takes too long: the measurements do without it. */
  private async readingOf<Input, Critique, Reply, Partial>({
    kind,
    input,
    call,
  }: Question<Input, Critique, Reply, Partial>): Promise<TextReading | null> {
    try {
      return await this.engine.read(kind, input, call);
    } catch (error) {
      if (error instanceof ProcedureError && error.code !== 'request_cancelled') return null;
      throw error;
    }
  }

  /** Tells the caller what may be shown of an unfinished reply, each time there is more of it. */
  private showing<Input, Critique, Reply, Partial>({
    kind,
    input,
    critique,
    call,
    chunks,
  }: Question<Input, Critique, Reply, Partial>): ObjectQuestion<Reply>['onPartial'] {
    if (chunks === null) return null;
    const preview = this.engine.openPreview(kind, { input, critique }, call);
    let last = '';
    let isOver = false;
    const show = async (unfinished: unknown, isLeak: (text: string) => boolean) => {
      const partial = isOver ? null : await preview(unfinished);
      const shown = JSON.stringify(partial);
      if (partial === null || shown === last) return null;
      last = shown;
      // Such a reply is refused in the end, so that nothing more of it is shown.
      isOver = isLeak(JSON.stringify(unfinished));
      return isOver ? null : ({ kind: 'partial', partial } as const);
    };
    return (unfinished, isLeak) =>
      chunks.add(() =>
        show(unfinished, isLeak).catch((error: unknown) => {
          // A reply that cannot be read in time is still judged in the end; until then nothing more of it is shown.
          if (!(error instanceof ProcedureError)) throw error;
          isOver = true;
          return null;
        }),
      );
  }

  private engineOf(promptVersion: string): Engine {
    return { kind: 'model', label: this.access.modelName, version: `rubric ${promptVersion}` };
  }
}
