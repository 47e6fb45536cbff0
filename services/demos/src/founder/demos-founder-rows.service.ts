import { Inject, Injectable } from '@nestjs/common';
import type { demosLifecycle } from '@playbook/contracts/demos/demos-lifecycle.contract';
import type { ExportPage } from '@playbook/contracts/founder/founder-lifecycles.contract';
import type { DayUses } from '@playbook/contracts/founder/usage.contract';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import { eraseFiles } from '@playbook/service-kit/founder-files/erase-files';
import type { FounderRows } from '@playbook/service-kit/founder/founder-rows.port';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { ReplyCache } from '@playbook/service-kit/model-access/reply-cache';
import { bucketToken, type ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import { cursorCodec } from '@playbook/service-kit/paging/cursor-codec';
import { Database } from '@playbook/service-kit/persistence/database';
import { z } from 'zod';
import { DemoAnalysesRepository } from '../analyses/demo-analyses.repository.js';
import { DemoRecords } from '../analyses/demo-records.service.js';
import { DEMO_FILES } from '../demo-files.js';

const positions = cursorCodec(z.tuple([z.iso.datetime(), z.uuid()]));

/** Everything that this service keeps of one founder: rows and objects. */
@Injectable()
export class DemosFounderRows implements FounderRows<typeof demosLifecycle> {
  constructor(
    private readonly database: Database,
    private readonly demos: DemoAnalysesRepository,
    private readonly records: DemoRecords,
    @Inject(bucketToken(DEMO_FILES.bucket)) private readonly storage: ObjectStorage,
    @Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore,
  ) {}

  /** A video a page: with its measurements and its transcript one may be large. */
  async exportPage(actor: Actor, cursor: string | undefined): Promise<ExportPage<typeof demosLifecycle>> {
    const [createdAt, id] = cursor === undefined ? [] : positions.decode(cursor);
    const after = createdAt === undefined || id === undefined ? null : { createdAt, id };
    const row = await this.demos.next(actor, after);
    if (row === null) return { demoAnalyses: [], nextCursor: null };
    const demoAnalyses = [await this.records.exportOf(row)];
    return { demoAnalyses, nextCursor: positions.encode([row.createdAt, row.id]) };
  }

  /** Replies of a language model go whether or not there is one now. */
  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await eraseFiles(DEMO_FILES, { database: this.database, storage: this.storage }, founder);
    await ReplyCache.purge(this.store, founder.founderId);
  }

  async countUses(actor: Actor, since: string): Promise<DayUses[]> {
    const days = await this.demos.countUses(actor, since);
    return days.map((day) => ({ tool: 'demoAnalyses', ...day }));
  }
}
