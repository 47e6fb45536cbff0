import type { AnalysisStage } from '@playbook/contracts/core/analyst.schema';
import type { z } from 'zod';
import { composePrompt, composeRepair } from './compose-prompt.js';
import type { ModelAccess } from './model-access.js';
import { ModelFault } from './model/model-fault.js';
import { parseReply } from './parse-reply.js';
import { leakTest } from './prompt-leak.js';

/** What a model is told beside its instructions, as data. */
export interface PromptData {
  /** The founder's texts by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** What is known beside them: JSON. */
  readonly facts: unknown;
}

/** What a model is asked for: one JSON object of a form. */
export interface ObjectQuestion<Reply> {
  /** What the model is to do; never holds anything of a founder. */
  readonly instructions: string;
  /** A function where it takes work to make them. */
  readonly data: PromptData | (() => Promise<PromptData>);
  readonly replySchema: z.ZodType<Reply>;
  readonly maxOutputTokens: number;
  readonly founderId: string;
  /** Aborts at the end of the time budget. */
  readonly deadline: AbortSignal;
  /** Aborts when nobody waits for the reply any more. */
  readonly caller: AbortSignal;
  readonly onStage: ((stage: AnalysisStage) => void) | null;
  /** Takes what there is of the reply while it is being written; `isLeak` tells whether a text repeats the prompt. */
  readonly onPartial: ((partial: unknown, isLeak: (text: string) => boolean) => void) | null;
}

/**
 * A reply of the model that fits its form, at the second attempt at the latest: rules first, the founder's texts and the facts as
 * data between random markers, and no reply that repeats the prompt.
 * @throws ModelFault when there is none, ProcedureError `request_cancelled` when the caller is gone
 */
export async function askForObject<Reply>(access: ModelAccess, question: ObjectQuestion<Reply>): Promise<Reply> {
  const {
    instructions: rules,
    replySchema,
    maxOutputTokens,
    founderId,
    deadline,
    caller,
    onStage,
    onPartial,
  } = question;
  const { fields, facts } = typeof question.data === 'function' ? await question.data() : question.data;
  const { instructions, prompt, marker } = composePrompt({ instructions: rules, fields, facts, replySchema });
  const isLeak = leakTest(instructions);
  const ask = async (text: string) => {
    const reply = await access.ask({
      instructions,
      prompt: text,
      schema: replySchema,
      maxOutputTokens,
      founderId,
      deadline,
      caller,
      onPartial: onPartial && ((partial) => onPartial(partial, (shown) => isLeak(shown, marker))),
    });
    onStage?.('checking');
    if (isLeak(reply.text, marker)) throw new ModelFault('reply-unsafe');
    return parseReply(reply.text, reply.isComplete, replySchema);
  };
  onStage?.('asked');
  const first = await ask(prompt);
  if (first.faults === null) return first.reply;
  onStage?.('repairing');
  const second = await ask(composeRepair(prompt, first.faults));
  if (second.faults === null) return second.reply;
  throw new ModelFault('reply-invalid');
}
