import { Injectable } from '@nestjs/common';
import type { ExportPage } from '@playbook/contracts/founder/founder-lifecycles.contract';
import type { DayUses } from '@playbook/contracts/founder/usage.contract';
import type { sharingLifecycle } from '@playbook/contracts/sharing/sharing-lifecycle.contract';
import type { FounderRows } from '@playbook/service-kit/founder/founder-rows.port';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { cursorCodec } from '@playbook/service-kit/paging/cursor-codec';
import { Database } from '@playbook/service-kit/persistence/database';
import { ErasureMarksTable } from '@playbook/service-kit/persistence/erasure-marks-table';
import { runIn } from '@playbook/service-kit/persistence/rows';
import { sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import { ShareCommentsRepository } from '../comments/share-comments.repository.js';
import { ShareLinksRepository } from '../links/share-links.repository.js';

const MARKS = new ErasureMarksTable('sharing');
/** So many of the longest comments fit into a message with room to spare. */
const PAGE_ITEMS = 50;
const positions = cursorCodec(z.tuple([z.iso.datetime(), z.uuid()]));

/** Everything that this service keeps of one founder. */
@Injectable()
export class SharingFounderRows implements FounderRows<typeof sharingLifecycle> {
  constructor(
    private readonly database: Database,
    private readonly links: ShareLinksRepository,
    private readonly comments: ShareCommentsRepository,
  ) {}

  /** All links on the first page, and comments on each. */
  async exportPage(actor: Actor, cursor: string | undefined): Promise<ExportPage<typeof sharingLifecycle>> {
    const [createdAt, id] = cursor === undefined ? [] : positions.decode(cursor);
    const before = createdAt === undefined || id === undefined ? null : { createdAt, id };
    const found = await this.comments.list(actor, before, PAGE_ITEMS + 1);
    const comments = found.slice(0, PAGE_ITEMS);
    const last = found.length > PAGE_ITEMS ? comments.at(-1) : undefined;
    return {
      links: before === null ? await this.links.list(actor) : [],
      comments,
      nextCursor: last ? positions.encode([last.createdAt, last.id]) : null,
    };
  }

  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(founder, async (em) => {
      await MARKS.set(em, founder);
      await runIn(em, sql`delete from sharing.share_secrets`);
      await runIn(em, sql`delete from sharing.share_comments`);
      await runIn(em, sql`delete from sharing.share_links`);
      await runIn(em, sql`delete from sharing.comment_notices`);
    });
  }

  /** Sharing judges nothing, and is no tool whose uses the profile counts. */
  async countUses(): Promise<DayUses[]> {
    return [];
  }
}
