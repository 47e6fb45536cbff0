import { Inject, Injectable } from '@nestjs/common';
import { INTERVIEW_ANSWER_MAX_CHARS } from '@playbook/contracts/interviews/interview.schema';
import { SOUND_TYPES, type SoundType } from '@playbook/contracts/interviews/spoken-answer.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { SpeechServer } from '@playbook/service-kit/speech/speech-server';
import { SpeechServerFailed } from '@playbook/service-kit/speech/speech-server-failed';
import { speechServerOf } from '@playbook/service-kit/speech/speech.settings';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { InterviewsSettings } from '../interviews.settings.js';
import { isOfType } from './sound-format.js';

/** Before the caller gives up. */
const TIMEOUT_MS = 25_000;
const CONTROL = /\p{Cc}+/gu;

const notRecorded = (message: string): ProcedureError =>
  new ProcedureError('validation_failed', `sound: ${message}`, { issues: [{ path: 'sound', message }] });

/** Has spoken answers written down. Neither what was said nor what was heard is kept or logged. */
@Injectable()
export class SpokenAnswers {
  private readonly server: SpeechServer | null;

  constructor(
    @Inject(SERVICE_SETTINGS) settings: InterviewsSettings,
    private readonly logger: Logger,
  ) {
    this.server = speechServerOf(settings, TIMEOUT_MS);
  }

  get isReady(): boolean {
    return this.server !== null;
  }

  /** @throws ProcedureError `validation_failed`, `not_found`, `service_unavailable` */
  async write(sound: string, type: SoundType, signal: AbortSignal): Promise<string> {
    if (this.server === null) throw new ProcedureError('not_found', 'No speech server is set');
    const bytes = new Uint8Array(Buffer.from(sound, 'base64'));
    if (!isOfType(bytes, type)) throw notRecorded('is not a recording of its type');
    try {
      const fileName = `answer.${SOUND_TYPES[type]}`;
      const { text } = await this.server.write({ bytes, type, fileName }, signal);
      return text.toWellFormed().replaceAll(CONTROL, ' ').trim().slice(0, INTERVIEW_ANSWER_MAX_CHARS).toWellFormed();
    } catch (error) {
      if (!(error instanceof SpeechServerFailed)) throw error;
      this.logger.warn(`${error.message}: a spoken answer was not written down`);
      throw new ProcedureError('service_unavailable', 'The answer could not be written down', undefined, {
        cause: error,
      });
    }
  }
}
