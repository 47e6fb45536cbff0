import { Injectable } from '@nestjs/common';
import type { exportAnalysis } from '@playbook/contracts/analysis-account.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import type { z } from 'zod';
import { decodeCursor, encodeCursor } from '../pitch-analyses/page-cursor.js';
import { PitchAnalysesRepository } from '../pitch-analyses/pitch-analyses.repository.js';

/** A whole analysis takes some ten kilobytes; so many fit into a message with room to spare. */
const PAGE_ITEMS = 20;

/** Hands a founder's analyses out whole, newest first. */
@Injectable()
export class FounderExport {
  constructor(private readonly repository: PitchAnalysesRepository) {}

  /** @throws ProcedureError `validation_failed` for a cursor that no page handed out */
  async page(actor: Actor, cursor: string | undefined): Promise<z.input<typeof exportAnalysis.output>> {
    const after = cursor === undefined ? null : decodeCursor(cursor);
    const analyses = await this.repository.wholePage(actor, after, PAGE_ITEMS + 1);
    const pitchAnalyses = analyses.slice(0, PAGE_ITEMS);
    const last = analyses.length > PAGE_ITEMS ? pitchAnalyses.at(-1) : undefined;
    return { pitchAnalyses, nextCursor: last ? encodeCursor(last) : null };
  }
}
