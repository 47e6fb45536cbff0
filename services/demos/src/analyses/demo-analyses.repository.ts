import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type DemoProgress, demoProgressSchema } from '@playbook/contracts/demos/demo-analysis.schema';
import type { DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { NoTranscriptReason, Transcript } from '@playbook/contracts/demos/transcript.schema';
import type { FilePosition } from '@playbook/service-kit/founder-files/analyses/file-analyses';
import { FileAnalysesRepository } from '@playbook/service-kit/founder-files/analyses/file-analyses.repository';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { rowIn, runIn } from '@playbook/service-kit/persistence/rows';
import { fragment, sql } from '@playbook/service-kit/persistence/statement';
import { DEMO_FILES } from '../demo-files.js';
import { type DemoRow, demoRowSchema, type DemoSummaryRow, demoSummaryRowSchema } from './demo-rows.schema.js';

type Founder = Pick<Actor, 'founderId'>;

/** What an analysis found, or the founder's own transcript changed. */
export interface DemoFindings {
  readonly facts: MediaFacts;
  readonly transcript: Transcript | null;
  readonly noTranscriptReason: NoTranscriptReason | null;
  readonly review: DemoReview;
}

const SUMMARY_COLUMNS = fragment`
  id, file_name as "fileName", file_path as "filePath", file_size as "fileSizeBytes", metadata, format,
  processing_status as status, failure, overall_score as "overallScore", key_frames as "keyFrames", stage, share,
  created_at as "createdAt", analyzed_at as "analyzedAt"`;

const WHOLE = fragment`
  select a.id, a.founder_id as "founderId", a.file_name as "fileName", a.file_path as "filePath", a.file_size as "fileSizeBytes",
    a.content_type as "contentType", a.metadata, a.format, a.processing_status as status, a.failure,
    a.overall_score as "overallScore", coalesce(jsonb_array_length(a.facts -> 'keyFrames'), 0) as "keyFrames",
    j.stage, j.share, a.created_at as "createdAt", a.analyzed_at as "analyzedAt",
    a.facts, a.transcript, a.no_transcript_reason as "noTranscriptReason", a.review, (
      select json_agg(json_build_object(
        'category', s.category, 'score', s.score, 'feedback', s.feedback, 'suggestions', s.suggestions, 'evidence', s.evidence,
        'rows', s.rows
      ) order by s.position) from demos.demo_feedback_sections s where s.analysis_id = a.id
    ) as sections
  from demos.demo_analyses a left join demos.jobs j on j.id = a.id`;

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Every query on videos. Row-level security limits each of them to the founder's own rows. */
@Injectable()
export class DemoAnalysesRepository extends FileAnalysesRepository {
  constructor(database: Database) {
    super(database, DEMO_FILES);
  }

  page({ founderId }: Founder, after: FilePosition | null, maxItems: number): Promise<DemoSummaryRow[]> {
    const position = after ?? { createdAt: null, id: null };
    const page = sql`
      select ${SUMMARY_COLUMNS} from demos.demo_page(${founderId}, ${position.createdAt}, ${position.id}, ${maxItems})`;
    return this.database.rows(demoSummaryRowSchema, page);
  }

  /** Null when there is none of this founder's. */
  find(founder: Founder, id: string): Promise<DemoRow | null> {
    return this.database.asFounder(founder, (em) => this.findIn(em, id));
  }

  /** @throws ProcedureError `not_found` when there is none of this founder's */
  async get(founder: Founder, id: string): Promise<DemoRow> {
    const row = await this.find(founder, id);
    if (row === null) throw new ProcedureError('not_found', 'There is no such video');
    return row;
  }

  findIn(em: EntityManager, id: string): Promise<DemoRow | null> {
    return rowIn(em, demoRowSchema, sql`${WHOLE} where a.id = ${id}`);
  }

  /** The same, and nobody else changes it until the transaction ends. */
  async lockIn(em: EntityManager, id: string): Promise<DemoRow | null> {
    await this.lock(em, id);
    return this.findIn(em, id);
  }

  /** The newest one behind another; null behind the last. */
  next(founder: Founder, after: FilePosition | null): Promise<DemoRow | null> {
    const next =
      after === null
        ? sql`${WHOLE} order by a.created_at desc, a.id desc limit 1`
        : sql`
            ${WHOLE} where (a.created_at, a.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)
            order by a.created_at desc, a.id desc limit 1`;
    return this.database.asFounder(founder, (em) => rowIn(em, demoRowSchema, next));
  }

  /** How far the analysis of a video is; null where it is not being analysed. */
  progress(founder: Founder, id: string): Promise<DemoProgress | null> {
    // A worker that has just stored its result has no job any more.
    const progress = sql`
      select coalesce(j.stage, 'judging') as stage, coalesce(j.share, 1) as share
      from demos.demo_analyses a left join demos.jobs j on j.id = a.id
      where a.id = ${id} and a.processing_status = 'processing'`;
    return this.database.asFounder(founder, (em) => rowIn(em, demoProgressSchema, progress));
  }

  /** Stores what was found in the place of what was found before. */
  async store(em: EntityManager, id: string, found: DemoFindings): Promise<void> {
    const { facts, transcript, noTranscriptReason, review } = found;
    const { sections, ...stored } = review;
    const update = sql`
      update demos.demo_analyses
      set processing_status = 'completed', failure = null, overall_score = ${review.overallScore}, facts = ${json(facts)},
        transcript = ${json(transcript)}, no_transcript_reason = ${noTranscriptReason}, review = ${json(stored)},
        analyzed_at = clock_timestamp()
      where id = ${id}`;
    await runIn(em, update);
    await runIn(em, sql`delete from demos.demo_feedback_sections where analysis_id = ${id}`);
    const insert = sql`
      insert into demos.demo_feedback_sections
        (analysis_id, category, founder_id, position, score, feedback, suggestions, evidence, rows)
      select ${id}::uuid, s ->> 'category', current_setting('app.founder_id')::uuid, place - 1, (s ->> 'score')::smallint,
        s ->> 'feedback', s -> 'suggestions', s -> 'evidence', s -> 'rows'
      from jsonb_array_elements(${JSON.stringify(sections)}::jsonb) with ordinality as listed (s, place)`;
    await runIn(em, insert);
  }

  /** Stores what the founder said about a video. */
  async setSaid(em: EntityManager, { id, format, transcript, noTranscriptReason }: DemoRow): Promise<void> {
    const set = sql`
      update demos.demo_analyses
      set format = ${format}, transcript = ${json(transcript)}, no_transcript_reason = ${noTranscriptReason}
      where id = ${id}`;
    await runIn(em, set);
  }
}
