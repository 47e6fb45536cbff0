import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { docker } from '../support/containers/docker.js';
import { kernelStatusOf } from '../support/containers/kernel-status.js';
import { eventually } from '../support/eventually.js';
import { printSecrets, renderDevOverlay, type RenderedObject } from '../support/pods/dev-overlay.js';
import { type HostAlias, playableDeployment, playablePod, playableSecret, podOf } from '../support/pods/playable.js';
import { Podman } from '../support/pods/podman.js';

const START_LIMIT_MS = 600_000;
const READY_LIMIT_MS = 120_000;
const USER_ID = '1000';
const BYTES_OF_UNIT: Readonly<Record<string, number>> = { Mi: 1_048_576, Gi: 1_073_741_824 };
const STOP_LIMIT_S = '50';

/** Servers of the overlay, with the port that each is reached at, its address, and the setting that names what its image stands in for. */
const SERVERS = [
  { name: 'postgres', port: 5_432, ip: '10.99.0.11', setting: 'POSTGRES_IMAGE' },
  { name: 'nats', port: 4_222, ip: '10.99.0.12', setting: 'NATS_IMAGE' },
  { name: 'redis', port: 6_379, ip: '10.99.0.13', setting: 'REDIS_IMAGE' },
] as const;
const ALIASES: readonly HostAlias[] = SERVERS.map(({ name, ip }) => ({ ip, hostnames: [name] }));

const objects = renderDevOverlay();
const ofKind = (kind: string): readonly RenderedObject[] => objects.filter((object) => object.kind === kind);
const deployments = ofKind('Deployment').map((object) => [object.metadata.name, object] as const);

const jobs = ofKind('Job');

const isListening = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = connect({ port, host });
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });

const imagesOf = (object: RenderedObject): string[] => podOf(object).containers.map(({ image }) => image);

/** Memory that the only container of a pod may take, in bytes. */
function limitOf(object: RenderedObject): number {
  const [, count, unit = ''] = /^(\d+)(Mi|Gi)$/.exec(podOf(object).containers[0]?.resources.limits.memory ?? '') ?? [];
  return Number(count) * (BYTES_OF_UNIT[unit] ?? NaN);
}

jest.setTimeout(START_LIMIT_MS);

describe('what kustomize renders of k8s/overlays/dev, played by podman:', () => {
  let folder: string;
  let podman: Podman;
  let played: readonly object[];
  const jobContainerOf = (job: RenderedObject): string => `${job.metadata.name}-${podOf(job).containers[0]?.name}`;
  /** The only container of a pod that podman made of a Deployment. */
  const containerOf = (name: string): string => `${name}-pod-0-${name}`;
  const isReady = (name: string): Promise<boolean> =>
    podman.run('exec', containerOf(name), 'bash', '/app/infra/container/probe.sh', '/readyz').then(
      () => true,
      () => false,
    );

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'playbook-pods-'));
    podman = await Podman.open(join(folder, 'podman'));
    await podman.createNetwork();
    for (const { name, setting } of SERVERS) {
      const set = ofKind('StatefulSet').find(({ metadata }) => metadata.name === name)!;
      for (const image of imagesOf(set)) await docker('tag', process.env[setting] ?? '', image);
    }
    const owners = [...ofKind('Deployment'), ...ofKind('StatefulSet'), ...ofKind('Job')];
    await podman.takeOver([...new Set(owners.flatMap(imagesOf))]);
    played = [...printSecrets(join(folder, 'secrets')).map(playableSecret), ...ofKind('ConfigMap')];
    await podman.play('claims', ofKind('PersistentVolumeClaim'));
    for (const { name, ip, port } of SERVERS) {
      const set = ofKind('StatefulSet').find(({ metadata }) => metadata.name === name)!;
      await podman.play(name, [...played, playablePod(set, [])], ip);
      await eventually(() => isListening(port, ip));
    }
    for (const job of jobs) {
      await podman.play(job.metadata.name, [...played, playablePod(job, ALIASES)]);
      await podman.run('wait', jobContainerOf(job));
    }
    // A process asks others whether it is ready, so that all of them run.
    for (const [name, object] of deployments) {
      await podman.play(name, [...played, playableDeployment(object, ALIASES)]);
    }
  });
  afterAll(async () => {
    await podman.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('each job ends with 0', async () => {
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) expect((await podman.inspect(jobContainerOf(job))).State.ExitCode).toBe(0);
  });

  it('there are deployments', () => {
    expect(deployments.length).toBeGreaterThanOrEqual(11);
  });

  it.each(deployments)('%s is ready, locked as its security context says', async (name, object) => {
    await eventually(() => isReady(name), READY_LIMIT_MS);
    const { State, HostConfig } = await podman.inspect(containerOf(name));
    expect(HostConfig).toMatchObject({ ReadonlyRootfs: true, Privileged: false });
    expect(HostConfig.Memory).toBe(limitOf(object));
    expect(await kernelStatusOf(State.Pid)).toEqual({
      ids: Array.from({ length: 8 }, () => USER_ID),
      capabilities: [],
      canGainRights: false,
      isFiltered: true,
    });
    const attempt = podman.run('exec', containerOf(name), 'bash', '-c', 'echo x > /app/x');
    await expect(attempt).rejects.toThrow(/Read-only file system/);
  });

  it.each(deployments)('%s ends with 0 on SIGTERM', async (name) => {
    await podman.run('stop', '--time', STOP_LIMIT_S, containerOf(name));
    expect((await podman.inspect(containerOf(name))).State).toMatchObject({ Status: 'exited', ExitCode: 0 });
  });
});
