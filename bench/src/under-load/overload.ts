import { setTimeout as pause } from 'node:timers/promises';
import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { startProduct } from '@playbook/testing/product/start-product';
import { watchMemory } from '../measure/memory-watch.js';
import { withClosings } from '../measure/with-closings.js';
import { type PreparedFounder, signUpFounder } from '@playbook/testing/product/sign-up-founder';
import { isOk, type Outcome, percentileMs, type Send, SteadyLoad } from './steady-load.js';

/** So many that none of them asks more often than a founder may. */
const FOUNDERS = 500;
const WORKERS = 16;
const PEAK_MS = 15_000;
const TIMES = 5;
const OVERLOAD_MS = 60_000;
const GOODPUT_MIN_SHARE = 0.8;
/** By when it is as quick again as before. */
const CALM_AGAIN_MS = 10_000;
const CALM_REQUESTS = 20;
const CALM_MAX_RATIO = 2;
const RISE_MAX_MIB = 300;
const BYTES_PER_MIB = 1_048_576;
const MS_PER_S = 1_000;
/** One client stands for all founders, whose connections come from many addresses. */
const MANY_CONNECTIONS = '20000';
const NO_LIMITS = {
  AUTH_RATE_LIMIT_SIGNUP: '1000000',
  PLAYBOOK_MAX_CONNECTIONS: MANY_CONNECTIONS,
  PLAYBOOK_MAX_CONNECTIONS_PER_ADDRESS: MANY_CONNECTIONS,
  PLAYBOOK_REPLICAS: '1',
  LOG_LEVEL: 'error',
};

/** Founders who have pitches analyzed, in turns. */
class Analysts {
  private turn = 0;

  constructor(
    private readonly url: string,
    private readonly founders: readonly PreparedFounder[],
  ) {}

  /** The pitch of each is new. */
  get analyze(): Send {
    return async () => {
      this.turn += 1;
      const founder = this.founders[this.turn % this.founders.length];
      const reply = await fetch(this.url + analyzePitchRoute.path, {
        method: 'POST',
        headers: { ...founder?.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ pitch: `Payroll for the ${this.turn} US dental practices that still run it by hand` }),
      });
      await reply.arrayBuffer();
      return { status: reply.status, retryAfter: reply.headers.get('retry-after') };
    };
  }
}

/**
 * Five times as many pitches a second as the distributed product can judge, for a minute. Ends with 1 where it judges less than four fifths
 * of its peak meanwhile, refuses without saying when to come back, keeps more than 300 MiB, or is slow ten seconds after it.
 */
export function runOverload(): Promise<void> {
  return withClosings(async (closings) => {
    const product = await startProduct({ topology: 'distributed', environment: NO_LIMITS });
    closings.push(() => product.stop());
    const founders: PreparedFounder[] = [];
    while (founders.length < FOUNDERS) founders.push(await signUpFounder(product.url));
    const { analyze } = new Analysts(product.url, founders);
    await asFastAsPossible(analyze);
    const peakPerS = ((await asFastAsPossible(analyze)).filter(isOk).length / PEAK_MS) * MS_PER_S;
    const calm = await oneByOne(analyze);
    const memory = watchMemory(product.processId);
    closings.push(() => memory.stop());
    const load = new SteadyLoad(peakPerS * TIMES, analyze);
    await pause(OVERLOAD_MS);
    const during = await load.stop();
    const { riseBytes } = memory.read();
    await pause(CALM_AGAIN_MS);
    report({ peakPerS, calm, during, riseMib: riseBytes / BYTES_PER_MIB, after: await oneByOne(analyze) });
  });
}

/** Several at a time, each after the other, for as long as the peak is looked for. */
async function asFastAsPossible(send: Send): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const endsAtMs = performance.now() + PEAK_MS;
  const work = async (): Promise<void> => {
    while (performance.now() < endsAtMs) outcomes.push(await timed(send));
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return outcomes;
}

async function oneByOne(send: Send): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  while (outcomes.length < CALM_REQUESTS) outcomes.push(await timed(send));
  return outcomes;
}

async function timed(send: Send): Promise<Outcome> {
  const sentAtMs = performance.now();
  const end = await send();
  return { ...end, sentAtMs, timeMs: performance.now() - sentAtMs };
}

interface Figures {
  readonly peakPerS: number;
  readonly calm: readonly Outcome[];
  readonly during: readonly Outcome[];
  readonly after: readonly Outcome[];
  readonly riseMib: number;
}

const isRefusal = ({ status, retryAfter }: Outcome): boolean =>
  (status === 429 || status === 503) && retryAfter !== null;
const isUnsaid = (outcome: Outcome): boolean => !isOk(outcome) && !isRefusal(outcome);

function report({ peakPerS, calm, during, after, riseMib }: Figures): void {
  const good = during.filter(isOk);
  const share = good.length / (OVERLOAD_MS / MS_PER_S) / peakPerS;
  const statuses = Map.groupBy(during, ({ status, reason }) => reason ?? String(status));
  const slowness = percentileMs(after, 0.5) / percentileMs(calm, 0.5);
  console.table(
    [...statuses].map(([status, all]) => ({ status, count: all.length, 'p99 ms': percentileMs(all, 0.99).toFixed(0) })),
  );
  const goals = [
    { goal: 'judged, of the peak', figure: share, isMet: share >= GOODPUT_MIN_SHARE },
    {
      goal: 'ended without saying when to come back',
      figure: during.filter(isUnsaid).length,
      isMet: !during.some(isUnsaid),
    },
    { goal: 'memory of one process, MiB more', figure: riseMib, isMet: riseMib <= RISE_MAX_MIB },
    { goal: 'time of one ten seconds later, of before', figure: slowness, isMet: slowness <= CALM_MAX_RATIO },
  ];
  console.table(goals.map((row) => ({ ...row, figure: row.figure.toFixed(2) })));
  process.stdout.write(`Peak ${peakPerS.toFixed(0)} a second, ${TIMES} times that were sent.\n`);
  if (!goals.every(({ isMet }) => isMet)) process.exitCode = 1;
}
