import { type SpeechReply, speechReplySchema } from '@playbook/contracts/speech/speech-reply.schema';
import { SpeechServerFailed } from './speech-server-failed.js';

/** A sound that is to be written down. */
export interface SpokenSound {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Such as `audio/wav`. */
  readonly type: string;
  /** Servers know the format by its end. */
  readonly fileName: string;
}

/** A server with OpenAI's API of transcriptions. */
export interface SpeechServerSettings {
  /** Its address, with or without `/v1` and the path of transcriptions. */
  readonly url: string;
  readonly key?: string | undefined;
  readonly model: string;
  /** For one sound. */
  readonly timeoutMs?: number;
}

const PATH = '/audio/transcriptions';
const DEFAULT_TIMEOUT_MS = 300_000;
const REPLY_MAX_BYTES = 8_000_000;
/** Models of Whisper's kind leave fillers out unless they are shown some. */
const PROMPT = 'Um, uh, hmm.';
const FORMATS = ['verbose_json', 'json'] as const;
/** What a server says to a format that its model does not know. */
const UNKNOWN_FORMAT_STATUSES = [400, 415, 422];

/** Has speech written down by a server. */
export class SpeechServer {
  private readonly endpoint: string;

  constructor(private readonly settings: SpeechServerSettings) {
    this.endpoint = endpointOf(settings.url);
  }

  /**
   * What the server hears in one sound. It is asked for times first; models that know none refuse, and are asked for text alone.
   * @throws SpeechServerFailed
   * @throws the signal's reason when it aborts
   */
  async write(sound: SpokenSound, signal: AbortSignal): Promise<SpeechReply> {
    let status = 0;
    for (const format of FORMATS) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(this.settings.timeoutMs ?? DEFAULT_TIMEOUT_MS)]);
      const failed = (): unknown => failureOf(signal, limit);
      const response = await this.send(sound, format, limit).catch(() => Promise.reject(failed()));
      if (response.ok) return readReply(response, failed);
      status = response.status;
      await response.body?.cancel();
      if (!UNKNOWN_FORMAT_STATUSES.includes(status)) break;
    }
    throw new SpeechServerFailed('refused', status);
  }

  private send(
    { bytes, type, fileName }: SpokenSound,
    format: (typeof FORMATS)[number],
    signal: AbortSignal,
  ): Promise<Response> {
    const { key, model } = this.settings;
    const form = new FormData();
    form.set('file', new Blob([bytes], { type }), fileName);
    form.set('model', model);
    form.set('prompt', PROMPT);
    form.set('response_format', format);
    if (format === 'verbose_json') {
      form.append('timestamp_granularities[]', 'word');
      form.append('timestamp_granularities[]', 'segment');
    }
    const headers = key === undefined || key === '' ? {} : { authorization: `Bearer ${key}` };
    return fetch(this.endpoint, { method: 'POST', headers, body: form, signal, redirect: 'error' });
  }
}

/** @param limit Aborts with the signal, and when the time is over */
function failureOf(signal: AbortSignal, limit: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  return new SpeechServerFailed(limit.aborted ? 'timeout' : 'unreachable');
}

function endpointOf(url: string): string {
  const address = new URL(url);
  const path = address.pathname.replace(/\/$/, '');
  if (!path.endsWith(PATH)) address.pathname = `${path.endsWith('/v1') ? path : `${path}/v1`}${PATH}`;
  return address.href;
}

async function readReply(response: Response, failed: () => unknown): Promise<SpeechReply> {
  const text = await readBounded(response).catch((error: unknown) => {
    throw error instanceof SpeechServerFailed ? error : failed();
  });
  try {
    return speechReplySchema.parse(JSON.parse(text));
  } catch {
    throw new SpeechServerFailed('reply', response.status);
  }
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const part of response.body ?? []) {
    sizeBytes += part.length;
    if (sizeBytes > REPLY_MAX_BYTES) throw new SpeechServerFailed('reply', response.status);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
