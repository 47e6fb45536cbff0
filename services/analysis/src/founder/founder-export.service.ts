import { Injectable } from '@nestjs/common';
import type { AnalysisExport } from '@playbook/contracts/founder/account.schema';
import type { exportAnalysis } from '@playbook/contracts/analysis/analysis-account.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import type { z } from 'zod';
import { AnswerAnalysesRepository } from '../answer-analyses/answer-analyses.repository.js';
import { IdeaChecksRepository } from '../idea-checks/idea-checks.repository.js';
import type { PagePosition } from '../paging/page-cursor.js';
import type { PageRoom, SizedItem } from '../paging/whole-page.js';
import { PitchAnalysesRepository } from '../pitch-analyses/pitch-analyses.repository.js';
import { decodeExportCursor, encodeExportCursor, EXPORT_PARTS, type ExportPart } from './export-cursor.js';

const PAGE_ITEMS = 10;
/**
 * A page ends with the row that reaches so many bytes. What is in memory when young garbage is collected is taken to be long-lived
 * and lies about for minutes; pages are small so that this is little.
 */
const PAGE_BYTES = 64_000;

type Page = z.input<typeof exportAnalysis.output>;

/** Hands a founder's analyses out whole: part by part, newest first. */
@Injectable()
export class FounderExport {
  constructor(
    private readonly pitchAnalyses: PitchAnalysesRepository,
    private readonly ideaChecks: IdeaChecksRepository,
    private readonly answerAnalyses: AnswerAnalysesRepository,
  ) {}

  /** @throws ProcedureError `validation_failed` for a cursor that no page handed out */
  async page(actor: Actor, cursor: string | undefined): Promise<Page> {
    const from = cursor === undefined ? null : decodeExportCursor(cursor);
    const parts = EXPORT_PARTS.slice(from === null ? 0 : EXPORT_PARTS.indexOf(from.part));
    const page = new ExportPage();
    for (const part of parts) {
      const last = await this.add(page, part, actor, part === from?.part ? from.after : null);
      if (last !== null) return { ...page.items, nextCursor: encodeExportCursor({ part, after: last }) };
    }
    return { ...page.items, nextCursor: null };
  }

  /** Adds rows of a part; answers where it has to go on, null when the part is finished. */
  private async add(
    page: ExportPage,
    part: ExportPart,
    actor: Actor,
    after: PagePosition | null,
  ): Promise<PagePosition | null> {
    const { room } = page;
    if (part === 'pitchAnalyses')
      return page.add(page.items[part], await this.pitchAnalyses.wholePage(actor, after, room));
    if (part === 'answerAnalyses')
      return page.add(page.items[part], await this.answerAnalyses.wholePage(actor, after, room));
    return page.add(page.items[part], await this.ideaChecks.wholePage(actor, after, room));
  }
}

/** What is gathered for one message: bounded in rows and in bytes, but never without a row where there is one. */
class ExportPage {
  readonly items: AnalysisExport = { pitchAnalyses: [], ideaChecks: [], answerAnalyses: [] };
  private rows = 0;
  private bytes = 0;

  /** How much more it may take; there is always some, because a page that is full goes out. */
  get room(): PageRoom {
    return { items: PAGE_ITEMS - this.rows, bytes: PAGE_BYTES - this.bytes };
  }

  /** Takes what had room; answers after which row to go on, null when there were no more. */
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
