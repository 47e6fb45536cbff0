import type { Route } from '@playbook/contracts/core/route';
import { filePartsInputSchema } from '@playbook/contracts/files/file-upload.schema';
import { z } from 'zod';
import { buildUpload } from '../factories/files/demo-analysis.factory.js';
import { type FakeGateway, problem, reply } from '../fake-gateway.js';

export const UPLOAD_ID = buildUpload().id;
const addressOf = (route: Pick<Route, 'path'>): string => route.path.replace(':id', UPLOAD_ID);

/** Where files of a kind are uploaded. */
type UploadRoutes = Readonly<Record<'begin' | 'get' | 'sign' | 'complete' | 'cancel', Pick<Route, 'path'>>>;

const beginSchema = z.object({ fileName: z.string(), fileSizeBytes: z.number() });

/** What becomes of a part that is sent: it arrives, the connection breaks, storage refuses, or it stays on its way. */
type Outcome = 'arrive' | 'break' | 'stay' | number;

/** Takes uploads in, by the gateway and by object storage, whose calls a page makes with `XMLHttpRequest`. */
export class UploadServer {
  /** Numbers of the parts that were sent, in their order, also those that did not arrive. */
  readonly sent: number[] = [];
  readonly arrived = new Map<number, Blob>();
  /** Decides about each part that is sent. */
  outcomeOf: (partNumber: number) => Outcome = () => 'arrive';
  isBegun = false;
  isCancelled = false;
  #fileSizeBytes = 0;
  #fileName = '';

  constructor(
    gateway: FakeGateway,
    routes: UploadRoutes,
    readonly partBytes: number,
    /** What the file is once it has arrived. */
    readonly completed: unknown,
  ) {
    gateway
      .on(`POST ${routes.begin.path}`, ({ body }) => {
        const { fileName, fileSizeBytes } = beginSchema.parse(body);
        this.begin(fileName, fileSizeBytes);
        return reply(this.#upload());
      })
      .on(`GET ${addressOf(routes.get)}`, () =>
        this.isBegun && !this.isCancelled ? reply(this.#upload()) : problem(404, 'not_found'),
      )
      .on(`DELETE ${addressOf(routes.cancel)}`, () => {
        this.isCancelled = true;
        return reply({});
      })
      .on(`POST ${addressOf(routes.sign)}`, ({ body }) => reply(this.#sign(body)))
      .on(`POST ${addressOf(routes.complete)}`, () =>
        this.arrived.size === Math.ceil(this.#fileSizeBytes / partBytes)
          ? reply(this.completed)
          : problem(409, 'conflict'),
      );
    // oxlint-disable-next-line typescript/no-this-alias -- the double of the browser's class needs both
    const server = this;
    window.XMLHttpRequest = class extends UploadCall {
      protected override readonly server = server;
    } as unknown as typeof XMLHttpRequest;
  }

  begin(fileName: string, fileSizeBytes: number): void {
    this.isBegun = true;
    this.#fileName = fileName;
    this.#fileSizeBytes = fileSizeBytes;
  }

  #upload(): unknown {
    return buildUpload({
      fileName: this.#fileName,
      fileSizeBytes: this.#fileSizeBytes,
      partBytes: this.partBytes,
      uploadedParts: [...this.arrived.keys()],
    });
  }

  #sign(body: unknown): unknown {
    const { partNumbers } = filePartsInputSchema.parse(body);
    const parts = partNumbers.map((partNumber) => ({
      partNumber,
      sizeBytes: Math.min(this.partBytes, this.#fileSizeBytes - (partNumber - 1) * this.partBytes),
      contentType: 'video/mp4',
      url: `/objects/${partNumber}`,
    }));
    return { parts };
  }
}

/** One call to object storage. */
class UploadCall extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  protected readonly server: UploadServer | null = null;
  #partNumber = 0;
  #hasEnded = false;

  open(_method: string, url: string): void {
    this.#partNumber = Number(url.split('/').at(-1));
  }

  setRequestHeader(): void {}

  send(part: Blob): void {
    const { server } = this;
    if (server === null) return;
    const outcome = server.outcomeOf(this.#partNumber);
    server.sent.push(this.#partNumber);
    queueMicrotask(() => {
      const half = Math.floor(part.size / 2);
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: half }));
      if (outcome === 'stay') return;
      if (outcome === 'break') return this.#end('error');
      this.status = outcome === 'arrive' ? 200 : outcome;
      if (outcome === 'arrive') server.arrived.set(this.#partNumber, part);
      this.#end('load');
    });
  }

  abort(): void {
    this.#end('abort');
  }

  #end(name: string): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.dispatchEvent(new Event(name));
  }
}
