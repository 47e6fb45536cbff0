import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { analyzePitchRoute, listPitchAnalysesRoute } from '@playbook/contracts/analysis.contract';
import { call, signUpFounder } from '../support/founder.js';
import { type Product, startProduct } from '@playbook/testing/product/start-product';

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
    const { email, password } = founder;
    const signedIn = await call(`${running.url}/auth/v1/token?grant_type=password`, { body: { email, password } });
    expect(signedIn.status).toBe(200);
    const session = signedIn.json as { access_token: string };
    const page = await call(`${running.url}${listPitchAnalysesRoute.path}`, { token: session.access_token });
    expect(listPitchAnalysesRoute.response.parse(page.json).items.map((item) => item.id)).toEqual(acknowledged);
  });

  it('stops cleanly on SIGTERM with exit code 0', async () => {
    const product = await startProduct({ topology: 'local', dataDirectory });
    expect(await product.stop()).toBe(0);
  });
});
