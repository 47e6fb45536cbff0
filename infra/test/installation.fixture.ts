import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBuckets } from '@playbook/service-kit/object-storage/open-buckets';
import { objectStorageSchema } from '@playbook/service-kit/object-storage/object-storage.settings';
import type { ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import { StopSequence } from '@playbook/service-kit/service/process/stop-sequence';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { Restored } from '../src/backup/restore-backup.js';
import { withAdmin } from '../src/backup/rows/database-swap.js';
import { databaseOf } from '../src/composition/database-server.js';
import { SERVICES } from '../src/composition/services.js';
import { DataDirectory } from '../src/data-directory/data-directory.js';
import { EmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.js';
import { addressIn, provisionDatabases } from '../src/embedded-postgres/provision-databases.js';
import { migrateAll } from '../src/migrate/migrate-all.js';
import { fillTables, tableDigests } from './rows.fixture.js';

const BUCKET = 'demo-videos';
const VIDEO_BYTES = 100_000;

/** Rows and objects in a way that tells two installations apart. */
export interface InstallationDigest {
  readonly tables: Readonly<Record<string, string>>;
  readonly objects: Readonly<Record<string, string>>;
}

/** A data directory with a server and a folder of objects; it is stopped as a product is whose server runs for a command. */
export class TestInstallation {
  readonly signal = new AbortController().signal;

  private constructor(
    private readonly root: string,
    readonly directory: DataDirectory,
    readonly adminUrl: string,
    readonly storage: ObjectStorage,
    private readonly stopping: StopSequence,
  ) {}

  static async open(): Promise<TestInstallation> {
    const stop = new StopSequence();
    const root = await mkdtemp(join(tmpdir(), 'playbook-backup-'));
    stop.add(() => rm(root, { recursive: true }));
    const directory = await DataDirectory.open(join(root, 'data'));
    stop.add(() => directory.close());
    const server = await EmbeddedPostgres.start({ directory });
    stop.add(() => server.stop());
    const settings = objectStorageSchema.parse({
      PLAYBOOK_OBJECT_STORAGE_DIR: join(root, 'objects'),
      PLAYBOOK_OBJECT_STORAGE_SECRET: 's'.repeat(32),
    });
    const logger = Logger.create('test', 'silent');
    const storage = (await openBuckets([BUCKET], { settings, publicUrl: 'http://localhost', logger })).get(BUCKET);
    if (storage === undefined) throw new Error('No bucket was opened');
    return new TestInstallation(root, directory, server.url, storage, stop);
  }

  stop(): Promise<void> {
    return this.stopping.run();
  }

  /** Where a test keeps files beside the installation. */
  folder(name: string): string {
    return join(this.root, name);
  }

  /** Makes the database as a start does. */
  async migrate(): Promise<void> {
    await migrateAll(await provisionDatabases(this.adminUrl, await this.databases()));
  }

  /** Two rows in every table, and a video with a picture for each row that names one. */
  async fill(): Promise<void> {
    await withAdmin(addressIn(this.adminUrl), (client) =>
      fillTables(
        client,
        SERVICES.map(({ schema }) => schema.schema),
      ),
    );
    const videos = await this.rows<{ path: string }>('select file_path as path from demos.demo_analyses');
    for (const { path } of videos) {
      await this.storage.put(path, Buffer.alloc(VIDEO_BYTES, path), {
        contentType: 'video/mp4',
        sizeBytes: VIDEO_BYTES,
      });
      const picture = { contentType: 'image/jpeg', sizeBytes: 3 };
      await this.storage.put(path.replace('.mp4', '/0.jpg'), Buffer.from('jpg'), picture);
    }
  }

  rows<Row extends object>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
    return withAdmin(
      addressIn(this.adminUrl),
      async (client) => (await client.query<Row>(statement, [...values])).rows,
    );
  }

  /** Removes the product's database and its objects. */
  async wipe(): Promise<void> {
    await withAdmin(this.adminUrl, (client) => client.query('drop database if exists playbook with (force)'));
    for await (const { key } of this.storage.list('')) await this.storage.remove(key);
  }

  async digest(): Promise<InstallationDigest> {
    const objects: Record<string, string> = {};
    for await (const { key, sizeBytes } of this.storage.list('')) {
      const facts = await this.storage.head(key);
      objects[key] = `${sizeBytes} ${facts?.contentType}`;
    }
    const schemas = SERVICES.map(({ schema }) => schema.schema);
    const tables = await withAdmin(addressIn(this.adminUrl), (client) => tableDigests(client, schemas));
    return { tables, objects };
  }

  /** What backups and restores work on. */
  async parts(changed: Partial<Restored> = {}): Promise<Restored & { encryptionKeySha256: string | null }> {
    return {
      services: SERVICES,
      adminUrl: this.adminUrl,
      buckets: new Map([[BUCKET, this.storage]]),
      databases: await this.databases(),
      encryptionKeySha256: null,
      isReplacing: false,
      signal: this.signal,
      ...changed,
    };
  }

  private databases() {
    return Promise.all(SERVICES.map(({ name }) => databaseOf(name, this.directory)));
  }
}
