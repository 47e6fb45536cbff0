import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { composeServices } from './support/compose-file.js';
import { ROOT } from './support/workspace.js';

const STACK = 'infra/observability/stack';
const services = composeServices(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'));
const optional = services.filter(({ profiles = [] }) => profiles.length > 0);
const named = (name: string) => services.find((service) => service.name === name);
const read = (file: string): unknown => parse(readFileSync(join(ROOT, STACK, file), 'utf8'));

describe('what Compose runs only when it is asked for', () => {
  it('is what the documentation names', () => {
    const names = Object.groupBy(optional, ({ profiles = [] }) => profiles.join());
    expect(Object.entries(names).map(([profile, of = []]) => [profile, of.map(({ name }) => name)])).toEqual([
      ['operations', ['operations']],
      ['observability', ['collector', 'prometheus', 'tempo', 'loki', 'grafana']],
      ['s3', ['storage']],
    ]);
    const page = readFileSync(join(ROOT, 'docs/containers.md'), 'utf8');
    for (const profile of Object.keys(names)) expect(page).toContain(profile);
  });

  it('keeps nothing else from starting', () => {
    const waiting = services.filter(({ profiles = [] }) => profiles.length === 0);
    const waitedFor = waiting.flatMap(({ depends_on: waits = {} }) => Object.keys(waits));
    expect(optional.filter(({ name }) => waitedFor.includes(name))).toEqual([]);
  });

  it('publishes ports on this machine only, and has images that a setting replaces', () => {
    for (const { ports = [], image } of optional) {
      expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
      expect(image).toMatch(/^\$\{[A-Z_]+:-/);
    }
  });

  it('reads files that are there, and writes none of them', () => {
    const mounts = optional.flatMap(({ volumes = [] }) => volumes.filter((volume) => volume.startsWith('./')));
    expect(new Set(mounts)).toEqual(new Set(['./infra/observability:/etc/playbook:ro']));
    const words = optional.flatMap(({ command = [] }) => command.join(' '));
    const files = words.flatMap((line) => [...line.matchAll(/\/etc\/playbook\/(\S+)/g)].map(([, file = '']) => file));
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !existsSync(join(ROOT, 'infra/observability', file)))).toEqual([]);
  });
});

describe('Prometheus on Compose', () => {
  const prometheus = z
    .looseObject({
      rule_files: z.array(z.string()),
      scrape_configs: z.array(
        z.looseObject({ static_configs: z.array(z.strictObject({ targets: z.array(z.string()) })) }),
      ),
    })
    .parse(read('prometheus.yml'));

  it('asks every process of the product', () => {
    const targets = prometheus.scrape_configs.flatMap((job) => job.static_configs).flatMap((part) => part.targets);
    const processes = services.filter(
      ({ image, restart, name }) => image.includes('PLAYBOOK_IMAGES') && restart !== 'no' && name !== 'door',
    );
    expect(targets.toSorted()).toEqual(processes.map(({ name }) => `${name}:9464`).toSorted());
  });

  it('reads the rules that are made of the registry', () => {
    for (const file of prometheus.rule_files) expect(existsSync(join(ROOT, STACK, file))).toBe(true);
  });
});

describe('the collector on Compose', () => {
  const pipelineSchema = z.looseObject({
    receivers: z.array(z.string()).optional(),
    exporters: z.array(z.string()).optional(),
  });
  const configurationSchema = z.looseObject({
    receivers: z.record(z.string(), z.unknown()).optional(),
    exporters: z.record(z.string(), z.unknown()).optional(),
    service: z.looseObject({ pipelines: z.record(z.string(), pipelineSchema) }),
  });
  const added = configurationSchema.parse(read('collector.yml'));
  const base = configurationSchema.parse(read('../generated/collector.yml'));

  it('is the one that is made of the registry, with its processors, and what is added to it', () => {
    for (const [signal, pipeline] of Object.entries(added.service.pipelines)) {
      expect(base.service.pipelines).toHaveProperty(signal);
      expect(pipeline).not.toHaveProperty('processors');
      for (const receiver of pipeline.receivers ?? []) expect(added.receivers).toHaveProperty(receiver);
      for (const exporter of pipeline.exporters ?? []) expect(added.exporters).toHaveProperty(exporter);
    }
  });

  it('knows every address that the configuration asks its environment for', () => {
    const asked = [
      ...readFileSync(join(ROOT, STACK, '../generated/collector.yml'), 'utf8').matchAll(/\$\{env:([A-Z_]+)\}/g),
    ];
    const given = named('collector')?.environment ?? {};
    expect(asked.map(([, name]) => name).filter((name = '') => !(name in given))).toEqual([]);
    expect(asked.length).toBeGreaterThan(2);
  });
});

describe('Grafana on Compose', () => {
  it('shows the dashboards that are made of the registry, with what is asked at addresses that exist', () => {
    const { providers } = z
      .looseObject({ providers: z.array(z.looseObject({ options: z.looseObject({ path: z.string() }) })) })
      .parse(read('grafana/dashboards/dashboards.yml'));
    const folders = providers.map(({ options }) => options.path.replace('/etc/playbook', 'infra/observability'));
    expect(folders.filter((folder) => !existsSync(join(ROOT, folder)))).toEqual([]);
    const { datasources } = z
      .looseObject({ datasources: z.array(z.looseObject({ url: z.url() })) })
      .parse(read('grafana/datasources/datasources.yml'));
    expect(datasources.filter(({ url }) => named(new URL(url).hostname) === undefined)).toEqual([]);
  });
});
