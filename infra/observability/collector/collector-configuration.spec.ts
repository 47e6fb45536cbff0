import { describe, expect, it } from '@jest/globals';
import { ATTRIBUTES } from '@playbook/service-kit/telemetry/registry/attributes';
import { LOG_FIELDS } from '@playbook/service-kit/telemetry/registry/log-fields';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { collectorConfiguration } from './collector-configuration.js';

const componentsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
const configurationSchema = z.strictObject({
  receivers: componentsSchema,
  processors: componentsSchema,
  exporters: componentsSchema,
  extensions: componentsSchema,
  service: z.strictObject({
    extensions: z.array(z.string()),
    pipelines: z.record(
      z.enum(['traces', 'metrics', 'logs']),
      z.strictObject({
        receivers: z.array(z.string()),
        processors: z.array(z.string()),
        exporters: z.array(z.string()),
      }),
    ),
  }),
});

/** As the collector reads it. */
const read = configurationSchema.parse(parse(stringify(collectorConfiguration())));
const { service } = read;
const pipelines = Object.values(service.pipelines);
const KINDS = ['receivers', 'processors', 'exporters'] as const;

describe('the configuration of the collector', () => {
  it.each(KINDS)('uses the %s that it has, and has none that it does not use', (kind) => {
    const used = new Set(pipelines.flatMap((pipeline) => pipeline[kind]));
    expect([...used].toSorted()).toEqual(Object.keys(read[kind]).toSorted());
  });

  it('starts the extensions that it has', () => {
    expect(service.extensions).toEqual(Object.keys(read.extensions));
  });

  it.each(Object.entries(service.pipelines))('limits memory first and batches last of %s', (_signal, pipeline) => {
    expect(pipeline.processors.at(0)).toBe('memory_limiter');
    expect(pipeline.processors.at(-1)).toBe('batch');
  });

  it.each([
    ['traces', ATTRIBUTES],
    ['metrics', ATTRIBUTES],
    ['logs', LOG_FIELDS],
  ] as const)(
    'lets of %s pass what the registry has and what names a process, and nothing else',
    (signal, registry) => {
      const lists = service.pipelines[signal].processors.filter((name) => name.startsWith('redaction/'));
      expect(lists).toHaveLength(1);
      const { allow_all_keys: isOpen, allowed_keys: names } = read.processors[lists[0] ?? ''] ?? {};
      expect(isOpen).toBe(false);
      const others = z
        .array(z.string())
        .parse(names)
        .filter((name) => !(name in registry));
      expect(others).toEqual(others.filter((name) => /^(service|process|telemetry\.sdk)\./.test(name)));
      expect(names).toEqual(expect.arrayContaining(Object.keys(registry)));
    },
  );

  it('names no server: where signals go stands in its environment', () => {
    const endpoints = Object.values(read.exporters).map(({ endpoint }) => endpoint);
    expect(endpoints).toEqual(endpoints.filter((endpoint) => /^\$\{env:[A-Z_]+\}$/.test(String(endpoint))));
  });
});
