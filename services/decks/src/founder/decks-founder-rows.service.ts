import { Inject, Injectable } from '@nestjs/common';
import type { decksLifecycle } from '@playbook/contracts/decks/decks-lifecycle.contract';
import type { ExportPage } from '@playbook/contracts/founder/founder-lifecycles.contract';
import type { DayUses } from '@playbook/contracts/founder/usage.contract';
import type { FounderRows } from '@playbook/service-kit/founder/founder-rows.port';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import { eraseFiles } from '@playbook/service-kit/founder-files/erase-files';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { ReplyCache } from '@playbook/service-kit/model-access/reply-cache';
import { bucketToken, type ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import { cursorCodec } from '@playbook/service-kit/paging/cursor-codec';
import { Database } from '@playbook/service-kit/persistence/database';
import { z } from 'zod';
import { DeckAnalysesRepository } from '../analyses/deck-analyses.repository.js';
import { DeckRecords } from '../analyses/deck-records.service.js';
import { DECK_FILES } from '../deck-files.js';

const positions = cursorCodec(z.tuple([z.iso.datetime(), z.uuid()]));

/** Everything that this service keeps of one founder: rows and objects. */
@Injectable()
export class DecksFounderRows implements FounderRows<typeof decksLifecycle> {
  constructor(
    private readonly database: Database,
    private readonly decks: DeckAnalysesRepository,
    private readonly records: DeckRecords,
    @Inject(bucketToken(DECK_FILES.bucket)) private readonly storage: ObjectStorage,
    @Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore,
  ) {}

  /** A deck a page: with its slides one may be large. */
  async exportPage(actor: Actor, cursor: string | undefined): Promise<ExportPage<typeof decksLifecycle>> {
    const [createdAt, id] = cursor === undefined ? [] : positions.decode(cursor);
    const after = createdAt === undefined || id === undefined ? null : { createdAt, id };
    const row = await this.decks.next(actor, after);
    if (row === null) return { deckAnalyses: [], nextCursor: null };
    const deckAnalyses = [await this.records.exportOf(row)];
    return { deckAnalyses, nextCursor: positions.encode([row.createdAt, row.id]) };
  }

  /** Replies of a language model go whether or not there is one now. */
  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await eraseFiles(DECK_FILES, { database: this.database, storage: this.storage }, founder);
    await ReplyCache.purge(this.store, founder.founderId);
  }

  async countUses(actor: Actor, since: string): Promise<DayUses[]> {
    const days = await this.decks.countUses(actor, since);
    return days.map((day) => ({ tool: 'deckAnalyses', ...day }));
  }
}
