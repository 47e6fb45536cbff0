import { describe, expect, it } from '@jest/globals';
import { METRICS } from '@playbook/service-kit/telemetry/registry/metrics';
import { isTestFile, readSource, sourceFilesBelow, workspacePackages } from './support/workspace.js';

/** The one place that makes instruments. */
const INSTRUMENTS = 'libs/service-kit/src/telemetry/registry/instruments.ts';

const sources = workspacePackages()
  .flatMap(({ folder }) => sourceFilesBelow(folder))
  .filter((file) => !isTestFile(file) && !file.startsWith('e2e/'));

describe('metrics', () => {
  it('are made by the registry and by nobody else', () => {
    const makers = sources.filter((file) => /\bgetMeter\s*\(/.test(readSource(file)));
    expect(makers).toEqual([INSTRUMENTS]);
  });

  it('of the registry are all recorded', () => {
    const calls = sources.map(readSource).join('\n');
    const names = Object.keys(METRICS);
    expect(
      names.filter((name) => !new RegExp(`(record|observe)\\('${name.replaceAll('.', '\\.')}'`).test(calls)),
    ).toEqual([]);
  });
});
