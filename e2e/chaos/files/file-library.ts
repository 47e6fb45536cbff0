import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileAddressSchema, fileStatusSchema } from '@playbook/contracts/files/file-analysis.schema';
import { z } from 'zod';
import { call, type Founder } from '../../support/auth/founder.js';
import type { CampaignKind } from './campaign-kinds.js';

const CALL_TIMEOUT_MS = 10_000;
/** What an address of an object has before its key: the bucket, and what is before that. */
const KEY = /\/(?:demo-videos|pitch-decks)\/([^?]+)/;

/** What is known of every kind of file. */
const fileSchema = z.looseObject({
  id: z.uuid(),
  status: fileStatusSchema,
  failure: z.string().nullable(),
  progress: z.looseObject({ stage: z.string() }).nullable(),
  analyzedAt: z.string().nullable(),
});
export type WatchedFile = z.infer<typeof fileSchema>;
const pageSchema = z.looseObject({ items: z.array(fileSchema) });

const FIRST_EVENT = /^event: (\w+)$/m;

const keyOf = (address: string): string => KEY.exec(decodeURIComponent(address))?.[1] ?? address;

/** The name of the first event; before it come comments that only keep the connection open. Whoever leaves earlier has begun nothing. */
async function firstEventOf({ body }: Response): Promise<string | null> {
  if (body === null) return null;
  let text = '';
  // Leaving the loop ends the connection.
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const event = FIRST_EVENT.exec(text)?.[1];
    if (event !== undefined) return event;
  }
  return null;
}

/** A founder's files of one kind, as the product shows them. */
export class FileLibrary {
  constructor(
    private readonly url: string,
    readonly founder: Founder,
    private readonly kind: CampaignKind,
  ) {}

  /** Has a file analysed and waits until that has begun, not for its end. @throws when the product is not there */
  async beginAnalysis(analysisId: string): Promise<void> {
    const reply = await fetch(this.url + this.kind.contract.analyzeRoute.path, {
      method: 'POST',
      headers: { ...this.authorization, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ analysisId }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    if (!reply.ok) throw new Error(`An analysis was answered ${reply.status}`);
    const event = await firstEventOf(reply);
    if (event !== 'progress' && event !== 'result') throw new Error(`An analysis began with ${event}`);
  }

  /** @throws when the product is not there */
  async list(): Promise<readonly WatchedFile[]> {
    return pageSchema.parse(await this.get(`${this.kind.contract.listRoute.path}?limit=100`)).items;
  }

  async open(id: string): Promise<WatchedFile> {
    return fileSchema.parse(await this.get(this.kind.contract.getRoute.path.replace(':id', id)));
  }

  /** Keys of the objects that belong to a file: its own, and those of its pictures. */
  async keysOf(id: string): Promise<string[]> {
    const { url } = fileAddressSchema.parse(await this.get(this.kind.contract.getAddressRoute.path.replace(':id', id)));
    return [url, ...this.kind.picturesOf(await this.open(id))].map(keyOf);
  }

  /** Once more does no harm. @returns Whether the product has done it */
  async delete(id: string): Promise<boolean> {
    const path = this.kind.contract.deleteOneRoute.path.replace(':id', id);
    const request = { method: 'DELETE', headers: this.authorization, timeoutMs: CALL_TIMEOUT_MS };
    const reply = await call(this.url + path, request).catch(() => null);
    return reply?.status === 200;
  }

  private get authorization() {
    return { authorization: `Bearer ${this.founder.session.access_token}` };
  }

  private async get(path: string): Promise<unknown> {
    const { json } = await call(this.url + path, { headers: this.authorization, timeoutMs: CALL_TIMEOUT_MS });
    return json;
  }
}

/** Keys of all objects of one kind of file, of a product that keeps them as files. */
export async function storedKeys(dataDirectory: string, { bucket }: CampaignKind): Promise<string[]> {
  const root = join(dataDirectory, 'object-storage', bucket, 'objects');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
}
