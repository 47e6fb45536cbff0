import { Injectable } from '@nestjs/common';
import type { analysisLifecycle } from '@playbook/contracts/analysis/analysis-lifecycle.contract';
import type { ExportPage } from '@playbook/contracts/founder/founder-lifecycles.contract';
import { cursorCodec } from '@playbook/service-kit/paging/cursor-codec';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { z } from 'zod';
import { AnswerAnalysesRepository } from '../answer-analyses/answer-analyses.repository.js';
import { IdeaChecksRepository } from '../idea-checks/idea-checks.repository.js';
import { instantSchema, type PagePosition } from '../paging/page-cursor.js';
import type { PageRoom, SizedItem } from '../paging/whole-page.js';
import { PitchAnalysesRepository } from '../pitch-analyses/pitch-analyses.repository.js';

const PAGE_ITEMS = 10;
/**
 * A page ends with the row that reaches so many bytes. What is in memory when young garbage is collected is taken to be long-lived
 * and lies about for minutes; pages are small so that this is little.
 */
const PAGE_BYTES = 64_000;

/** The lists of an export in the order they are handed out. */
const LISTS = ['pitchAnalyses', 'ideaChecks', 'answerAnalyses'] as const;
type List = (typeof LISTS)[number];

/** Where an export goes on: in which list, and after which row of it. */
const positions = cursorCodec(z.tuple([z.enum(LISTS), instantSchema, z.uuid()]));

type Page = ExportPage<typeof analysisLifecycle>;

/** Hands a founder's analyses out whole: list by list, newest first. */
@Injectable()
export class FounderExport {
  constructor(
    private readonly pitchAnalyses: PitchAnalysesRepository,
    private readonly ideaChecks: IdeaChecksRepository,
    private readonly answerAnalyses: AnswerAnalysesRepository,
  ) {}

  /** @throws ProcedureError `validation_failed` for a cursor that no page handed out */
  async page(actor: Actor, cursor: string | undefined): Promise<Page> {
    const from = cursor === undefined ? null : positions.decode(cursor);
    let after = from && { createdAt: from[1], id: from[2] };
    const page = new RoomyPage();
    for (const list of LISTS.slice(from ? LISTS.indexOf(from[0]) : 0)) {
      const last = await this.add(page, list, actor, after);
      if (last !== null) return { ...page.items, nextCursor: positions.encode([list, last.createdAt, last.id]) };
      after = null;
    }
    return { ...page.items, nextCursor: null };
  }

  /** Adds rows of a list; returns where it has to go on, null when the list is finished. */
  private async add(
    page: RoomyPage,
    list: List,
    actor: Actor,
    after: PagePosition | null,
  ): Promise<PagePosition | null> {
    const { room } = page;
    if (list === 'pitchAnalyses')
      return page.add(page.items[list], await this.pitchAnalyses.wholePage(actor, after, room));
    if (list === 'answerAnalyses')
      return page.add(page.items[list], await this.answerAnalyses.wholePage(actor, after, room));
    return page.add(page.items[list], await this.ideaChecks.wholePage(actor, after, room));
  }
}

/** What is gathered for one message: bounded in rows and in bytes, but never without a row where there is one. */
class RoomyPage {
  readonly items: Pick<Page, List> = { pitchAnalyses: [], ideaChecks: [], answerAnalyses: [] };
  private rows = 0;
  private bytes = 0;

  /** How much more it may take; there is always some, because a page that is full goes out. */
  get room(): PageRoom {
    return { items: PAGE_ITEMS - this.rows, bytes: PAGE_BYTES - this.bytes };
  }

  /** Takes what had room; returns after which row to go on, null when there were no more. */
  add<T extends PagePosition>(target: T[], found: readonly SizedItem<T>[]): PagePosition | null {
    for (const { item, bytes } of found) {
      target.push(item);
      this.rows += 1;
      this.bytes += bytes;
    }
    const last = target.at(-1);
    const isFull = this.rows >= PAGE_ITEMS || this.bytes >= PAGE_BYTES;
    return isFull && last ? { createdAt: last.createdAt, id: last.id } : null;
  }
}
