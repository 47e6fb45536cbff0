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

/** A whole analysis takes some ten kilobytes, an idea check some thirty; so many fit into a message with room to spare. */
const PAGE_ITEMS = 20;

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
    const items: AnalysisExport = { pitchAnalyses: [], ideaChecks: [], answerAnalyses: [] };
    for (const part of parts) {
      const room = PAGE_ITEMS - EXPORT_PARTS.reduce((sum, one) => sum + items[one].length, 0);
      const last = await this.add(items, part, actor, part === from?.part ? from.after : null, room);
      if (last !== null) return { ...items, nextCursor: encodeExportCursor({ part, after: last }) };
    }
    return { ...items, nextCursor: null };
  }

  /** Adds at most `room` rows of a part; answers where it has to go on, null when the part is finished. */
  private async add(
    items: AnalysisExport,
    part: ExportPart,
    actor: Actor,
    after: PagePosition | null,
    room: number,
  ): Promise<PagePosition | null> {
    if (part === 'pitchAnalyses')
      return addFrom(items[part], await this.pitchAnalyses.wholePage(actor, after, room + 1), room);
    if (part === 'answerAnalyses')
      return addFrom(items[part], await this.answerAnalyses.wholePage(actor, after, room + 1), room);
    return addFrom(items[part], await this.ideaChecks.wholePage(actor, after, room + 1), room);
  }
}

/** A part that begins on a full page goes on before its first row: nothing is older than the end of time. */
const BEGINNING: PagePosition = { createdAt: '9999-12-31T23:59:59.999Z', id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' };

function addFrom<T extends PagePosition>(target: T[], found: readonly T[], room: number): PagePosition | null {
  target.push(...found.slice(0, room));
  if (found.length <= room) return null;
  const last = target.at(-1);
  return last === undefined ? BEGINNING : { createdAt: last.createdAt, id: last.id };
}
