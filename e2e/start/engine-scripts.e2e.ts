import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pitchCritiqueSchema } from '@playbook/contracts/analysis/pitch-analysis.schema';

const ROOT = new URL('../..', import.meta.url).pathname;
const PITCHES = [
  { id: 'strong', text: 'Payroll for the 40,000 US dental practices that still run it by hand on Fridays' },
  { id: 'weak', text: 'An AI-powered platform revolutionizing synergies' },
  { id: 'blank', text: ' ' },
];

describe('scripts of the engine', () => {
  let folder: string;
  let items: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'playbook-engine-'));
    items = join(folder, 'items.json');
    writeFileSync(items, JSON.stringify(PITCHES));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('npm run score writes one result an item, and nothing else, into a file', () => {
    const results = join(folder, 'results.json');
    const [input, output] = [openSync(items, 'r'), openSync(results, 'w')];
    execFileSync('npm', ['run', 'score', '--', '--kind', 'pitch'], { cwd: ROOT, stdio: [input, output, 'ignore'] });
    for (const descriptor of [input, output]) closeSync(descriptor);
    const [strong, weak, blank] = JSON.parse(readFileSync(results, 'utf8'));
    expect([strong.id, weak.id]).toEqual(['strong', 'weak']);
    expect(pitchCritiqueSchema.parse(strong).overallScore).toBeGreaterThan(
      pitchCritiqueSchema.parse(weak).overallScore,
    );
    expect(blank).toEqual({
      id: 'blank',
      error: { code: 'validation_failed', issues: [{ path: 'text', message: 'must not be empty' }] },
    });
  });

  it('npm run engine:eval compares with ratings and pairs', () => {
    const [ratings, pairs] = [join(folder, 'ratings.json'), join(folder, 'pairs.json')];
    const rating = (points: number) => ({
      clarity: points,
      specificity: points,
      valueProposition: points,
      differentiation: points,
      insightStrength: points,
    });
    writeFileSync(ratings, JSON.stringify({ strong: rating(18), weak: rating(1) }));
    const [b, a] = PITCHES.map(({ text }) => text);
    writeFileSync(pairs, JSON.stringify([{ kind: 'pitch', expected: 'b_higher', a, b }]));
    const files = ['--items', items, '--ratings', ratings, '--pairs', pairs];
    const report = execFileSync('npm', ['run', '-s', 'engine:eval', '--', '--kind', 'pitch', ...files], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(report).toContain('overall: Spearman 1.000');
    expect(report).toContain('pairs b_higher: 1 of 1 right');
  });

  it.each(['score', 'engine:eval', 'engine:fit'])('npm run %s says which kinds there are', (script) => {
    const { status, stderr } = spawnSync('npm', ['run', '-s', script, '--', '--kind', 'poem'], {
      cwd: ROOT,
      encoding: 'utf8',
      input: '[]',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('There is no --kind poem; use one of');
  });
});
