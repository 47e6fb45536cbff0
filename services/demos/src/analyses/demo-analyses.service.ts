import { Inject, Injectable } from '@nestjs/common';
import type { DemoAnalysis, DemoPage } from '@playbook/contracts/demos/demo-analysis.schema';
import { FILE_ADDRESS_LIFETIME_S } from '@playbook/contracts/files/file-limits';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { bucketToken, type ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import { cursorCodec } from '@playbook/service-kit/paging/cursor-codec';
import { z } from 'zod';
import { DEMO_BUCKET } from '../object-keys.js';
import { DemoAnalysesRepository } from './demo-analyses.repository.js';
import { DemoRecords } from './demo-records.service.js';

const cursors = cursorCodec(z.tuple([z.iso.datetime(), z.uuid()]));

/** A founder's videos: lists, opens, plays and deletes them. */
@Injectable()
export class DemoAnalysesService {
  constructor(
    private readonly demos: DemoAnalysesRepository,
    private readonly records: DemoRecords,
    @Inject(bucketToken(DEMO_BUCKET)) private readonly storage: ObjectStorage,
  ) {}

  async list(actor: Actor, limit: number, cursor: string | undefined): Promise<DemoPage> {
    const [createdAt, id] = cursor === undefined ? [] : cursors.decode(cursor);
    const after = createdAt === undefined || id === undefined ? null : { createdAt, id };
    const rows = await this.demos.page(actor, after, limit + 1);
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const items = await Promise.all(shown.map((row) => this.records.summaryOf(row)));
    return { items, nextCursor: last ? cursors.encode([last.createdAt, last.id]) : null };
  }

  /** @throws ProcedureError `not_found` */
  async get(actor: Actor, id: string): Promise<DemoAnalysis> {
    return this.records.recordOf(await this.demos.get(actor, id));
  }

  /** @throws ProcedureError `not_found` */
  async play(actor: Actor, id: string): Promise<{ url: string; expiresAt: string }> {
    const { filePath, contentType, fileName } = await this.demos.get(actor, id);
    const expiresAt = new Date(Date.now() + FILE_ADDRESS_LIFETIME_S * 1_000).toISOString();
    const permission = { contentType, fileName, expiresInS: FILE_ADDRESS_LIFETIME_S };
    return { url: await this.storage.signDownload(filePath, permission), expiresAt };
  }

  delete(actor: Actor, id: string | null): Promise<number> {
    return this.demos.delete(actor, id);
  }
}
