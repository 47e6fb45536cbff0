import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listAnswerVersions, restoreAnswerVersion } from '@playbook/contracts/applications/applications.contract';
import fc from 'fast-check';
import { ApplicationsBench, METRICS, type TestFounder } from '../../test/applications.fixture.js';

let bench: ApplicationsBench;
beforeAll(async () => {
  bench = await ApplicationsBench.start();
});
afterAll(() => bench.stop());

type Step =
  | { readonly kind: 'reload'; readonly device: number }
  /** Each send beyond the first is a repetition after a response that was lost. */
  | { readonly kind: 'save'; readonly device: number; readonly text: string; readonly sends: number }
  | { readonly kind: 'restore'; readonly device: number; readonly version: number };

const device = fc.integer({ min: 0, max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('reload' as const), device }),
  fc.record({
    kind: fc.constant('save' as const),
    device,
    text: fc.constantFrom('', 'a', 'b', 'c'),
    sends: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('restore' as const), device, version: fc.integer({ min: 1, max: 8 }) }),
);

/** What a founder may expect of one answer: every save that got through, in order, and nothing else. */
class Expectation {
  readonly saved: string[] = [];

  write(text: string, base: number): { outcome: 'saved' | 'conflict'; version: number } {
    const stored = this.saved.length;
    if (stored > 0 && this.saved.at(-1) === text) return { outcome: 'saved', version: stored };
    if (base !== stored) return { outcome: 'conflict', version: stored };
    return { outcome: 'saved', version: this.saved.push(text) };
  }
}

/** Three devices of one founder, each of which knows the version that it last saw. */
class Devices {
  readonly expected = new Expectation();
  /** Responses that were not what was expected, beside what was. */
  readonly surprises: unknown[] = [];
  private readonly seen = [0, 0, 0];

  constructor(private readonly founders: readonly TestFounder[]) {}

  async take(next: Step): Promise<void> {
    const founder = this.founders[next.device]!;
    switch (next.kind) {
      case 'reload':
        this.seen[next.device] = (await bench.load(founder)).answers[0]?.version ?? 0;
        return;
      case 'save':
        return this.save(founder, next);
      case 'restore':
        return this.restore(founder, next);
    }
  }

  private async save(founder: TestFounder, next: Step & { kind: 'save' }): Promise<void> {
    const base = this.seen[next.device]!;
    for (let send = 0; send < next.sends; send += 1) {
      const expected = this.expected.write(next.text, base);
      const result = await bench.save(founder, METRICS, next.text, base);
      const version = result.outcome === 'saved' ? result.version : result.stored.version;
      this.compare(`${result.outcome} ${version}`, `${expected.outcome} ${expected.version}`);
      this.seen[next.device] = version;
    }
  }

  private async restore(founder: TestFounder, { device: index, version }: Step & { kind: 'restore' }): Promise<void> {
    const input = { ...METRICS, version, baseVersion: this.seen[index]! };
    const text = this.expected.saved[version - 1];
    const call = bench.service.rpc.call(restoreAnswerVersion, input, founder);
    const outcome = await call.then(
      (result) => result.outcome,
      (error: { code: string }) => error.code,
    );
    const expected = text === undefined ? 'not_found' : this.expected.write(text, input.baseVersion).outcome;
    this.compare(outcome, expected);
  }

  private compare(actual: string, expected: string): void {
    if (actual !== expected) this.surprises.push({ actual, expected });
  }
}

describe('any sequence of saves, repetitions, reloads and restores on three devices', () => {
  it('keeps every acknowledged save exactly once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const first = await bench.founder();
        const founders = [first, await bench.founder(first.founderId), await bench.founder(first.founderId)];
        const devices = new Devices(founders);
        for (const next of steps) await devices.take(next);
        expect(devices.surprises).toEqual([]);

        const { saved } = devices.expected;
        const { items } = await bench.service.rpc.call(listAnswerVersions, METRICS, first);
        expect(items.map(({ value }) => value).toReversed()).toEqual(saved);
        const stored = (await bench.load(first)).answers.map(({ value, version }) => ({ value, version }));
        expect(stored).toEqual(saved.length > 0 ? [{ value: saved.at(-1), version: saved.length }] : []);
      }),
      { numRuns: 60, seed: 20_261_121 },
    );
  });
});
