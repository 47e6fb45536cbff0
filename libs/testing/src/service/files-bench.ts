import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { FileUploads } from '@playbook/contracts/files/define-file-uploads';
import type { FileUpload } from '@playbook/contracts/files/file-upload.schema';
import { FILE_SNIFF_BYTES } from '@playbook/contracts/files/file-limits';
import { SignedFiles } from '@playbook/service-kit/object-storage/files/signed-files';
import { objectStorageSchema } from '@playbook/service-kit/object-storage/object-storage.settings';
import type { ServiceDefinition } from '@playbook/service-kit/service/service-definition';
import { ServiceBench, type TestFounder } from './service-bench.js';
import { startTestService, type TestService, TEST_PUBLIC_URL } from './start-test-service.js';

const SECRET = 'a secret of thirty-two characters';
/** Of the address of an object: what stands before the name of the bucket. */
const BEFORE_BUCKET = 3;

type Uploads = Pick<FileUploads, 'beginUpload' | 'signParts' | 'completeUpload'>;

/** What a bench of files begins with. */
interface Opened {
  readonly service: TestService;
  readonly admin: ServiceBench['admin'];
  readonly folder: string;
  readonly files: SignedFiles;
  readonly env: Readonly<Record<string, string>>;
}

/** A service of founders' files on a database and a folder of its own, with as many workers as a test starts. */
export abstract class FilesBench extends ServiceBench {
  private readonly workers = new Set<TestService>();
  readonly folder: string;
  private readonly files: SignedFiles;
  private readonly env: Readonly<Record<string, string>>;

  protected constructor(
    { service, admin, folder, files, env }: Opened,
    private readonly uploads: Uploads,
  ) {
    super(service, admin);
    this.folder = folder;
    this.files = files;
    this.env = env;
  }

  protected static async openFiles(
    definition: ServiceDefinition,
    settings: Readonly<Record<string, string>>,
  ): Promise<Opened> {
    const folder = await mkdtemp(join(tmpdir(), 'playbook-objects-'));
    const env = {
      PLAYBOOK_OBJECT_STORAGE_DIR: folder,
      PLAYBOOK_OBJECT_STORAGE_SECRET: SECRET,
      PLAYBOOK_DISK_RESERVE_MB: '0',
      ...settings,
    };
    const files = SignedFiles.open(objectStorageSchema.parse(env), TEST_PUBLIC_URL);
    const [service, admin] = await ServiceBench.open(definition, { env });
    return { service, admin, folder, files, env };
  }

  override async stop(): Promise<void> {
    for (const worker of this.workers) await worker.stop();
    await super.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Files of a founder's objects, uploads that are under way included. */
  async objectsOf({ founderId }: Pick<TestFounder, 'founderId'>): Promise<string[]> {
    const files = await readdir(this.folder, { recursive: true, withFileTypes: true });
    return files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => path.includes(founderId));
  }

  /** Sends parts to their addresses, as a browser does by way of the gateway. */
  async send(
    parts: readonly { url: string; sizeBytes: number; contentType: string }[],
    content: Buffer,
  ): Promise<void> {
    let at = 0;
    for (const { url, sizeBytes, contentType } of parts) {
      const { pathname, searchParams } = new URL(url);
      const [bucket = '', ...names] = pathname.split('/').slice(BEFORE_BUCKET).map(decodeURIComponent);
      const sent = { contentType, contentLength: String(sizeBytes) };
      const part = this.files.permitPart({ bucket, key: names.join('/') }, Object.fromEntries(searchParams), sent);
      const end = at + sizeBytes;
      await this.files.receivePart(part, chunksOf(content.subarray(at, end)));
      at = end;
    }
  }

  /** One more worker, made of the module that a test has planned. @returns Stops it */
  protected async startWorkerOf(definition: ServiceDefinition, module: Type): Promise<() => Promise<void>> {
    const { bus, store, tokens, database } = this.service;
    const options = { bus, store, tokens, database, env: this.env };
    const worker = await startTestService({ ...definition, module }, options);
    this.workers.add(worker);
    return async () => {
      this.workers.delete(worker);
      await worker.stop();
    };
  }

  /** Uploads a file that is then not analysed. @returns Its id */
  protected async uploadFile(founder: TestFounder, content: Buffer, fileName: string): Promise<string> {
    const { rpc } = this.service;
    const beginning = content.subarray(0, FILE_SNIFF_BYTES).toString('base64');
    const file = { fileName, fileSizeBytes: content.length, beginning };
    const upload: FileUpload = await rpc.call(this.uploads.beginUpload, file, founder);
    const { id, fileSizeBytes, partBytes } = upload;
    const partNumbers = Array.from({ length: Math.ceil(fileSizeBytes / partBytes) }, (_, index) => index + 1);
    const { parts } = await rpc.call(this.uploads.signParts, { id, partNumbers }, founder);
    await this.send(parts, content);
    await rpc.call(this.uploads.completeUpload, { id }, founder);
    return id;
  }
}

async function* chunksOf(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}
