import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getApplicationRoute, saveAnswerRoute } from '@playbook/contracts/applications/application-routes.contract';
import { setTargetDateRoute } from '@playbook/contracts/applications/target-date.contract';
import { type Session, sessionSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { getDashboardRoute } from '@playbook/contracts/dashboard/dashboard.contract';
import type { Interview } from '@playbook/contracts/interviews/interview.schema';
import { answerInterviewRoute, startInterviewRoute } from '@playbook/contracts/interviews/interviews.contract';
import { type Product, startProduct } from '@playbook/testing/product/start-product';
import { call, signUpFounder } from '../support/auth/founder.js';

/** Where Debian's libfaketime is. */
const LIBRARY = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path));

/** Of the founder's own; those of the batch calendar are over one day. */
const TARGET_DAYS = 30;
const MS_PER_DAY = 86_400_000;

let directory: string;
let product: Product;
let session: Session;
let version = 0;

/** Moves the clock of every process of the product but PostgreSQL's from now on; how time passes stays as it is. */
const moveClock = (by: string): Promise<void> => writeFile(join(directory, 'clock'), `${by}\n`);

beforeAll(async () => {
  if (LIBRARY === undefined) throw new Error('libfaketime is not installed (apt-get install faketime)');
  directory = await mkdtemp(join(tmpdir(), 'playbook-clock-'));
  await moveClock('+0');
  const environment = {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: join(directory, 'clock'),
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  product = await startProduct({ topology: 'local', environment });
  ({ session } = await signUpFounder(product.url));
  const body = { targetAt: new Date(Date.now() + TARGET_DAYS * MS_PER_DAY).toISOString() };
  await call(product.url + setTargetDateRoute.path, { method: 'PUT', token: session.access_token, body });
});
afterAll(async () => {
  await product.stop();
  await rm(directory, { recursive: true, force: true });
});

async function save(): Promise<number> {
  const { status, json } = await call(`${product.url}/rest/v1/application/answers/traction/metrics`, {
    method: 'PUT',
    token: session.access_token,
    body: { value: `Version ${version + 1}`, baseVersion: version },
  });
  if (status === saveAnswerRoute.status) version = saveAnswerRoute.response.parse(json).version;
  return status;
}

async function renew(): Promise<void> {
  const body = { refresh_token: session.refresh_token };
  const { json } = await call(`${product.url}/auth/v1/token?grant_type=refresh_token`, { body });
  session = sessionSchema.parse(json);
}

/** What a founder reads who has a session. */
async function read<T>(path: string, response: { parse(json: unknown): T }): Promise<T> {
  const { json } = await call(product.url + path, { token: session.access_token });
  return response.parse(json);
}

async function post<T>(path: string, body: object, response: { parse(json: unknown): { data: T } }): Promise<T> {
  const { json } = await call(product.url + path, { token: session.access_token, body });
  return response.parse(json).data;
}

const startInterview = async (): Promise<Interview> =>
  (await post(startInterviewRoute.path, {}, startInterviewRoute.response)).interview;

function answerInterview({ id, turns }: Interview): Promise<Interview> {
  const answer = { id, questionId: turns.at(-1)?.question.id, answer: '31 clinics pay us.', seconds: 9 };
  return post(answerInterviewRoute.path, answer, answerInterviewRoute.response);
}

describe('a clock that moves while the product runs, away from its database’s', () => {
  it.each([
    { name: 'two hours ahead', by: '+2h', isRefused: true, isAhead: true },
    { name: 'to summer time', by: '+55m', isRefused: false, isAhead: true },
    { name: '90 days ahead', by: '+90d', isRefused: true, isAhead: false },
    { name: 'by more than ten years', by: '+4000d', isRefused: true, isAhead: false },
  ])('$name ends tokens whose time is over, loses nothing, and goes on with a new one', async (moved) => {
    await moveClock('+0');
    await renew();
    const before = version;
    await moveClock(moved.by);
    expect(await save()).toBe(moved.isRefused ? 401 : saveAnswerRoute.status);
    await renew();
    expect(await save()).toBe(saveAnswerRoute.status);
    expect(version).toBe(before + (moved.isRefused ? 1 : 2));
    const { answers } = await read(getApplicationRoute.path, getApplicationRoute.response);
    expect(answers).toMatchObject([{ fieldId: 'metrics', value: `Version ${version}`, version }]);
    // Days that are left are no negative number by the contract.
    const { deadline } = await read(getDashboardRoute.path, getDashboardRoute.response);
    expect(deadline !== null).toBe(moved.isAhead);
  });

  it('ends an interview whose time is over by it, and asks on where it moved back', async () => {
    await moveClock('+0');
    await renew();
    const first = await startInterview();
    await moveClock('+2h');
    await renew();
    expect((await answerInterview(first)).debrief).not.toBeNull();
    await moveClock('-1d');
    await renew();
    const second = await startInterview();
    const { debrief, turns } = await answerInterview(second);
    expect({ debrief, turns: turns.length }).toEqual({ debrief: null, turns: 2 });
  });

  it('back by a day loses nothing, and all is ready', async () => {
    await moveClock('+90d');
    await renew();
    await moveClock('-1d');
    await renew();
    const before = version;
    expect(await save()).toBe(saveAnswerRoute.status);
    expect(version).toBe(before + 1);
    expect((await call(`${product.url}/readyz`)).status).toBe(200);
  });
});
