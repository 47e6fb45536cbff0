import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { DeckFailure } from '@playbook/contracts/decks/deck-analysis.schema';
import type { DeckFacts } from '@playbook/contracts/decks/deck-facts.schema';
import { DeckRejected } from '@playbook/media/deck/deck-rejected';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { PICTURE_TYPE, pictureKey, picturesPrefix } from '@playbook/service-kit/founder-files/object-keys';
import { JobFolders } from '@playbook/service-kit/founder-files/worker/job-folders';
import type { Job } from '@playbook/service-kit/jobs/job';
import { JobCompletion } from '@playbook/service-kit/jobs/job-completion';
import { JobLost } from '@playbook/service-kit/jobs/job-lost';
import type { JobContext, JobWork } from '@playbook/service-kit/jobs/job-runner';
import { bucketToken, type ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import { DeckAnalysesRepository } from '../analyses/deck-analyses.repository.js';
import { type DeckRow, saysTheSame } from '../analyses/deck-rows.schema.js';
import { judgedSlides } from '../analyses/judged-slides.js';
import { DECK_FILES } from '../deck-files.js';
import { DeckReviewer } from '../review/deck-reviewer.service.js';
import { DECK_READER, type DeckReader } from './deck-reader.port.js';
import { type SlideRead, SlidesSoFar } from './slides-so-far.js';

/** Shares of an analysis that are done when its file is there, and when it was read. */
const FETCHED_SHARE = 0.1;
const READ_SHARE = 0.95;
/** How many slides a deck is thought to have until all were read. */
const USUAL_SLIDES = 12;

/** How a deck was read. */
interface Reading {
  /** Numbers of the slides that were drawn. */
  readonly drawn: ReadonlySet<number>;
  readonly signal: AbortSignal;
}

/** Analyzes one deck: fetches it, reads it slide by slide, and judges it. */
@Injectable()
export class AnalyseDeckWork implements JobWork {
  constructor(
    private readonly completion: JobCompletion,
    private readonly decks: DeckAnalysesRepository,
    private readonly reviewer: DeckReviewer,
    private readonly folders: JobFolders,
    @Inject(bucketToken(DECK_FILES.bucket)) private readonly storage: ObjectStorage,
    @Inject(DECK_READER) private readonly reader: DeckReader,
  ) {}

  async run(job: Job, context: JobContext): Promise<void> {
    const deck = await this.decks.find(job, job.id);
    if (deck === null) return;
    try {
      await this.folders.with((folder) => this.analyse(job, deck, folder, context));
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== null) return this.fail(job, failure);
      await this.removeIfDeleted(job, deck);
      throw error;
    }
  }

  giveUp(job: Job): Promise<void> {
    return this.fail(job, 'gave-up');
  }

  private async analyse(job: Job, deck: DeckRow, folder: string, { signal, report }: JobContext): Promise<void> {
    report({ stage: 'fetching', share: 0 });
    const file = join(folder, 'in');
    await this.storage.download(deck.filePath, file);
    signal.throwIfAborted();
    report({ stage: 'reading', share: FETCHED_SHARE });
    const soFar = new SlidesSoFar(async (facts, fresh) => {
      await this.storeSlides(job, deck, facts, fresh);
      const read = Math.min(1, facts.slides.length / USUAL_SLIDES);
      report({ stage: 'reading', share: FETCHED_SHARE + (READ_SHARE - FETCHED_SHARE) * read });
    });
    const reading = {
      pictures: folder,
      onLayout: soFar.begin.bind(soFar),
      onSlide: soFar.add.bind(soFar),
    };
    // Nothing may be stored any more when the job has ended, however it ends.
    const facts = await this.reader.read(file, reading, signal).finally(() => soFar.settled());
    report({ stage: 'judging', share: READ_SHARE });
    await this.judge(job, facts, { drawn: soFar.drawn, signal });
  }

  /** Slides that were read can be seen while later ones are still read. */
  private async storeSlides(job: Job, deck: DeckRow, soFar: DeckFacts, fresh: readonly SlideRead[]): Promise<void> {
    for (const { facts, picture } of fresh) {
      if (picture === null) continue;
      const content = await readFile(picture);
      const object = { sizeBytes: content.length, contentType: PICTURE_TYPE };
      await this.storage.put(pictureKey(deck.filePath, facts.number - 1), content, object);
    }
    const { slides: reviews } = await this.reviewer.reviewAtOnce({ facts: soFar, purpose: deck.purpose });
    const slides = fresh.map(({ facts, picture }) => ({ facts, hasPicture: picture !== null }));
    const judged = judgedSlides(slides, reviews.slice(-fresh.length));
    if (!(await this.decks.addSlides(job, job.id, judged))) throw new JobLost('The deck was deleted');
  }

  /** Judges, and stores what was found; once more where the founder has said something new about the deck in the meantime. */
  private async judge(job: Job, { slides, ...layout }: DeckFacts, { drawn, signal }: Reading): Promise<void> {
    for (;;) {
      const deck = await this.decks.find(job, job.id);
      if (deck === null) throw new JobLost('The deck was deleted');
      const judged = { facts: { ...layout, slides }, purpose: deck.purpose };
      const { slides: reviews, ...review } = await this.reviewer.review(judged, { founderId: job.founderId, signal });
      const read = slides.map((facts) => ({ facts, hasPicture: drawn.has(facts.number) }));
      const found = { layout, review, slides: judgedSlides(read, reviews) };
      const isStored = await this.completion.end(job, async (em) => {
        const now = await this.decks.lockIn(em, job.id);
        if (now === null || !saysTheSame(now, deck)) return false;
        await this.decks.store(em, job.id, found);
        return true;
      });
      if (isStored) return;
    }
  }

  private async fail(job: Job, failure: DeckFailure): Promise<void> {
    await this.completion.end(job, async (em) => {
      await this.decks.markFailed(em, job.id, failure);
      return true;
    });
  }

  /** Pictures that were stored after the deck had been deleted belong to nothing. */
  private async removeIfDeleted(job: Job, { filePath }: DeckRow): Promise<void> {
    if ((await this.decks.find(job, job.id)) === null) await this.storage.removePrefix(picturesPrefix(filePath));
  }
}

/** The reason that lies in the deck; null for a fault of ours. */
function failureOf(error: unknown): DeckFailure | null {
  if (error instanceof DeckRejected) return error.code;
  return error instanceof ProcedureError && error.code === 'text_too_complex' ? 'too-complex' : null;
}
