import { dirname } from 'node:path';
import { findProgram, postgresFolders } from '../find-program.js';
import type { InfraPart, InfraServer } from '../infra-part.js';
import { startNatsServer } from './nats-server.js';
import { startPostgresServer } from './postgres-server.js';
import { startRedisServer } from './redis-server.js';

async function startInstalledPostgres(): Promise<InfraServer | undefined> {
  const program = findProgram('initdb', postgresFolders());
  return program === undefined ? undefined : startPostgresServer({ folder: dirname(program), provider: 'installed' });
}

async function startInstalledNats(): Promise<InfraServer | undefined> {
  const program = findProgram('nats-server');
  return program === undefined ? undefined : startNatsServer(program);
}

async function startInstalledRedis(): Promise<InfraServer | undefined> {
  const program = findProgram('redis-server');
  return program === undefined ? undefined : startRedisServer(program);
}

const STARTERS: Readonly<Record<InfraPart, () => Promise<InfraServer | undefined>>> = {
  postgres: startInstalledPostgres,
  nats: startInstalledNats,
  redis: startInstalledRedis,
};

/** Starts a part from a program of this machine, or returns undefined where there is none. */
export const startInstalled = (part: InfraPart): Promise<InfraServer | undefined> => STARTERS[part]();
