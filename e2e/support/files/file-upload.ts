import type { FileUploads } from '@playbook/contracts/files/define-file-uploads';
import { FILE_SNIFF_BYTES } from '@playbook/contracts/files/file-limits';
import type { FileUpload } from '@playbook/contracts/files/file-upload.schema';
import { call, type Founder } from '../auth/founder.js';

/** Routes by which files of one kind are uploaded. */
type UploadRoutes = Pick<FileUploads, 'beginUploadRoute' | 'signPartsRoute' | 'completeUploadRoute'>;

/** Uploads a founder's files of one kind to the product at an address. */
export class FounderUploads {
  constructor(
    private readonly url: string,
    private readonly founder: Founder,
    private readonly routes: UploadRoutes,
  ) {}

  /** Body of a call that begins an upload. */
  static bodyOf(content: Buffer, fileName: string): object {
    const beginning = content.subarray(0, FILE_SNIFF_BYTES).toString('base64');
    return { fileName, fileSizeBytes: content.length, beginning };
  }

  async begin(content: Buffer, fileName: string): Promise<FileUpload> {
    const { path, response } = this.routes.beginUploadRoute;
    const body = FounderUploads.bodyOf(content, fileName);
    const reply = await call(`${this.url}${path}`, { body, token: this.token });
    return response.parse(reply.json);
  }

  /** Addresses of parts of an upload. */
  async signParts(id: string, ...partNumbers: number[]) {
    const { path, response } = this.routes.signPartsRoute;
    const reply = await call(`${this.url}${path.replace(':id', id)}`, { body: { partNumbers }, token: this.token });
    return response.parse(reply.json).parts;
  }

  /** Uploads a file whole. @returns The response, as the route has it */
  async upload(content: Buffer, fileName: string): Promise<unknown> {
    const { id, partBytes } = await this.begin(content, fileName);
    const numbers = Array.from({ length: Math.ceil(content.length / partBytes) }, (_, index) => index + 1);
    for (const { partNumber, contentType, url: address } of await this.signParts(id, ...numbers)) {
      const body = new Uint8Array(content.subarray((partNumber - 1) * partBytes, partNumber * partBytes));
      const sent = await fetch(address, { method: 'PUT', headers: { 'content-type': contentType }, body });
      if (!sent.ok) throw new Error(`A part was answered ${sent.status}`);
    }
    const path = this.routes.completeUploadRoute.path.replace(':id', id);
    const reply = await call(`${this.url}${path}`, { method: 'POST', body: {}, token: this.token });
    return reply.json;
  }

  private get token(): string {
    return this.founder.session.access_token;
  }
}
