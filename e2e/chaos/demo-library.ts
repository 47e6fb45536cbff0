import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  analyzeDemoRoute,
  deleteDemoRoute,
  getDemoPlaybackRoute,
  getDemoRoute,
  listDemosRoute,
} from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoAnalysis, DemoSummary } from '@playbook/contracts/demos/demo-analysis.schema';
import { call, type Founder } from '../support/auth/founder.js';

const CALL_TIMEOUT_MS = 10_000;
const OBJECTS = 'object-storage/demo-videos/objects';
/** What an address of an object has before its key. */
const KEY = /\/demo-videos\/([^?]+)/;

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

/** A founder's videos, as the product shows them. */
export class DemoLibrary {
  constructor(
    private readonly url: string,
    readonly founder: Founder,
  ) {}

  /** Has a video analysed and waits until that has begun, not for its end. @throws when the product is not there */
  async beginAnalysis(analysisId: string): Promise<void> {
    const reply = await fetch(this.url + analyzeDemoRoute.path, {
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
  async list(): Promise<readonly DemoSummary[]> {
    const reply = await this.get(`${listDemosRoute.path}?limit=100`);
    return listDemosRoute.response.parse(reply).items;
  }

  async open(id: string): Promise<DemoAnalysis> {
    return getDemoRoute.response.parse(await this.get(getDemoRoute.path.replace(':id', id)));
  }

  /** Keys of the objects that belong to a video: its own, and those of its pictures. */
  async keysOf(id: string): Promise<string[]> {
    const { url } = getDemoPlaybackRoute.response.parse(await this.get(getDemoPlaybackRoute.path.replace(':id', id)));
    const { keyFrames } = await this.open(id);
    return [url, ...keyFrames.map((frame) => frame.url)].map(keyOf);
  }

  /** Once more does no harm. @returns Whether the product has done it */
  async delete(id: string): Promise<boolean> {
    const path = deleteDemoRoute.path.replace(':id', id);
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

/** Keys of all objects of a product that keeps them as files. */
export async function storedKeys(dataDirectory: string): Promise<string[]> {
  const root = join(dataDirectory, OBJECTS);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
}
