import { dirname } from 'node:path';
import { StartError } from '@playbook/service-kit/config/start-error';
import type { DataDirectory } from '../data-directory/data-directory.js';
import { filesystemFault } from '../data-directory/filesystem-fault.js';
import { connectAdmin } from './admin-connection.js';
import { createCluster, isClusterPresent, SUPERUSER } from './database-cluster.js';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { stopOrphanedServer } from './server/orphaned-server.js';
import { type PostgresBinaries, preparePostgresBinaries } from './postgres-binaries.js';
import { chooseServerAccount, endingWithParent, giveTo, type ServerAccount } from './server/server-account.js';
import { lastFault, ServerLog } from './server/server-log.js';
import { ServerProcess } from './server/server-process.js';
import { askServer } from '../supervision/ask-server.js';
import { SupervisedServer } from '../supervision/supervised-server.js';

const HOST = '127.0.0.1';
/** Name of the superuser's password in the data directory. */
export const SUPERUSER_SECRET = 'postgres-superuser';
/** Another program may take a free port between our asking for it and the server's listening. */
const MAX_PORT_TRIES = 5;
const PORT_TAKEN = /could not bind|could not create any TCP\/IP sockets/;

export interface EmbeddedPostgresOptions {
  readonly directory: Pick<DataDirectory, 'path' | 'resolve' | 'secret'>;
  /** Whether the server shall end with this process even when it is killed, where the machine can do that. Default: yes. */
  readonly endsWithParent?: boolean;
}

/** A client's question whether the server encrypts, which it settles before it asks who that is (SSLRequest of the protocol). */
const SSL_REQUEST = Uint8Array.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** What the steps of a start hand on. */
interface Preparation {
  readonly binaries: PostgresBinaries;
  readonly account: ServerAccount;
  readonly dataPath: string;
  readonly log: ServerLog;
}

/**
 * A PostgreSQL server of our own, as a child process, with its data in the data directory. When it ends by itself or does not
 * respond any more, it is started again on the same port, and the pools of its clients connect anew.
 */
export class EmbeddedPostgres {
  readonly host = HOST;
  private stopping: Promise<void> | undefined;

  private constructor(
    private readonly server: SupervisedServer,
    readonly port: number,
    /** Address with the superuser's name and password, for creating roles and databases. */
    readonly url: string,
  ) {}

  /**
   * Starts the server, after creating the database on first use, and after stopping a server that a killed start has
   * left on the same data. The caller holds the data directory.
   * @throws {StartError} `POSTGRES_*` or `DATA_DIRECTORY_*`; existing data is never removed
   */
  static async start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    const password = await options.directory.secret(SUPERUSER_SECRET);
    try {
      const preparation = await prepare(options, password);
      let first: Launched | null = await launchOnFreePort(preparation);
      const { port } = first;
      const url = `postgresql://${SUPERUSER}:${encodeURIComponent(password)}@${HOST}:${port}/postgres`;
      await verify(url, first.server, preparation);
      const server = await SupervisedServer.start({
        label: 'postgres',
        launch: async () => {
          const launched = first?.server ?? (await launchAgain(preparation, port));
          first = null;
          return launched;
        },
        ask: () => askServer(HOST, port, SSL_REQUEST),
      });
      return new EmbeddedPostgres(server, port, url);
    } catch (error) {
      throw filesystemFault(error, options.directory.path);
    }
  }

  /**
   * Lets every write fail with SQLSTATE 25006, also of connections that are open, or be taken again. It outlives the server.
   * @throws StartError while the server is away
   */
  async setReadOnly(isReadOnly: boolean): Promise<void> {
    const client = await connectAdmin(this.url);
    try {
      await client.query(
        `alter system ${isReadOnly ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only'}`,
      );
      await client.query('select pg_reload_conf()');
    } finally {
      await client.end();
    }
  }

  /** Stops the server and waits for its end: at most some 20 seconds, usually a few milliseconds. */
  stop(): Promise<void> {
    this.stopping ??= this.server.stop();
    return this.stopping;
  }
}

async function prepare({ directory, endsWithParent }: EmbeddedPostgresOptions, password: string): Promise<Preparation> {
  const binaries = await preparePostgresBinaries();
  const chosen = await chooseServerAccount(directory.path, dirname(binaries.postgres));
  const account = endsWithParent === false ? chosen : await endingWithParent(chosen);
  const dataPath = directory.resolve('postgres');
  if (await isClusterPresent(dataPath, binaries.majorVersion)) {
    await stopOrphanedServer(dataPath);
    await giveTo(account, dataPath);
  } else {
    await createCluster({ path: dataPath, password, binaries, account });
  }
  const log = new ServerLog(directory.resolve('postgres.log'));
  await log.rotate();
  return { binaries, account, dataPath, log };
}

interface Launched {
  readonly server: ServerProcess;
  readonly port: number;
}

async function launchOnFreePort(preparation: Preparation): Promise<Launched> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const offsetBytes = await preparation.log.sizeBytes();
    const server = await launch(preparation, port);
    if (server !== null) return { server, port };
    const output = await preparation.log.readFrom(offsetBytes);
    if (PORT_TAKEN.test(output) && attempt < MAX_PORT_TRIES) continue;
    throw startFault(output, preparation);
  }
}

/** On the port that the clients know, after what is left of the server that ended. */
async function launchAgain(preparation: Preparation, port: number): Promise<ServerProcess> {
  await stopOrphanedServer(preparation.dataPath);
  const offsetBytes = await preparation.log.sizeBytes();
  const server = await launch(preparation, port);
  if (server === null) throw startFault(await preparation.log.readFrom(offsetBytes), preparation);
  return server;
}

/** Null when the server did not come up; its log says why. */
async function launch({ binaries, account, dataPath, log }: Preparation, port: number): Promise<ServerProcess | null> {
  const server = await ServerProcess.spawn({ program: binaries.postgres, dataPath, port, account, log });
  if (await server.waitUntilReady()) return server;
  await server.stop();
  return null;
}

function startFault(output: string, { dataPath, log }: Preparation): unknown {
  if (output.includes('No space left on device')) {
    return Object.assign(new Error('PostgreSQL found no space left on the device'), { code: 'ENOSPC' });
  }
  const reason = lastFault(output) ?? 'it gave no reason';
  return new StartError(
    'POSTGRES_FAILED',
    `PostgreSQL does not start on ${dataPath}: ${reason} (see ${log.path}). ` +
      'Correct that, restore the folder from a copy, or move it away to begin with an empty database.',
  );
}

async function verify(url: string, server: ServerProcess, { dataPath }: Preparation): Promise<void> {
  try {
    await (await connectAdmin(url)).end();
  } catch (error) {
    await server.stop();
    if (!(error instanceof StartError) || error.code !== 'DATABASE_PASSWORD_REJECTED') throw error;
    throw new StartError(
      'POSTGRES_PASSWORD_REJECTED',
      `The password in secrets/${SUPERUSER_SECRET} does not open the database in ${dataPath}. Restore both from the same copy, ` +
        'or move the database away to begin with an empty one.',
      { cause: error },
    );
  }
}
