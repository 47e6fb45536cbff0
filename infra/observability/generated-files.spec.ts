import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { METRICS, type MetricName } from '@playbook/service-kit/telemetry/registry/metrics';
import { seriesOf } from '@playbook/service-kit/telemetry/registry/prometheus-names';
import { ALERTS } from './alerts/alerts.js';
import { DASHBOARDS } from './dashboards/dashboards.js';
import { generatedFiles } from './generated-files.js';

const ROOT = join(import.meta.dirname, '../..');
/** The formatter is loaded, which takes some seconds where other tests run beside it. */
const GENERATE_MS = 60_000;
const SERIES = (Object.keys(METRICS) as MetricName[]).flatMap(seriesOf);

/** What a query selects, by the brace that follows. */
const seriesIn = (expr: string): string[] =>
  [...expr.matchAll(/(?<![\w:])([a-z][a-z0-9_]{0,80})\{/g)].map(([, name]) => String(name));

describe('what npm run observability makes', () => {
  let files: ReadonlyMap<string, string>;

  beforeAll(async () => {
    files = await generatedFiles();
  }, GENERATE_MS);

  it('is in the repository as it would be made now', async () => {
    for (const [path, content] of files) {
      expect({ path, content: await readFile(join(ROOT, path), 'utf8') }).toEqual({ path, content });
    }
  });

  it('has a page of the runbook for each alert, and each alert once', () => {
    const page = files.get('docs/alerts.md') ?? '';
    const names = ALERTS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !page.includes(`\n## ${name}\n`))).toEqual([]);
  });

  it('has four dashboards whose queries ask for metrics of the registry only', () => {
    expect(DASHBOARDS).toHaveLength(4);
    for (const { uid, panels } of DASHBOARDS) {
      const board = JSON.parse(files.get(`infra/observability/generated/dashboards/${uid}.json`) ?? '{}');
      const exprs = board.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
        targets.map(({ expr }) => expr),
      );
      expect(exprs).toEqual(panels.flatMap(({ queries }) => queries.map(({ expr }) => expr)));
      for (const expr of exprs) {
        expect(seriesIn(expr)).not.toEqual([]);
        expect(seriesIn(expr).filter((series) => !SERIES.includes(series))).toEqual([]);
      }
    }
  });

  it('has alerts that ask for metrics of the registry, and for what Prometheus knows of its targets', () => {
    const asked = ALERTS.flatMap(({ expr }) => seriesIn(expr)).filter((series) => series !== 'up');
    expect(asked.filter((series) => !SERIES.includes(series))).toEqual([]);
  });
});
