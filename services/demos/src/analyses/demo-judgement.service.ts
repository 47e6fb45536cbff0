import { Injectable } from '@nestjs/common';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import type { DemoFormat, DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { Transcript } from '@playbook/contracts/demos/transcript.schema';
import { transcriptOfFounder } from '@playbook/media/transcript/founder-transcript';
import { TranscriptRefused } from '@playbook/media/transcript/transcript-refused';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { DemoReviewer } from '../review/demo-reviewer.service.js';
import { DemoAnalysesRepository } from './demo-analyses.repository.js';
import { DemoRecords } from './demo-records.service.js';
import { type DemoRow, saysTheSame } from './demo-rows.schema.js';

const REFUSALS: Readonly<Record<TranscriptRefused['code'], string>> = {
  'no-words': 'must hold words',
  'too-long': 'must be what is said in fifteen minutes at most',
};

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
  setTranscript(actor: Actor, id: string, text: string): Promise<DemoAnalysis> {
    return this.say(actor, id, ({ facts }) => ({ transcript: readTranscript(text, facts), noTranscriptReason: null }));
  }

  /** @throws ProcedureError `not_found` */
  setFormat(actor: Actor, id: string, format: DemoFormat | null): Promise<DemoAnalysis> {
    return this.say(actor, id, () => ({ format }));
  }

  /** Judges what is there with what is new; once more where something else was said in the meantime. */
  private async say(actor: Actor, id: string, change: (demo: DemoRow) => Partial<DemoRow>): Promise<DemoAnalysis> {
    for (;;) {
      const before = await this.demos.get(actor, id);
      const after = { ...before, ...change(before) };
      const review = await this.reviewOf(after);
      const stored = await this.database.asFounder(actor, async (em) => {
        const now = await this.demos.lockIn(em, id);
        if (now === null || !saysTheSame(now, before)) return null;
        await this.demos.setSaid(em, after);
        if (review !== null && after.facts !== null)
          await this.demos.store(em, id, { ...after, facts: after.facts, review });
        return this.demos.findIn(em, id);
      });
      if (stored !== null) return this.records.recordOf(stored);
    }
  }

  /** Null for a video that was not analysed, or is just being analysed: its worker judges it. */
  private async reviewOf({
    status,
    facts,
    transcript,
    noTranscriptReason,
    format,
  }: DemoRow): Promise<DemoReview | null> {
    if (facts === null || status !== 'completed') return null;
    return this.reviewer.review({ facts, transcript, noTranscriptReason, chosenFormat: format });
  }
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
