import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { NoTranscriptReason, Transcript } from '@playbook/contracts/demos/transcript.schema';
import { SpeechServer, SpeechServerFailed } from '@playbook/media/transcript/speech-server';
import type { Logger } from '@playbook/service-kit/telemetry/logger';
import type { Transcriber } from './media-engines.port.js';

/** Has speech written down by a server. What a video measures stands without it. */
export class SpeechServerTranscriber implements Transcriber {
  readonly isReady = true;

  constructor(
    private readonly server: SpeechServer,
    private readonly logger: Logger,
  ) {}

  async transcribe(sound: string, facts: MediaFacts, signal: AbortSignal): Promise<Transcript | NoTranscriptReason> {
    try {
      return (await this.server.transcribe(sound, facts, signal)) ?? 'no-speech';
    } catch (error) {
      if (!(error instanceof SpeechServerFailed)) throw error;
      this.logger.warn(`${error.message}: the video is judged without a transcript`);
      return 'speech-engine-failed';
    }
  }
}
