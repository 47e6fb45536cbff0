import { setTimeout as sleep } from 'node:timers/promises';
import { analyzeContentRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { ANSWER_MAX_CHARS } from '@playbook/contracts/core/limits';
import { startProduct } from '@playbook/testing/product/start-product';
import { hostileTexts } from './hostile/hostile-texts.js';
import { type Latencies, probeDuring } from './hostile/probe.js';
import { withClosings } from './measure/with-closings.js';
import { signUpFounder } from '@playbook/testing/product/sign-up-founder';

const TEXTS = 2_000;
const SEED = 20_261_123;
/** Fewer than the calls that a founder has in a minute. */
const TEXTS_PER_FOUNDER = 50;
const FOUNDERS_AT_ONCE = 4;
const QUIET_MS = 10_000;
/** A probe of liveness that takes longer is on its way to a restart. */
const GOAL_MAX_MS = 250;
const NO_SIGN_UP_LIMIT = { AUTH_RATE_LIMIT_SIGNUP: '1000000', LOG_LEVEL: 'error' };

/** Has one answer judged; the status of the reply. */
async function judge(url: string, headers: Readonly<Record<string, string>>, answer: string): Promise<number> {
  const reply = await fetch(url + analyzeContentRoute.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'yc-application', sectionId: 'traction', fieldId: 'metrics', answer }),
  });
  await reply.arrayBuffer();
  return reply.status;
}

/** Every founder sends their texts one after the other, several founders at once. */
async function sendAll(url: string, shares: readonly (readonly string[])[]): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const waiting = [...shares];
  const sendShares = async (): Promise<void> => {
    for (let share = waiting.pop(); share !== undefined; share = waiting.pop()) {
      const { headers } = await signUpFounder(url);
      for (const text of share) {
        const status = await judge(url, headers, text);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
  };
  await Promise.all(Array.from({ length: FOUNDERS_AT_ONCE }, sendShares));
  return statuses;
}

const rounded = (latencies: Latencies): Record<string, number> =>
  Object.fromEntries(Object.entries(latencies).map(([name, value]) => [name, Math.round(value * 10) / 10]));

/**
 * How long the product takes to say that it lives while founders send texts that are made to keep it busy, against how long it
 * takes without them. Ends with 1 when one such answer takes a quarter of a second, or when a text makes the product fail.
 */
export function runHostile(): Promise<void> {
  return withClosings(async (closings) => {
    const { url, stop } = await startProduct({ topology: 'local', environment: NO_SIGN_UP_LIMIT });
    closings.push(stop);
    const texts = hostileTexts(TEXTS, ANSWER_MAX_CHARS, SEED);
    const shares = Array.from({ length: TEXTS / TEXTS_PER_FOUNDER }, (_, index) =>
      texts.slice(index * TEXTS_PER_FOUNDER, (index + 1) * TEXTS_PER_FOUNDER),
    );
    let statuses = new Map<number, number>();
    const quiet = await probeDuring(`${url}/livez`, () => sleep(QUIET_MS));
    const busy = await probeDuring(`${url}/livez`, async () => {
      statuses = await sendAll(url, shares);
    });
    console.table({ 'nothing to do': rounded(quiet), [`${TEXTS} hostile texts`]: rounded(busy) });
    process.stdout.write(`Replies: ${[...statuses].map(([status, count]) => `${count} with ${status}`).join(', ')}\n`);
    const failures = [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);
    if (busy.maxMs < GOAL_MAX_MS && failures === 0) return;
    process.stderr.write(`Missed: the slowest reply took ${Math.round(busy.maxMs)} ms, and ${failures} texts failed\n`);
    process.exitCode = 1;
  });
}
