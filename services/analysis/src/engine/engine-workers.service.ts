import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type MemoInput,
  type MemoReading,
  memoReadingSchema,
} from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import type { Engine } from '@playbook/contracts/core/analyst.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { asModelFault, ModelFault } from '@playbook/service-kit/model-access/model/model-fault';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { TaskLimits } from '@playbook/service-kit/workers/task-limits';
import { WorkerPool } from '@playbook/service-kit/workers/worker-pool';
import type { TextReading } from '@playbook/critique/reply/text-reading';
import type { KindSchemas } from '../analyst/analysis-kind.js';
import { type EngineTask, mergeOutcomeSchema } from './engine-task.js';
import type { MergedReply } from './text-engine.js';
import { textReadingSchema } from './text-reading.schema.js';

/** Whose text it is, and a signal that aborts when nobody waits any more. */
interface Caller {
  readonly founderId: string;
  readonly signal: AbortSignal;
}

/** Some 27 texts are read. The longest that are accepted take 1,700 ms in a thread that has read nothing yet. */
const REVIEW_LIMITS: TaskLimits = { maxCpuMs: 5_000, maxElapsedMs: 15_000 };

/** The engines of all kinds of text, each call in a worker thread with a limit of its own. */
@Injectable()
export class EngineWorkers {
  constructor(
    private readonly workers: WorkerPool,
    private readonly logger: Logger,
  ) {}

  /**
   * The built-in engine's judgement.
   * @throws ProcedureError `text_too_complex` when the text takes too long, `service_unavailable` when too many wait,
   * `request_cancelled` when nobody waits any more
   */
  async critique<Input, Critique>(
    kind: Pick<KindSchemas<Input, Critique, unknown, unknown>, 'name' | 'critiqueSchema'>,
    input: Input,
    caller: Caller,
  ): Promise<Critique> {
    return kind.critiqueSchema.parse(await this.run({ work: 'critique', kind: kind.name, input }, caller));
  }

  /**
   * What a text says and leaves open.
   * @throws what `critique` throws
   */
  async read<Input>(
    kind: Pick<KindSchemas<Input, unknown, unknown, unknown>, 'name'>,
    input: Input,
    caller: Caller,
  ): Promise<TextReading> {
    return textReadingSchema.parse(await this.run({ work: 'read', kind: kind.name, input }, caller));
  }

  /**
   * A model's reply joined with the measurements.
   * @throws ModelFault `reply-unsafe` when too little of it may be shown or it takes too long to read, `busy` when too many wait;
   * ProcedureError `request_cancelled` when nobody waits any more
   */
  async merge<Input, Critique, Reply>(
    kind: Pick<KindSchemas<Input, Critique, Reply, unknown>, 'name' | 'critiqueSchema'>,
    question: { readonly input: Input; readonly critique: Critique; readonly reply: Reply; readonly engine: Engine },
    caller: Caller,
  ): Promise<MergedReply<Critique>> {
    const result = await this.run({ work: 'merge', kind: kind.name, ...question }, caller).catch((error: unknown) => {
      throw asModelFault(error);
    });
    const outcome = mergeOutcomeSchema(kind.critiqueSchema).parse(result);
    if ('fault' in outcome) throw new ModelFault(outcome.fault);
    return outcome;
  }

  /**
   * Opens a view of a reply that is still being written: what may be shown of it, or null for nothing yet.
   * @returns a function that throws what `critique` throws
   */
  openPreview<Input, Critique, Partial>(
    kind: Pick<KindSchemas<Input, Critique, unknown, Partial>, 'name' | 'partialSchema'>,
    { input, critique }: { readonly input: Input; readonly critique: Critique },
    caller: Caller,
  ): (unfinished: unknown) => Promise<Partial | null> {
    const previewId = randomUUID();
    const shown = kind.partialSchema.nullable();
    return async (unfinished) =>
      shown.parse(await this.run({ work: 'preview', kind: kind.name, input, critique, previewId, unfinished }, caller));
  }

  /**
   * A whole application read as a partner would.
   * @throws what `critique` throws
   */
  async review(input: MemoInput, caller: Caller): Promise<MemoReading> {
    return memoReadingSchema.parse(await this.run({ work: 'review', input }, caller, REVIEW_LIMITS));
  }

  private async run(task: EngineTask, { founderId, signal }: Caller, limits?: TaskLimits): Promise<unknown> {
    try {
      return await this.workers.run(task, signal, limits);
    } catch (error) {
      if (error instanceof ProcedureError && error.code === 'text_too_complex') {
        const chars = JSON.stringify(task.input).length;
        const { work } = task;
        const kind = task.work === 'review' ? 'application' : task.kind;
        this.logger.info('A text took too long to read', { work, kind, chars, founderId, limit: String(error.cause) });
      }
      throw error;
    }
  }
}
