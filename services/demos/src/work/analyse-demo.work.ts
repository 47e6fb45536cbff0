import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { DemoFailure, DemoStage } from '@playbook/contracts/demos/demo-analysis.schema';
import type { NoTranscriptReason, Transcript } from '@playbook/contracts/demos/transcript.schema';
import { PICTURE_TYPE, pictureKey, picturesPrefix } from '@playbook/service-kit/founder-files/object-keys';
import { JobFolders } from '@playbook/service-kit/founder-files/worker/job-folders';
import type { Job } from '@playbook/service-kit/jobs/job';
import { JobCompletion } from '@playbook/service-kit/jobs/job-completion';
import { JobLost } from '@playbook/service-kit/jobs/job-lost';
import type { JobContext, JobWork } from '@playbook/service-kit/jobs/job-runner';
import { bucketToken, type ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import { DemoAnalysesRepository } from '../analyses/demo-analyses.repository.js';
import { type DemoRow, saysTheSame } from '../analyses/demo-rows.schema.js';
import { DEMO_FILES } from '../demo-files.js';
import { DemoReviewer } from '../review/demo-reviewer.service.js';
import { shareOf } from './stage-shares.js';
import { MEDIA_ENGINES, type MeasuredVideo, type MediaEngines } from './media-engines.port.js';

type Words = Transcript | NoTranscriptReason;

/** Analyses one video: fetches it, measures it, has it written down, and judges it. */
@Injectable()
export class AnalyseDemoWork implements JobWork {
  constructor(
    private readonly completion: JobCompletion,
    private readonly demos: DemoAnalysesRepository,
    private readonly reviewer: DemoReviewer,
    @Inject(bucketToken(DEMO_FILES.bucket)) private readonly storage: ObjectStorage,
    @Inject(MEDIA_ENGINES) private readonly engines: MediaEngines,
    private readonly folders: JobFolders,
  ) {}

  async run(job: Job, context: JobContext): Promise<void> {
    const demo = await this.demos.find(job, job.id);
    if (demo === null) return;
    await this.folders.with((folder) => this.analyse(job, demo, folder, context));
  }

  giveUp(job: Job): Promise<void> {
    return this.fail(job, 'gave-up');
  }

  private async analyse(job: Job, demo: DemoRow, folder: string, { signal, report }: JobContext): Promise<void> {
    const onStage = (stage: DemoStage, share: number): void => report({ stage, share: shareOf(stage, share) });
    onStage('fetching', 0);
    const file = join(folder, 'in');
    await this.storage.download(demo.filePath, file);
    signal.throwIfAborted();
    const measured = await this.engines.analyser.measure({ file, signal, onStage });
    if ('failure' in measured) return this.fail(job, measured.failure);
    onStage('transcribing', 0);
    const words = await this.transcribe(demo, measured, signal);
    onStage('judging', 0);
    try {
      await this.storeKeyFrames(demo, measured);
      await this.judge(job, measured, words, signal);
    } catch (error) {
      await this.removeIfDeleted(job, demo);
      throw error;
    }
  }

  /** Pictures that were stored after the video had been deleted belong to nothing. */
  private async removeIfDeleted(job: Job, { filePath }: DemoRow): Promise<void> {
    if ((await this.demos.find(job, job.id)) === null) await this.storage.removePrefix(picturesPrefix(filePath));
  }

  /** What the founder wrote down is better than what an engine hears. */
  private async transcribe(demo: DemoRow, { sound, facts }: MeasuredVideo, signal: AbortSignal): Promise<Words> {
    if (demo.transcript?.source === 'founder') return demo.transcript;
    if (sound === null) return 'no-audio';
    if (facts.voice?.speech.length === 0) return 'no-speech';
    if (!this.engines.transcriber.isReady) return 'no-speech-engine';
    return this.engines.transcriber.transcribe(sound, facts, signal);
  }

  private async storeKeyFrames({ filePath }: DemoRow, { keyFrames }: MeasuredVideo): Promise<void> {
    for (const [index, file] of keyFrames.entries()) {
      const content = await readFile(file);
      const facts = { sizeBytes: content.length, contentType: PICTURE_TYPE };
      await this.storage.put(pictureKey(filePath, index), content, facts);
    }
  }

  /** Judges, and stores what was found; once more where the founder has said something new about the video in the meantime. */
  private async judge(job: Job, { facts }: MeasuredVideo, words: Words, signal: AbortSignal): Promise<void> {
    for (;;) {
      const demo = await this.demos.find(job, job.id);
      if (demo === null) throw new JobLost('The video was deleted');
      const heard = demo.transcript?.source === 'founder' ? demo.transcript : words;
      const transcript = typeof heard === 'string' ? null : heard;
      const noTranscriptReason = typeof heard === 'string' ? heard : null;
      const found = { facts, transcript, noTranscriptReason };
      const call = { founderId: job.founderId, signal };
      const review = await this.reviewer.review({ ...found, chosenFormat: demo.format }, call);
      const isStored = await this.completion.end(job, async (em) => {
        const now = await this.demos.lockIn(em, job.id);
        if (now === null || !saysTheSame(now, demo)) return false;
        await this.demos.store(em, job.id, { ...found, review });
        return true;
      });
      if (isStored) return;
    }
  }

  private async fail(job: Job, failure: DemoFailure): Promise<void> {
    await this.completion.end(job, async (em) => {
      await this.demos.markFailed(em, job.id, failure);
      return true;
    });
  }
}
