import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type DeckLayout,
  type DeckProgress,
  deckProgressSchema,
  type WholeDeckReview,
} from '@playbook/contracts/decks/deck-analysis.schema';
import type { DeckPurpose } from '@playbook/contracts/decks/deck-review.schema';
import { FileAnalysesRepository } from '@playbook/service-kit/founder-files/analyses/file-analyses.repository';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { rowIn, runIn } from '@playbook/service-kit/persistence/rows';
import { fragment, sql } from '@playbook/service-kit/persistence/statement';
import { DECK_FILES } from '../deck-files.js';
import {
  type DeckRow,
  deckRowSchema,
  type DeckSlideRow,
  type DeckSummaryRow,
  deckSummaryRowSchema,
} from './deck-rows.schema.js';

type Founder = Pick<Actor, 'founderId'>;

/** What an analysis found in a deck as a whole. */
interface DeckFindings {
  readonly layout: DeckLayout;
  readonly review: WholeDeckReview;
  readonly slides: readonly DeckSlideRow[];
}

const SUMMARY_COLUMNS = fragment`
  id, file_name as "fileName", file_path as "filePath", file_size as "fileSizeBytes", purpose, processing_status as status, failure,
  overall_score as "overallScore", slide_count as "slideCount", has_picture as "hasPicture", stage, share, created_at as "createdAt",
  analyzed_at as "analyzedAt"`;

const WHOLE = fragment`
  select a.id, a.founder_id as "founderId", a.file_name as "fileName", a.file_path as "filePath", a.file_size as "fileSizeBytes",
    a.content_type as "contentType", a.purpose, a.processing_status as status, a.failure, a.overall_score as "overallScore",
    s.slide_count as "slideCount", s.has_picture as "hasPicture", j.stage, j.share, a.created_at as "createdAt",
    a.analyzed_at as "analyzedAt", a.layout, a.review, s.slides
  from decks.deck_analyses a
    left join decks.jobs j on j.id = a.id
    cross join lateral (
      select count(*)::int as slide_count, coalesce(bool_or(d.has_picture), false) as has_picture, coalesce(json_agg(
        json_build_object('facts', d.facts, 'review', d.review, 'hasPicture', d.has_picture) order by d.number
      ), '[]') as slides
      from decks.deck_slides d where d.analysis_id = a.id
    ) s`;

/** Every query on decks. Row-level security limits each of them to the founder's own rows. */
@Injectable()
export class DeckAnalysesRepository extends FileAnalysesRepository<DeckSummaryRow, DeckRow> {
  constructor(database: Database) {
    super(database, DECK_FILES, {
      summary: deckSummaryRowSchema,
      summaryColumns: SUMMARY_COLUMNS,
      pageFunction: fragment`decks.deck_page`,
      row: deckRowSchema,
      whole: WHOLE,
    });
  }

  /** How far the analysis of a deck is; null where it is not being analysed. */
  progress(founder: Founder, id: string): Promise<DeckProgress | null> {
    // A worker that has just stored its result has no job any more.
    const progress = sql`
      select coalesce(j.stage, 'judging') as stage, coalesce(j.share, 1) as share, (
        select count(*)::int from decks.deck_slides d where d.analysis_id = a.id
      ) as "slidesRead"
      from decks.deck_analyses a left join decks.jobs j on j.id = a.id
      where a.id = ${id} and a.processing_status = 'processing'`;
    return this.database.asFounder(founder, (em) => rowIn(em, deckProgressSchema, progress));
  }

  async setPurpose(em: EntityManager, id: string, purpose: DeckPurpose): Promise<void> {
    await runIn(em, sql`update decks.deck_analyses set purpose = ${purpose} where id = ${id}`);
  }

  /** Stores slides of a deck that is being read. @returns False where the deck was deleted */
  addSlides(founder: Founder, id: string, slides: readonly DeckSlideRow[]): Promise<boolean> {
    return this.database.asFounder(founder, async (em) => {
      if ((await this.lockIn(em, id)) === null) return false;
      await this.storeSlides(em, id, slides);
      return true;
    });
  }

  /** Stores slides in the place of what was stored of them. */
  private async storeSlides(em: EntityManager, id: string, slides: readonly DeckSlideRow[]): Promise<void> {
    const insert = sql`
      insert into decks.deck_slides (analysis_id, number, founder_id, facts, review, has_picture)
      select ${id}::uuid, (s -> 'facts' ->> 'number')::smallint, current_setting('app.founder_id')::uuid, s -> 'facts', s -> 'review',
        (s ->> 'hasPicture')::boolean
      from jsonb_array_elements(${JSON.stringify(slides)}::jsonb) as s
      on conflict (analysis_id, number) do update
      set facts = excluded.facts, review = excluded.review, has_picture = excluded.has_picture`;
    await runIn(em, insert);
  }

  /** Stores what was found in the place of what was found before. */
  async store(em: EntityManager, id: string, { layout, review, slides }: DeckFindings): Promise<void> {
    const update = sql`
      update decks.deck_analyses
      set processing_status = 'completed', failure = null, overall_score = ${review.overallScore}, layout = ${JSON.stringify(layout)},
        review = ${JSON.stringify(review)}, analyzed_at = clock_timestamp()
      where id = ${id}`;
    await runIn(em, update);
    await runIn(em, sql`delete from decks.deck_slides where analysis_id = ${id}`);
    await this.storeSlides(em, id, slides);
  }
}
