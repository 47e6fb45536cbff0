import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { NoTranscriptReason, Transcript } from '@playbook/contracts/demos/transcript.schema';
import { transcribeSound } from '@playbook/media/transcript/transcribe-sound';
import { TranscriptRefused } from '@playbook/media/transcript/transcript-refused';
import type { SpeechServer } from '@playbook/service-kit/speech/speech-server';
import { SpeechServerFailed } from '@playbook/service-kit/speech/speech-server-failed';
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
    const hear = (bytes: Uint8Array<ArrayBuffer>) =>
      this.server.write({ bytes, type: 'audio/wav', fileName: 'speech.wav' }, signal);
    try {
      return (await transcribeSound(sound, facts, hear)) ?? 'no-speech';
    } catch (error) {
      if (!(error instanceof SpeechServerFailed || error instanceof TranscriptRefused)) throw error;
      this.logger.warn(`${error.message}: the video is judged without a transcript`);
      return 'speech-engine-failed';
    }
  }
}
