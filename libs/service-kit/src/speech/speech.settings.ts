import { z } from 'zod';
import { SpeechServer } from './speech-server.js';

/** Settings of processes that have speech written down. */
export const speechSettingsShape = {
  /** A server with OpenAI's API of transcriptions, such as https://api.openai.com/v1; without it nothing is written down. */
  PLAYBOOK_SPEECH_URL: z
    .url({ protocol: /^https?$/, error: 'it must be one address that begins with http:// or https://' })
    .optional(),
  PLAYBOOK_SPEECH_KEY: z.string().optional(),
  PLAYBOOK_SPEECH_MODEL: z.string().default('whisper-1'),
};

/** What is set of a speech server. */
interface SpeechSettings {
  readonly PLAYBOOK_SPEECH_URL?: string | undefined;
  readonly PLAYBOOK_SPEECH_KEY?: string | undefined;
  readonly PLAYBOOK_SPEECH_MODEL: string;
}

/** The speech server of the settings; null where none is set. @param timeoutMs For one sound */
export function speechServerOf(settings: SpeechSettings, timeoutMs?: number): SpeechServer | null {
  const { PLAYBOOK_SPEECH_URL: url, PLAYBOOK_SPEECH_KEY: key, PLAYBOOK_SPEECH_MODEL: model } = settings;
  if (url === undefined) return null;
  return new SpeechServer({ url, key, model, ...(timeoutMs !== undefined && { timeoutMs }) });
}
