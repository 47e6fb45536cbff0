import { savedAnswerSchema } from '@playbook/contracts/applications/application.schema';
import { startProduct } from '@playbook/testing/product/start-product';
import { holdToGoal } from '../measure/hold-to-goal.js';
import { withClosings } from '../measure/with-closings.js';
import { type PreparedFounder, signUpFounder } from '@playbook/testing/product/sign-up-founder';
import { FounderVideos } from './founder-videos.js';
import { makeVideo } from './make-video.js';

const P95_MAX_RATIO = 1.5;
const ROUNDS = 3;
/** Fewer saves of each than the calls that a founder has in a minute. */
const FOUNDERS = 20;
const SAVES_PER_FOUNDER = 15;
const VIDEO_S = 60;
const PERCENTILE = 0.95;
const PATH = '/rest/v1/application/answers/traction/metrics';

/** Somebody who edits one answer. */
class Writer {
  private version = 0;

  constructor(
    private readonly url: string,
    private readonly founder: PreparedFounder,
  ) {}

  /** @returns how long it took, in milliseconds */
  async save(): Promise<number> {
    const startedAtMs = performance.now();
    const reply = await fetch(this.url + PATH, {
      method: 'PUT',
      headers: { ...this.founder.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ value: `Week ${this.version}: 31 clinics pay $99 a month`, baseVersion: this.version }),
    });
    this.version = savedAnswerSchema.parse(await reply.json()).version;
    return performance.now() - startedAtMs;
  }
}

/**
 * How long 95 of 100 saves of an answer take at most while another founder's video of a minute of 1080p is analysed, as a ratio to the
 * same without, in turns within one run of the distributed topology. Ends with 1 from 1.5 times on.
 */
export function runAutosave(): Promise<void> {
  return withClosings(async (closings) => {
    const environment = { AUTH_RATE_LIMIT_SIGNUP: '1000000', PLAYBOOK_REPLICAS: '1', LOG_LEVEL: 'error' };
    const { url, stop } = await startProduct({ topology: 'distributed', environment });
    closings.push(stop);
    const videos = new FounderVideos(url, await signUpFounder(url));
    const content = await makeVideo('1920x1080', VIDEO_S);
    await saveAll(await writersAt(url));
    const alone: number[] = [];
    const beside: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await videos.upload(content);
      alone.push(...(await saveAll(await writersAt(url))));
      const writers = await writersAt(url);
      let isAnalysed = false;
      const analysis = videos.analyze(id).then(() => {
        isAnalysed = true;
      });
      beside.push(...(await saveAll(writers, () => !isAnalysed)));
      await analysis;
    }
    const ratio = p95Of(beside) / p95Of(alone);
    console.table([
      { saves: 'nothing else', count: alone.length, 'p95 ms': p95Of(alone).toFixed(1), ratio: '1.00' },
      {
        saves: 'beside an analysis',
        count: beside.length,
        'p95 ms': p95Of(beside).toFixed(1),
        ratio: ratio.toFixed(2),
      },
    ]);
    holdToGoal('times the p95', ratio, P95_MAX_RATIO);
  });
}

async function writersAt(url: string): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let count = 0; count < FOUNDERS; count += 1) writers.push(new Writer(url, await signUpFounder(url)));
  return writers;
}

/** One save after the other, the founders in turn, as long as there is a reason to. */
async function saveAll(writers: readonly Writer[], isWanted = (): boolean => true): Promise<number[]> {
  const tookMs: number[] = [];
  for (let turn = 0; turn < SAVES_PER_FOUNDER; turn += 1) {
    for (const writer of writers) {
      const saveMs = await writer.save();
      if (isWanted()) tookMs.push(saveMs);
    }
  }
  return tookMs;
}

function p95Of(tookMs: readonly number[]): number {
  const sorted = tookMs.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * PERCENTILE)] ?? Number.NaN;
}
