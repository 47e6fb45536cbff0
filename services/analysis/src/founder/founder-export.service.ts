import { Injectable } from '@nestjs/common';
import type { analysisLifecycle } from '@playbook/contracts/analysis/analysis-lifecycle.contract';
import type { ExportPage } from '@playbook/contracts/founder/founder-lifecycles.contract';
import type { StoredKind } from '@playbook/contracts/analysis/analysis-kinds.contract';
import { storedKindSchema } from '@playbook/contracts/analysis/stored-analyses.contract';
import { cursorCodec } from '@playbook/service-kit/paging/cursor-codec';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { z } from 'zod';
import { KINDS } from '../kinds.js';
import { instantSchema, type PagePosition } from '../paging/page-cursor.js';
import type { PageRoom, SizedItem } from '../paging/whole-page.js';
import { AnalysesRepository } from '../stored-analyses/analyses.repository.js';
import { byKind } from '../stored-analyses/by-kind.js';

const PAGE_ITEMS = 10;
/**
 * A page ends with the row that reaches so many bytes. What is in memory when young garbage is collected is taken to be long-lived
 * and lies about for minutes; pages are small so that this is little.
 */
const PAGE_BYTES = 64_000;

/** Where an export goes on: in which list, and after which row of it. */
const positions = cursorCodec(z.tuple([storedKindSchema, instantSchema, z.uuid()]));

type Page = ExportPage<typeof analysisLifecycle>;

/** Hands a founder's analyses out whole: kind by kind, newest first. */
@Injectable()
export class FounderExport {
  constructor(private readonly analyses: AnalysesRepository) {}

  /** @throws ProcedureError `validation_failed` for a cursor that no page handed out */
  async page(actor: Actor, cursor: string | undefined): Promise<Page> {
    const from = cursor === undefined ? null : positions.decode(cursor);
    let after = from && { createdAt: from[1], id: from[2] };
    const page = new RoomyPage();
    const first = from === null ? 0 : KINDS.findIndex(({ storedAs }) => storedAs === from[0]);
    for (const kind of KINDS.slice(first)) {
      const last = page.add(kind.storedAs, await this.analyses.wholePage(kind, actor, after, page.room));
      if (last !== null) {
        return page.endingAt(positions.encode([kind.storedAs, last.createdAt, last.id]));
      }
      after = null;
    }
    return page.endingAt(null);
  }
}

/** What is gathered for one message: bounded in rows and in bytes, but never without a row where there is one. */
class RoomyPage {
  private readonly lists = byKind((): PagePosition[] => []);
  private rows = 0;
  private bytes = 0;

  /** Each list holds analyses of its kind, and the contract checks every page before it leaves. */
  endingAt(nextCursor: string | null): Page {
    return { ...this.lists, nextCursor } as Page;
  }

  /** How much more it may take; there is always some, because a page that is full goes out. */
  get room(): PageRoom {
    return { items: PAGE_ITEMS - this.rows, bytes: PAGE_BYTES - this.bytes };
  }

  /** Takes what had room; returns after which row to go on, null when there were no more. */
  add(kind: StoredKind, found: readonly SizedItem<PagePosition>[]): PagePosition | null {
    const target = this.lists[kind];
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
