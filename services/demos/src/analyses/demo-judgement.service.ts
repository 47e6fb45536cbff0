import { Injectable } from '@nestjs/common';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import type { DemoFormat } from '@playbook/contracts/demos/demo-review.schema';
import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { Transcript } from '@playbook/contracts/demos/transcript.schema';
import { transcriptOfFounder } from '@playbook/media/transcript/founder-transcript';
import { TranscriptRefused } from '@playbook/media/transcript/transcript-refused';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { DemoReviewer } from '../review/demo-reviewer.service.js';
import type { DemoToReview } from '../review/review-task.schema.js';
import { DemoAnalysesRepository, type DemoFindings } from './demo-analyses.repository.js';
import { DemoRecords, reviewOf } from './demo-records.service.js';
import { type DemoRow, saysTheSame } from './demo-rows.schema.js';

const REFUSALS: Readonly<Record<TranscriptRefused['code'], string>> = {
  'no-words': 'must hold words',
  'too-long': 'must be what is said in fifteen minutes at most',
};

type Change = (demo: DemoRow) => Partial<DemoRow>;

/** What a founder says about a video, which is then judged anew without being decoded again. */
@Injectable()
export class DemoJudgement {
  constructor(
    private readonly database: Database,
    private readonly demos: DemoAnalysesRepository,
    private readonly records: DemoRecords,
    private readonly reviewer: DemoReviewer,
  ) {}

  /** @throws ProcedureError `not_found`, `validation_failed` for a text without words */
  setTranscript(actor: Actor, id: string, text: string, signal: AbortSignal): Promise<DemoAnalysis> {
    return this.say(actor, id, signal, ({ facts }) => ({
      transcript: readTranscript(text, facts),
      noTranscriptReason: null,
    }));
  }

  /** @throws ProcedureError `not_found` */
  setFormat(actor: Actor, id: string, format: DemoFormat | null, signal: AbortSignal): Promise<DemoAnalysis> {
    return this.say(actor, id, signal, () => ({ format }));
  }

  /** What the founder said is kept with the built-in judgement at once, and then in the words of who writes. */
  private async say(actor: Actor, id: string, signal: AbortSignal, change: Change): Promise<DemoAnalysis> {
    const said = await this.keep(actor, id, change);
    const demo = judgedOf(said);
    const review = reviewOf(said);
    if (demo === null || review === null) return this.records.recordOf(said);
    const written = await this.reviewer.write(demo, review, { founderId: actor.founderId, signal });
    if (written === review) return this.records.recordOf(said);
    const stored = await this.store(actor, said, said, { ...demo, review: written });
    return this.records.recordOf(stored ?? (await this.demos.get(actor, id)));
  }

  /** Judges what is there with what is new; once more where something else was said in the meantime. */
  private async keep(actor: Actor, id: string, change: Change): Promise<DemoRow> {
    for (;;) {
      const before = await this.demos.get(actor, id);
      const after = { ...before, ...change(before) };
      const demo = judgedOf(after);
      const found = demo === null ? null : { ...demo, review: await this.reviewer.reviewAtOnce(demo) };
      const stored = await this.store(actor, before, after, found);
      if (stored !== null) return stored;
    }
  }

  /** Null where something else was said since `before`. */
  private store(actor: Actor, before: DemoRow, after: DemoRow, found: DemoFindings | null): Promise<DemoRow | null> {
    return this.database.asFounder(actor, async (em) => {
      const now = await this.demos.lockIn(em, before.id);
      if (now === null || !saysTheSame(now, before)) return null;
      await this.demos.setSaid(em, after);
      if (found !== null) await this.demos.store(em, before.id, found);
      return this.demos.findIn(em, before.id);
    });
  }
}

/** What a video is judged by; null for one that was not analysed, or is just being analysed: its worker judges it. */
function judgedOf({ status, facts, transcript, noTranscriptReason, format }: DemoRow): DemoToReview | null {
  if (facts === null || status !== 'completed') return null;
  return { facts, transcript, noTranscriptReason, chosenFormat: format };
}

function readTranscript(text: string, facts: MediaFacts | null): Transcript {
  try {
    return transcriptOfFounder(text, facts);
  } catch (error) {
    if (!(error instanceof TranscriptRefused)) throw error;
    const issues = [{ path: 'text', message: REFUSALS[error.code] }];
    throw new ProcedureError('validation_failed', `text: ${REFUSALS[error.code]}`, { issues });
  }
}
