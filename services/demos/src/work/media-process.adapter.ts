import { tmpdir } from 'node:os';
import { findMediaEngine, type MediaEnginePlaces } from '@playbook/media/engine/media-engine';
import { detectJail, type Jail } from '@playbook/media/jail/jail';
import { MediaEngineMissing, VideoRejected } from '@playbook/media/process/media-failures';
import { MediaProcess } from '@playbook/media/process/media-process';
import type { Logger } from '@playbook/service-kit/telemetry/logger';
import type { MeasuredVideo, RefusedVideo, VideoAnalyser, VideoToMeasure } from './media-engines.port.js';

/** Measures videos with the media engine of this machine, each in a process of its own. */
export class MediaProcessAnalyser implements VideoAnalyser {
  private readonly process: MediaProcess;
  private found: boolean | null = null;
  private jail: Jail | null = null;

  constructor(
    private readonly places: MediaEnginePlaces,
    private readonly logger: Pick<Logger, 'info' | 'warn'>,
  ) {
    this.process = new MediaProcess(places);
  }

  /** Looks until an engine is found: it may be installed while the product runs. */
  async isReady(): Promise<boolean> {
    if (this.found === true) return true;
    this.jail ??= detectJail();
    const { level: jail } = this.jail;
    const engine = await findMediaEngine(this.jail, this.places, tmpdir());
    const isFound = engine !== null;
    if (engine !== null) this.logger.info('Videos can be analyzed', { ffmpeg: engine.version, jail });
    else if (this.found === null)
      this.logger.warn('No video can be analyzed: there is no ffmpeg (FFMPEG_PATH, FFPROBE_PATH)');
    this.found = isFound;
    return isFound;
  }

  async measure({ file: path, signal, onStage }: VideoToMeasure): Promise<MeasuredVideo | RefusedVideo> {
    try {
      const { facts, keyFrames, wav } = await this.process.analyse({ path, signal, onStage });
      return { facts, keyFrames: keyFrames.map((frame) => frame.path), sound: wav };
    } catch (error) {
      if (error instanceof VideoRejected) return { failure: error.code };
      if (error instanceof MediaEngineMissing) return { failure: 'media-engine-missing' };
      throw error;
    }
  }
}
