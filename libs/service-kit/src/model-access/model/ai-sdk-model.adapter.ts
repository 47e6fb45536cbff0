import { APICallError, jsonSchema, type LanguageModel as SdkModel, Output, parsePartialJson, streamText } from 'ai';
import type { LanguageModel, ModelReply, ModelRequest, TokenUsage } from './language-model.port.js';
import { ModelFault } from './model-fault.js';
import { wireSchema } from './wire-schema.js';

const TOO_MANY_REQUESTS = 429;
/** A model that writes far more than it was asked for is cut off: that is no reply of ours. */
const MAX_CHARS_PER_OUTPUT_TOKEN = 8;
/** Only after one of these is there more to see of a JSON text. */
const ENDS_VALUE = /[",\]}]/;

// Warnings of the SDK would go to the console beside our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A provider's model through the AI SDK: always streamed, never repeated, nothing of it in the SDK's telemetry. */
export class AiSdkModel implements LanguageModel {
  constructor(
    readonly provider: string,
    readonly name: string,
    private readonly model: SdkModel,
  ) {}

  async write(request: ModelRequest): Promise<ModelReply> {
    const faults: unknown[] = [];
    const { fullStream } = streamText({
      model: this.model,
      instructions: request.instructions,
      prompt: request.prompt,
      output: Output.object({ schema: jsonSchema(wireSchema(request.schema)) }),
      maxOutputTokens: request.maxOutputTokens,
      maxRetries: 0,
      abortSignal: request.signal,
      telemetry: { isEnabled: false, recordInputs: false, recordOutputs: false },
      onError: ({ error }) => void faults.push(error),
    });
    const reply = await readReply(fullStream, request).catch((error: unknown) => {
      faults.push(error);
      return null;
    });
    if (request.signal.aborted) throw new ModelFault('timeout');
    const [fault] = faults;
    if (fault !== undefined) throw toModelFault(fault);
    if (reply === null) throw new ModelFault('provider-error');
    return reply;
  }
}

type Part = {
  readonly type: string;
  readonly text?: string;
  readonly finishReason?: string;
  readonly totalUsage?: Usage;
};
interface Usage {
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
}

async function readReply(parts: AsyncIterable<Part>, request: ModelRequest): Promise<ModelReply> {
  let text = '';
  let finishReason: string | undefined;
  let usage: TokenUsage | null = null;
  for await (const part of parts) {
    if (part.type === 'text-delta' && part.text !== undefined) {
      text += part.text;
      if (text.length > request.maxOutputTokens * MAX_CHARS_PER_OUTPUT_TOKEN) throw new ModelFault('reply-invalid');
      if (ENDS_VALUE.test(part.text)) await tell(text, request);
    } else if (part.type === 'finish') {
      finishReason = part.finishReason;
      usage = usageOf(part.totalUsage);
    }
  }
  return { text, isComplete: finishReason === 'stop', usage };
}

async function tell(text: string, { onPartial }: ModelRequest): Promise<void> {
  if (onPartial === null) return;
  const { value } = await parsePartialJson(text);
  if (value !== undefined) onPartial(value);
}

function usageOf(usage: Usage | undefined): TokenUsage | null {
  if (usage?.inputTokens === undefined || usage.outputTokens === undefined) return null;
  return { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens };
}

/** The SDK's errors hold the prompt and the provider's response, so that nothing of them is kept but the kind. */
function toModelFault(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error;
  const isLimited = APICallError.isInstance(error) && error.statusCode === TOO_MANY_REQUESTS;
  return new ModelFault(isLimited ? 'rate-limited' : 'provider-error');
}
