import type { Engine } from '@playbook/contracts/pitch-analysis.schema';
import { askForObject, type ObjectQuestion } from '@playbook/service-kit/model-access/ask-for-object';
import type { ModelAccess } from '@playbook/service-kit/model-access/model-access';
import { degradedMessage } from '@playbook/service-kit/model-access/degraded-message';
import { ModelFault } from '@playbook/service-kit/model-access/model-fault';
import { recordModelAnswer } from '@playbook/service-kit/model-access/model-metrics';
import { ReplyCache } from '@playbook/service-kit/model-access/reply-cache';
import type { Logger } from '@playbook/service-kit/telemetry/logger';
import type { AnalysisKind } from './analysis-kind.js';
import { type Analyst, type AnalystCall, AS_ASKED, type Judgement } from './analyst.port.js';

const STAND_IN = 'The built-in partner rubric judged this one.';

/** One text on its way through the model. */
interface Question<Input, Critique, Reply, Partial> {
  readonly kind: AnalysisKind<Input, Critique, Reply, Partial>;
  readonly input: Input;
  /** What the built-in engine says. */
  readonly critique: Critique;
  readonly call: AnalystCall<Partial>;
  /** End of the time budget. */
  readonly deadline: AbortSignal;
}

/** A language model that is given the measurements and held to them, with the built-in engine behind it. */
export class ModelAnalyst implements Analyst {
  readonly isCostly = true;

  constructor(
    private readonly access: ModelAccess,
    private readonly logger: Logger,
  ) {}

  async judge<Input, Critique, Reply, Partial>(
    kind: AnalysisKind<Input, Critique, Reply, Partial>,
    input: Input,
    call: AnalystCall<Partial>,
  ): Promise<Judgement<Critique>> {
    const critique = kind.critique(input);
    call.onPart?.({ kind: 'progress', stage: 'measured' });
    if (!kind.isWorthAsking(critique)) return { critique, outcome: AS_ASKED };
    const deadline = AbortSignal.timeout(this.access.settings.PLAYBOOK_MODEL_TIME_BUDGET_MS);
    try {
      return await this.judgeByModel({ kind, input, critique, call, deadline });
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      recordModelAnswer(kind.name, error.reason);
      this.logger.warn(`The built-in engine answered for the language model: ${error.reason}`);
      const message = degradedMessage(error, STAND_IN);
      return { critique, outcome: { ...AS_ASKED, degraded: true, degradedReason: error.reason, message } };
    }
  }

  private async judgeByModel<Input, Critique, Reply, Partial>(
    question: Question<Input, Critique, Reply, Partial>,
  ): Promise<Judgement<Critique>> {
    const { kind, input, critique } = question;
    const { founderId } = question.call;
    const { providerName, modelName } = this.access;
    const key = ReplyCache.keyOf(founderId, providerName, modelName, kind.name, kind.promptVersion, input);
    const cached = await this.access.cache.find(key, kind.replySchema);
    const reply = cached ?? (await this.ask(question));
    const { critique: merged, scoreBounds } = kind.merge(input, critique, reply, this.engineOf(kind.promptVersion));
    if (cached === null) await this.access.cache.keep(founderId, key, reply);
    recordModelAnswer(kind.name, cached === null ? 'ok' : 'cached');
    return { critique: merged, outcome: { ...AS_ASKED, scoreBounds: [...scoreBounds] } };
  }

  private ask<Input, Critique, Reply, Partial>(question: Question<Input, Critique, Reply, Partial>): Promise<Reply> {
    const { kind, input, critique, call, deadline } = question;
    return askForObject(this.access, {
      instructions: kind.instructions,
      fields: kind.fields(input),
      facts: kind.facts(critique),
      replySchema: kind.replySchema,
      maxOutputTokens: kind.maxOutputTokens,
      founderId: call.founderId,
      deadline,
      caller: call.signal,
      onStage: (stage) => call.onPart?.({ kind: 'progress', stage }),
      onPartial: this.showing(question),
    });
  }

  /** Tells the caller what may be shown of an unfinished reply, each time there is more of it. */
  private showing<Input, Critique, Reply, Partial>({
    kind,
    input,
    critique,
    call: { onPart },
  }: Question<Input, Critique, Reply, Partial>): ObjectQuestion<Reply>['onPartial'] {
    if (onPart === null) return null;
    const preview = kind.openPreview(input, critique);
    let last = '';
    let isUnsafe = false;
    return (unfinished, isLeak) => {
      const partial = preview(unfinished);
      const shown = JSON.stringify(partial);
      if (isUnsafe || partial === null || shown === last) return;
      last = shown;
      // Such a reply is refused in the end, so that nothing more of it is shown.
      isUnsafe = isLeak(JSON.stringify(unfinished));
      if (!isUnsafe) onPart({ kind: 'partial', partial });
    };
  }

  private engineOf(promptVersion: string): Engine {
    return { kind: 'model', label: this.access.modelName, version: `rubric ${promptVersion}` };
  }
}
