import { randomUUID } from 'node:crypto';
import { SHARE_COMMENTS_PER_MINUTE } from '@playbook/contracts/sharing/share-comment.schema';
import { addShareCommentRoute, watchShareCommentsRoute } from '@playbook/contracts/sharing/share-comments.contract';
import { createShareLinkRoute } from '@playbook/contracts/sharing/share-links.contract';
import { startInfra } from '@playbook/testing/infra/start-infra';
import { startProduct, type Topology } from '@playbook/testing/product/start-product';
import { holdToGoal } from '../measure/hold-to-goal.js';
import { type Closing, withClosings } from '../measure/with-closings.js';
import { type PreparedFounder, signUpFounder } from '@playbook/testing/product/sign-up-founder';

const COMMENTS = SHARE_COMMENTS_PER_MINUTE;
const GOAL_MS = 1_000;
const NEWS = 'event: changed';

/** How long it takes until a founder who watches hears of a reader's comment, in both topologies. Ends with 1 where it is more than a second. */
export function runCommentArrival(): Promise<void> {
  return withClosings(async (closings) => {
    const rows = [];
    for (const topology of ['local', 'distributed'] as const) {
      const timesMs = (await arrivals(topology, closings)).toSorted((a, b) => a - b);
      rows.push({ topology, 'p50 ms': timesMs[timesMs.length >> 1] ?? Infinity, 'max ms': timesMs.at(-1) ?? Infinity });
    }
    console.table(rows);
    holdToGoal('ms', Math.max(...rows.map((row) => row['max ms'])), GOAL_MS);
  });
}

async function arrivals(topology: Topology, closings: Closing[]): Promise<number[]> {
  const infra = await startInfra(topology === 'local' ? ['postgres'] : ['postgres', 'nats', 'redis']);
  closings.push(() => infra.stop());
  const { postgres = '', redis } = infra.urls;
  const environment = {
    DATABASE_URL: postgres,
    LOG_LEVEL: 'error',
    ...(redis === undefined ? {} : { REDIS_URL: redis }),
  };
  const product = await startProduct({ topology, environment });
  closings.push(() => product.stop());
  const founder = await signUpFounder(product.url);
  const secret = await shareOf(product.url, founder);
  const news = await watch(product.url, founder, closings);
  const timesMs: number[] = [];
  for (let count = 0; count < COMMENTS; count += 1) {
    const beganMs = performance.now();
    const heard = news.next();
    await post(product.url + addShareCommentRoute.path, {
      id: randomUUID(),
      secret,
      target: 'traction.metrics',
      quote: null,
      author: 'Ada',
      text: 'Since when?',
    });
    await heard;
    timesMs.push(Math.round(performance.now() - beganMs));
  }
  return timesMs;
}

async function post(url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const all = { 'content-type': 'application/json', ...headers };
  const response = await fetch(url, { method: 'POST', headers: all, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

async function shareOf(url: string, { headers }: PreparedFounder): Promise<string> {
  const link = { kind: 'application', objectId: null, name: 'Ada', scope: 'comment', days: 1 };
  const reply = await post(url + createShareLinkRoute.path, link, headers);
  return createShareLinkRoute.response.parse(await reply.json()).secret;
}

/** Each news that comes from now on. */
async function watch(url: string, { headers }: PreparedFounder, closings: Closing[]): Promise<AsyncGenerator<void>> {
  const end = new AbortController();
  closings.push(() => end.abort());
  const response = await fetch(url + watchShareCommentsRoute.path, {
    method: 'POST',
    headers: { accept: 'text/event-stream', ...headers },
    signal: end.signal,
  });
  if (response.body === null) throw new Error('The stream of comments has no body');
  const news = newsOf(response.body);
  // What was there before is told at once.
  await news.next();
  return news;
}

async function* newsOf(body: NonNullable<Response['body']>): AsyncGenerator<void> {
  let [text, read] = ['', 0];
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (; text.split(NEWS).length - 1 > read; read += 1) yield;
  }
}
