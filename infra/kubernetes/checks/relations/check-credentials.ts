import { serverLabel } from '../../description/labels.js';
import { fileVariableOf, MIGRATION_SECRET, secretKeysOf, secretOf } from '../../description/secret-keys.js';
import { SERVER_KINDS, serversOf, type Workload, WORKLOADS } from '../../description/workload.js';
import { type Pods, podsIn } from '../../rendering/pods.js';
import type { Check } from '../finding.js';

/** Secrets that pods have, and the keys of them. */
const secretsIn = ({ spec }: Pods): readonly (readonly [string, readonly string[] | null])[] =>
  (spec.volumes ?? []).flatMap(({ secret }) =>
    secret ? [[secret.secretName ?? '', secret.items?.map(({ key }) => key) ?? null] as const] : [],
  );

function* secretFaults(workload: Workload, pods: Pods): Generator<string> {
  const own = secretOf(workload.party);
  const needed: readonly string[] = secretKeysOf(workload);
  for (const [secret, keys] of secretsIn(pods)) {
    if (secret !== own) yield `it has the Secret ${secret}, which is not its own`;
    if (keys === null) yield `it has every key of ${secret}`;
    for (const key of keys ?? []) if (!needed.includes(key)) yield `it has the key ${key}, which it does not read`;
  }
  const variables = pods.spec.containers.flatMap(({ env = [] }) => env.map(({ name }) => name));
  for (const key of secretKeysOf(workload)) {
    if (!variables.includes(fileVariableOf(key))) yield `nothing tells it where ${key} is`;
  }
}

function* labelFaults(workload: Workload, { labels }: Pods): Generator<string> {
  const used = serversOf(workload);
  for (const kind of SERVER_KINDS) {
    const isClient = labels[serverLabel(kind)] === 'client';
    if (isClient && !used.includes(kind)) yield `it is let through to ${kind}, which it does not use`;
    if (!isClient && used.includes(kind)) yield `it is not let through to ${kind}`;
  }
}

/** Nobody but the job of migrations has an administrator's address. */
const strangerFaults = (pods: Pods): string[] =>
  secretsIn(pods)
    .filter(([secret]) => secret === MIGRATION_SECRET && pods.owner.kind !== 'Job')
    .map(([secret]) => `it has the Secret ${secret}, which is for migrations`);

/** Each process has the credentials of its service and no others, and its labels let it through to the servers that it uses. */
export const checkCredentials: Check = function* (rendering) {
  for (const pods of podsIn(rendering)) {
    const workload = WORKLOADS.find(
      ({ name }) => pods.owner.kind === 'Deployment' && name === pods.owner.metadata.name,
    );
    const faults = workload ? [...secretFaults(workload, pods), ...labelFaults(workload, pods)] : strangerFaults(pods);
    for (const message of faults) yield { object: pods.title, message };
  }
};
