import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { REPOSITORY } from '@playbook/testing/product/start-product';
import { composeServices } from '../architecture/support/compose-file.js';
import { type Container, containers, docker } from '../support/containers/docker.js';
import { kernelStatusOf } from '../support/containers/kernel-status.js';

const services = composeServices(readFileSync(join(REPOSITORY, 'docker-compose.yml'), 'utf8')).filter(
  ({ profiles = [] }) => profiles.length === 0,
);
const jobs = services.filter(({ restart }) => restart === 'no').map(({ name }) => name);
const lasting = services.filter(({ restart }) => restart !== 'no').map(({ name }) => name);
/** Asked by nobody: it forwards bytes, and what it forwards to is asked. */
const UNASKED = ['door'];

describe('the product on Compose', () => {
  let running: ReadonlyMap<string, Container>;
  beforeAll(async () => {
    running = new Map((await containers()).map((container) => [container.service, container]));
  });
  const containerOf = (name: string): Container => running.get(name)!;

  it('runs everything that its file names, and nothing else', () => {
    expect([...running.keys()].toSorted()).toEqual(services.map(({ name }) => name).toSorted());
    expect(lasting.length).toBeGreaterThan(20);
  });

  it.each(jobs)('has done the job of %s', (name) => {
    expect(containerOf(name).State).toMatchObject({ Status: 'exited', ExitCode: 0 });
  });

  it.each(lasting)('runs %s, which says that it is well', (name) => {
    const { State } = containerOf(name);
    expect(State.Status).toBe('running');
    expect(State.Health?.Status).toBe(UNASKED.includes(name) ? undefined : 'healthy');
  });

  it.each([...jobs, ...lasting])('locks %s as the file says', (name) => {
    const { HostConfig, Config } = containerOf(name);
    expect(HostConfig).toMatchObject({ ReadonlyRootfs: true, CapDrop: ['ALL'], CapAdd: null, Privileged: false });
    expect(HostConfig.SecurityOpt?.join()).toMatch(/no-new-privileges:true/);
    expect(Config.User).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  it.each(lasting)(
    'lets %s do nothing that the kernel keeps for a few, and use no more than its share',
    async (name) => {
      const container = containerOf(name);
      const { ids, capabilities, canGainRights } = await kernelStatusOf(container.State.Pid);
      expect(ids).not.toContain('0');
      expect(capabilities).toEqual([]);
      expect(canGainRights).toBe(false);
      expect(container.HostConfig.Memory).toBeGreaterThan(0);
      expect(container.HostConfig.NanoCpus).toBeGreaterThan(0);
    },
  );

  it.each(lasting)('lets %s write none of its own files', async (name) => {
    const attempt = docker('exec', containerOf(name).Id, 'sh', '-c', 'echo x > /etc/hostname2 || echo x > /app/x');
    await expect(attempt).rejects.toThrow(/Read-only file system|nonexistent/);
  });

  it('publishes one port, to this machine', () => {
    const ports = [...running.values()].flatMap(({ HostConfig }) => Object.entries(HostConfig.PortBindings ?? {}));
    expect(ports).toEqual([['3000/tcp', [{ HostIp: '127.0.0.1', HostPort: '3000' }]]]);
  });
});
