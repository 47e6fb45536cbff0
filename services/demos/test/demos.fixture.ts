import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { completeDemoUpload, beginDemoUpload, signDemoParts } from '@playbook/contracts/demos/demo-uploads.contract';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import { SignedFiles } from '@playbook/service-kit/object-storage/files/signed-files';
import { objectStorageSchema } from '@playbook/service-kit/object-storage/object-storage.settings';
import { ServiceBench, type TestFounder } from '@playbook/testing/service/service-bench';
import { startTestService, type TestService, TEST_PUBLIC_URL } from '@playbook/testing/service/start-test-service';
import { demosService, demoWorker } from '../src/service.js';
import { DemoQueuedController } from '../src/work/demo-queued.controller.js';
import { WORKER_PROVIDERS } from '../src/work/demo-worker.module.js';
import { MEDIA_ENGINES } from '../src/work/media-engines.port.js';
import { mp4Bytes } from './mp4-bytes.fixture.js';
import { PlannedEngines } from './planned-engines.fixture.js';

const SECRET = 'a secret of thirty-two characters';

/** The demos service on a database and a folder of its own, with as many workers as a test starts. */
export class DemosBench extends ServiceBench {
  private readonly workers = new Set<TestService>();

  private constructor(
    [service, admin]: Awaited<ReturnType<typeof ServiceBench.open>>,
    readonly folder: string,
    private readonly files: SignedFiles,
    private readonly env: Readonly<Record<string, string>>,
  ) {
    super(service, admin);
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<DemosBench> {
    const folder = await mkdtemp(join(tmpdir(), 'playbook-objects-'));
    const env = {
      PLAYBOOK_OBJECT_STORAGE_DIR: folder,
      PLAYBOOK_OBJECT_STORAGE_SECRET: SECRET,
      PLAYBOOK_DISK_RESERVE_MB: '0',
      ...settings,
    };
    const files = SignedFiles.open(objectStorageSchema.parse(env), TEST_PUBLIC_URL);
    return new DemosBench(await ServiceBench.open(demosService, { env }), folder, files, env);
  }

  /** One more worker, whose engines do what the test says. @returns Stops it */
  async startWorker(engines: PlannedEngines = new PlannedEngines()): Promise<() => Promise<void>> {
    @Module({
      controllers: [DemoQueuedController],
      providers: [
        ...WORKER_PROVIDERS,
        { provide: MEDIA_ENGINES, useValue: { analyser: engines, transcriber: engines.transcriber } },
      ],
    })
    class PlannedWorkerModule {}
    const { bus, store, tokens, database } = this.service;
    const options = { bus, store, tokens, database, env: this.env };
    const worker = await startTestService({ ...demoWorker, module: PlannedWorkerModule }, options);
    this.workers.add(worker);
    return async () => {
      this.workers.delete(worker);
      await worker.stop();
    };
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
      const [bucket = '', ...names] = pathname.split('/').slice(3).map(decodeURIComponent);
      const sent = { contentType, contentLength: String(sizeBytes) };
      const part = this.files.permitPart({ bucket, key: names.join('/') }, Object.fromEntries(searchParams), sent);
      const end = at + sizeBytes;
      await this.files.receivePart(part, chunksOf(content.subarray(at, end)));
      at = end;
    }
  }

  /** A video of the founder's that is uploaded and not analysed. */
  async upload(founder: TestFounder, content: Buffer = mp4Bytes(), fileName = 'take-1.mp4'): Promise<DemoAnalysis> {
    const { rpc } = this.service;
    const beginning = content.subarray(0, 64).toString('base64');
    const file = { fileName, fileSizeBytes: content.length, beginning };
    const { id, fileSizeBytes, partBytes } = await rpc.call(beginDemoUpload, file, founder);
    const partNumbers = Array.from({ length: Math.ceil(fileSizeBytes / partBytes) }, (_, index) => index + 1);
    const { parts } = await rpc.call(signDemoParts, { id, partNumbers }, founder);
    await this.send(parts, content);
    return rpc.call(completeDemoUpload, { id }, founder);
  }
}

async function* chunksOf(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}
