import { randomBytes } from 'node:crypto';
import { replaceFile } from '../data-directory/atomic-file.js';
import type { DataDirectory } from '../data-directory/data-directory.js';
import { natsAuthorization } from '../nats/nats-authorization.js';
import type { NatsSeeds } from '../nats/nats-seeds.js';
import { type LocalServerKind, natsServer, redisServer } from './local-server.js';

const PASSWORD_BYTES = 32;

/** A NATS server that knows the processes of this installation and nobody else; its file is written anew at each start. */
export async function localNats(directory: DataDirectory, seeds: NatsSeeds): Promise<LocalServerKind> {
  const file = directory.resolve('nats-server.conf');
  await replaceFile(file, natsAuthorization(seeds));
  return natsServer(file);
}

/** A Redis with a password of this start. */
export async function localRedis(directory: DataDirectory): Promise<LocalServerKind> {
  const file = directory.resolve('redis-server.conf');
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  await replaceFile(file, `requirepass ${password}\n`);
  return redisServer(file, password);
}
