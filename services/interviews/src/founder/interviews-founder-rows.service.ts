import { Injectable } from '@nestjs/common';
import type { ExportPage } from '@playbook/contracts/founder/founder-lifecycles.contract';
import type { DayUses } from '@playbook/contracts/founder/usage.contract';
import type { interviewsLifecycle } from '@playbook/contracts/interviews/interviews-lifecycle.contract';
import type { FounderRows } from '@playbook/service-kit/founder/founder-rows.port';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { cursorCodec } from '@playbook/service-kit/paging/cursor-codec';
import { Database } from '@playbook/service-kit/persistence/database';
import { ErasureMarksTable } from '@playbook/service-kit/persistence/erasure-marks-table';
import { z } from 'zod';
import { interviewOf } from '../interviews/interview-of.js';
import { InterviewsRepository } from '../interviews/interviews.repository.js';

const MARKS = new ErasureMarksTable('interviews');
const positions = cursorCodec(z.tuple([z.iso.datetime(), z.uuid()]));

/** Everything that this service keeps of one founder. */
@Injectable()
export class InterviewsFounderRows implements FounderRows<typeof interviewsLifecycle> {
  constructor(
    private readonly database: Database,
    private readonly rows: InterviewsRepository,
  ) {}

  /** An interview a page: with its answers one may be large. */
  async exportPage(actor: Actor, cursor: string | undefined): Promise<ExportPage<typeof interviewsLifecycle>> {
    const [startedAt, id] = cursor === undefined ? [] : positions.decode(cursor);
    const after = startedAt === undefined || id === undefined ? null : { startedAt, id };
    const row = await this.rows.next(actor, after);
    if (row === null) return { interviews: [], nextCursor: null };
    return { interviews: [interviewOf(row)], nextCursor: positions.encode([row.startedAt, row.id]) };
  }

  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(founder, (em) => MARKS.set(em, founder));
    await this.rows.deleteAll(founder);
  }

  async countUses(actor: Actor, since: string): Promise<DayUses[]> {
    const days = await this.rows.countUses(actor, since);
    return days.map((day) => ({ tool: 'interviews', ...day }));
  }
}
