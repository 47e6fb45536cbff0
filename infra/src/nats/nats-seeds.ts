import { resolve } from 'node:path';
import { BUS_CONTRACTS } from '@playbook/contracts/bus-contracts';
import { createNatsSeed } from '@playbook/service-kit/messaging/nats/nats-keys.adapter';
import { DataDirectory } from '../data-directory/data-directory.js';
import { SecretFiles } from '../data-directory/secret-files.js';
import { busPartiesOf } from './bus-access.js';

/** Seeds of the keys by which NATS knows each kind of process, by its name. */
export type NatsSeeds = ReadonlyMap<string, string>;

const PARTIES = busPartiesOf(BUS_CONTRACTS);
const secretOf = (party: string): string => `nats-${party}`;

/** Those of a data directory; made on first use. */
export async function natsSeeds(directory: Pick<DataDirectory, 'secret'>): Promise<NatsSeeds> {
  const made = PARTIES.map(async (party) => [party, await directory.secret(secretOf(party), createNatsSeed)] as const);
  return new Map(await Promise.all(made));
}

/**
 * Those of an installation, which may run or not.
 * @throws StartError when the data directory cannot be used
 */
export async function seedsOfInstallation(path: string): Promise<NatsSeeds> {
  const files = new SecretFiles(resolve(path, 'secrets'));
  const known = new Map<string, string>();
  for (const party of PARTIES) {
    const seed = await files.find(secretOf(party));
    if (seed !== undefined) known.set(party, seed);
  }
  if (known.size === PARTIES.length) return known;
  const directory = await DataDirectory.open(path);
  try {
    return await natsSeeds(directory);
  } finally {
    await directory.close();
  }
}
