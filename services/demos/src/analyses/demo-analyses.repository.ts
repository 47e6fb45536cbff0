import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type DemoProgress, demoProgressSchema } from '@playbook/contracts/demos/demo-analysis.schema';
import type { DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { NoTranscriptReason, Transcript } from '@playbook/contracts/demos/transcript.schema';
import { FileAnalysesRepository } from '@playbook/service-kit/founder-files/analyses/file-analyses.repository';
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
export class DemoAnalysesRepository extends FileAnalysesRepository<DemoSummaryRow, DemoRow> {
  constructor(database: Database) {
    super(database, DEMO_FILES, {
      summary: demoSummaryRowSchema,
      summaryColumns: SUMMARY_COLUMNS,
      pageFunction: fragment`demos.demo_page`,
      row: demoRowSchema,
      whole: WHOLE,
    });
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
