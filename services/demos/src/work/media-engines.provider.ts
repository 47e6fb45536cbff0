import type { FactoryProvider } from '@nestjs/common';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { speechServerOf } from '@playbook/service-kit/speech/speech.settings';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { DemoWorkerSettings } from './demo-worker.settings.js';
import { MEDIA_ENGINES, type MediaEngines, type Transcriber } from './media-engines.port.js';
import { MediaProcessAnalyser } from './media-process.adapter.js';
import { SpeechServerTranscriber } from './speech-server.adapter.js';

const NOBODY: Transcriber = { isReady: false, transcribe: async () => 'no-speech-engine' };

/** The media engine of this machine, and the speech server of the settings; where there is none, nothing is written down. */
export const mediaEnginesProvider: FactoryProvider<MediaEngines> = {
  provide: MEDIA_ENGINES,
  useFactory: (settings: DemoWorkerSettings, logger: Logger) => {
    const { FFMPEG_PATH: ffmpegPath, FFPROBE_PATH: ffprobePath } = settings;
    const analyser = new MediaProcessAnalyser({ ffmpegPath, ffprobePath, searchPath: process.env['PATH'] }, logger);
    const server = speechServerOf(settings);
    return { analyser, transcriber: server === null ? NOBODY : new SpeechServerTranscriber(server, logger) };
  },
  inject: [SERVICE_SETTINGS, Logger],
};
