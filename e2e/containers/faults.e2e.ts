import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import { AnswerWriter } from '../chaos/answer-writer.js';
import { allKinds } from '../chaos/history/all-kinds.js';
import type { WriteKind } from '../chaos/history/write-kind.js';
import { signUpFounder } from '../support/auth/founder.js';
import { containerOf, docker, isHealthy } from '../support/containers/docker.js';
import { eventually } from '../support/eventually.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const FIELDS = 5;
const FAULT_MS = 20_000;
const RECOVERY_LIMIT_MS = 60_000;

/** Ends the first process of a container as a crash does; a container that is told to end is not started again. */
async function crash(service: string): Promise<void> {
  const { State, Id } = await containerOf(service);
  process.kill(State.Pid, 'SIGKILL');
  await eventually(async () => {
    const now = await containerOf(service);
    return now.Id === Id && now.State.Pid !== State.Pid && now.State.Status === 'running';
  });
}

/** Takes a container off the network of the servers for a while. */
async function cut(service: string): Promise<void> {
  const { Id } = await containerOf(service);
  const network = (await docker('network', 'ls', '--format', '{{.Name}}', '--filter', 'name=_data$')).trim();
  await docker('network', 'disconnect', network, Id);
  await delay(FAULT_MS);
  await docker('network', 'connect', '--alias', service, network, Id);
}

async function pause(service: string): Promise<void> {
  const { Id } = await containerOf(service);
  await docker('pause', Id);
  await delay(FAULT_MS);
  await docker('unpause', Id);
}

const FAULTS: readonly (readonly [string, () => Promise<void>])[] = [
  ['a crash of a service', () => crash('applications-1')],
  ['a crash of the gateway', () => crash('gateway')],
  ['a crash of NATS', () => crash('nats')],
  ['a service without its network', () => cut('applications-2')],
  ['NATS without its network', () => cut('nats')],
  ['Redis without its network', () => cut('redis')],
  ['PostgreSQL that answers nothing', () => pause('postgres')],
  ['a crash of PostgreSQL', () => crash('postgres')],
];

describe('the product on Compose, while founders write,', () => {
  let writers: readonly AnswerWriter[];
  let kinds: readonly WriteKind[];
  let working: Promise<unknown>;
  beforeAll(async () => {
    const founder = await signUpFounder(url);
    writers = APPLICATION_FIELDS.slice(0, FIELDS).map((field) => new AnswerWriter(url, founder, field));
    kinds = await allKinds(url);
    working = Promise.all([...writers, ...kinds].map((writer) => writer.run()));
  });
  afterAll(() => working);

  it.each(FAULTS)('recovers from %s', async (_, inflict) => {
    await inflict();
    const saves = writers.map((writer) => writer.saves);
    const acknowledged = kinds.map((kind) => kind.acknowledged);
    const notWritten = (): string[] => [
      ...writers.flatMap((writer, index) => (writer.saves > (saves[index] ?? 0) ? [] : [`answer ${index + 1}`])),
      ...kinds.flatMap(({ acknowledged: now, name }, index) => (now > (acknowledged[index] ?? 0) ? [] : [name])),
    ];
    await eventually(
      async () => notWritten().length === 0,
      RECOVERY_LIMIT_MS,
      () => `nothing written yet of ${notWritten().join(', ')}`,
    );
    await eventually(isHealthy);
    expect(notWritten()).toEqual([]);
  });

  it('has everything that it acknowledged', async () => {
    for (const writer of [...writers, ...kinds]) writer.stop();
    await working;
    const lost = await Promise.all([...writers, ...kinds].map((writer) => writer.faults()));
    expect(lost.flat()).toEqual([]);
    expect(writers.every(({ saves }) => saves > FAULTS.length)).toBe(true);
    expect(kinds.every(({ acknowledged }) => acknowledged >= FAULTS.length)).toBe(true);
  });
});
