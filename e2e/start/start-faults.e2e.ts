import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Product, startProduct } from '@playbook/testing/product/start-product';

/** What the product prints when it refuses to start. */
async function refusal(environment: Record<string, string>, dataDirectory: string): Promise<string> {
  try {
    const product = await startProduct({ topology: 'local', environment, dataDirectory });
    await product.stop();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The product started');
}

describe('a start that cannot go on', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'playbook-start-'));
  });

  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it.each<[string, Record<string, string>, string]>([
    ['a port that is no number', { PORT: 'many' }, 'The setting PORT is not usable: it must be a port number.'],
    ['an unknown setting', { PLAYBOOK_COLOUR: 'red' }, 'There is no setting PLAYBOOK_COLOUR.'],
    ['a misspelt auth setting', { AUTH_SITE_ULR: 'x' }, 'There is no setting AUTH_SITE_ULR.'],
    ['a wrong database address', { DATABASE_URL: 'mysql://x' }, 'The setting DATABASE_URL is not usable'],
    ['a missing secret file', { DATABASE_URL_FILE: '/no/such/file' }, 'DATABASE_URL_FILE names cannot be read'],
    ['the development sign-in for neighbours', { HOST: '0.0.0.0' }, 'unset HOST, or set AUTH_GOOGLE_CLIENT_ID'],
    [
      'the development sign-in at a public address',
      { PLAYBOOK_PUBLIC_URL: 'https://playbook.example' },
      'unset PLAYBOOK_PUBLIC_URL, or set AUTH_GOOGLE_CLIENT_ID',
    ],
    ['the development sign-in in production', { NODE_ENV: 'production' }, 'NODE_ENV'],
  ])('says what to do about %s', async (_name, environment, sentence) => {
    const output = await refusal(environment, join(folder, 'data'));
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/\n\s+at /);
  });

  it('says what to do about a busy port', async () => {
    const server: Server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '0.0.0.0', () => resolve((server.address() as { port: number }).port));
    });
    const output = await refusal({ PORT: String(port) }, join(folder, 'data'));
    server.close();
    expect(output).toContain(`Port ${port} is in use by another program. Stop it, or set PORT to another port.`);
  });

  it('says what to do about a data directory that is a file', async () => {
    const path = join(folder, 'file');
    await writeFile(path, 'not a folder');
    expect(await refusal({}, path)).toMatch(/PLAYBOOK_DATA_DIR/);
  });

  describe('on data that is in use', () => {
    let product: Product;

    beforeAll(async () => {
      product = await startProduct({ topology: 'local', dataDirectory: join(folder, 'data') });
    });

    afterAll(async () => {
      await product.stop();
    });

    it('names the process and the address that has it, and leaves it running', async () => {
      const output = await refusal({}, product.dataDirectory);
      expect(output).toContain('Playbook already runs on');
      expect(output).toContain(product.url);
      expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    });
  });
});
