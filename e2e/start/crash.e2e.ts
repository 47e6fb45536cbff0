import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getApplicationRoute, saveAnswerRoute } from '@playbook/contracts/applications/application-routes.contract';
import { analyzePitchRoute, listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { sessionSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { waitUntil } from '@playbook/testing/wait-until';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { type Product, startProduct } from '@playbook/testing/product/start-product';

const tokenAfterSignIn = async (url: string, { email, password }: Founder): Promise<string> => {
  const signedIn = await call(`${url}/auth/v1/token?grant_type=password`, { body: { email, password } });
  return sessionSchema.parse(signedIn.json).access_token;
};

/** Saves one text after the other until the product is gone; answers how many were acknowledged. */
async function saveUntilGone(url: string, token: string): Promise<number> {
  for (let version = 0; ; version += 1) {
    const body = { value: `Week ${version + 1}`, baseVersion: version };
    const saving = call(`${url}/rest/v1/application/answers/traction/metrics`, { method: 'PUT', token, body });
    const reply = await saving.catch(() => null);
    if (reply === null || !saveAnswerRoute.response.safeParse(reply.json).success) return version;
  }
}

describe('a crash of the whole product', () => {
  let dataDirectory: string;
  let running: Product | undefined;

  beforeEach(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'playbook-crash-'));
  });

  afterEach(async () => {
    await running?.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  });

  it('loses no acknowledged analysis and no account, and the next start needs no help', async () => {
    const first = await startProduct({ topology: 'local', dataDirectory });
    const founder = await signUpFounder(first.url);
    const token = founder.session.access_token;
    const acknowledged: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const body = { pitch: `We text dentists' waiting lists when a patient cancels, ${index} times a day` };
      const reply = await call(`${first.url}${analyzePitchRoute.path}`, { body, token });
      acknowledged.unshift(analyzePitchRoute.response.parse(reply.json).data.id);
    }
    await first.kill();

    running = await startProduct({ topology: 'local', dataDirectory });
    const nextToken = await tokenAfterSignIn(running.url, founder);
    const page = await call(`${running.url}${listPitchAnalysesRoute.path}`, { token: nextToken });
    expect(listPitchAnalysesRoute.response.parse(page.json).items.map((item) => item.id)).toEqual(acknowledged);
  });

  it('loses no acknowledged save of an answer, and repeats none', async () => {
    const first = await startProduct({ topology: 'local', dataDirectory });
    const founder = await signUpFounder(first.url);
    const saving = saveUntilGone(first.url, founder.session.access_token);
    const metrics = `${first.url}${getApplicationRoute.path}`;
    await waitUntil(async () => {
      const { json } = await call(metrics, { token: founder.session.access_token });
      return (getApplicationRoute.response.parse(json).answers[0]?.version ?? 0) >= 20;
    });
    await first.kill();
    const acknowledged = await saving;

    running = await startProduct({ topology: 'local', dataDirectory });
    const token = await tokenAfterSignIn(running.url, founder);
    const reply = await call(`${running.url}${getApplicationRoute.path}`, { token });
    const [answer] = getApplicationRoute.response.parse(reply.json).answers;
    // The last save may have been stored without its acknowledgement coming through.
    expect([acknowledged, acknowledged + 1]).toContain(answer?.version);
    expect(answer?.value).toBe(`Week ${answer?.version}`);
  });

  it('hands its data to the next start also where it is frozen and its supervisor killed', async () => {
    const first = await startProduct({ topology: 'local', dataDirectory });
    const founder = await signUpFounder(first.url);
    const lock = await readFile(join(dataDirectory, 'playbook.lock'), 'utf8');
    process.kill((JSON.parse(lock) as { pid: number }).pid, 'SIGSTOP');
    await first.kill();
    running = await startProduct({ topology: 'local', dataDirectory });
    await expect(tokenAfterSignIn(running.url, founder)).resolves.toEqual(expect.any(String));
  });

  it('stops cleanly on SIGTERM with exit code 0', async () => {
    const product = await startProduct({ topology: 'local', dataDirectory });
    expect(await product.stop()).toBe(0);
  });
});
