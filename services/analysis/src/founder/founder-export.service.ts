import { Injectable } from '@nestjs/common';
import type { AnalysisExport } from '@playbook/contracts/account.schema';
import type { exportAnalysis } from '@playbook/contracts/analysis-account.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import type { z } from 'zod';
import { AnswerAnalysesRepository } from '../answer-analyses/answer-analyses.repository.js';
import { IdeaChecksRepository } from '../idea-checks/idea-checks.repository.js';
import type { PagePosition } from '../paging/page-cursor.js';
import { PitchAnalysesRepository } from '../pitch-analyses/pitch-analyses.repository.js';
import { decodeExportCursor, encodeExportCursor, EXPORT_PARTS, type ExportPart } from './export-cursor.js';

/** A whole analysis takes some ten kilobytes, an idea check some thirty. */
const PAGE_ITEMS = 20;
/** A page ends with the row that reaches so many bytes of JSON: half of what fits into a message. */
const PAGE_BYTES = 500_000;

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
    const maxItems = page.room + 1;
    if (part === 'pitchAnalyses')
      return page.add(page.items[part], await this.pitchAnalyses.wholePage(actor, after, maxItems));
    if (part === 'answerAnalyses')
      return page.add(page.items[part], await this.answerAnalyses.wholePage(actor, after, maxItems));
    return page.add(page.items[part], await this.ideaChecks.wholePage(actor, after, maxItems));
  }
}

/** A part that begins on a full page goes on before its first row: nothing is older than the end of time. */
const BEGINNING: PagePosition = { createdAt: '9999-12-31T23:59:59.999Z', id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' };

/** What is gathered for one message: bounded in rows and in bytes, but never without a row where there is one. */
class ExportPage {
  readonly items: AnalysisExport = { pitchAnalyses: [], ideaChecks: [], answerAnalyses: [] };
  private rows = 0;
  private bytes = 0;

  /** How many more rows it may take. */
  get room(): number {
    return this.bytes < PAGE_BYTES ? PAGE_ITEMS - this.rows : 0;
  }

  /** Takes what has room; answers after which row to go on, null when all of them had. */
  add<T extends PagePosition>(target: T[], found: readonly T[]): PagePosition | null {
    for (const row of found) {
      if (this.room === 0) return positionOf(target.at(-1));
      target.push(row);
      this.rows += 1;
      this.bytes += Buffer.byteLength(JSON.stringify(row));
    }
    return null;
  }
}

const positionOf = (row: PagePosition | undefined): PagePosition =>
  row === undefined ? BEGINNING : { createdAt: row.createdAt, id: row.id };
