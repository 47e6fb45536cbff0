import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Product, startProduct } from '@playbook/testing/product/start-product';
import { type LocalServer, startLocalServer } from '../support/servers/local-server.js';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectNoViolations } from '../support/pages/expect-no-violations.js';
import { signInByHttp } from '../support/pages/sign-in-by-http.js';

const HEARD = 'We fill empty dental chairs by text message.';
/** How a file of EBML begins, of which WebM is one. */
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** A speech server that hears the same whatever is said, and remembers what it was sent. */
class PlayedSpeechServer {
  readonly recordings: Buffer[] = [];
  isBroken = false;

  readonly serve: RequestListener = (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      this.recordings.push(Buffer.concat(parts));
      if (this.isBroken) response.writeHead(500).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text: HEARD }));
    });
  };
}

const speech = new PlayedSpeechServer();
let server: LocalServer;
let product: Product;
beforeAll(async () => {
  server = await startLocalServer(speech.serve);
  product = await startProduct({ topology: 'local', environment: { PLAYBOOK_SPEECH_URL: server.url } });
});
afterAll(async () => {
  await product.stop();
  server.stop();
});

describeInEveryLook('an answer that is spoken', (pageOf) => {
  const box = () => pageOf().getByLabel('Your answer', { exact: true });
  const speak = async (): Promise<void> => {
    const page = pageOf();
    await page.getByRole('button', { name: 'Speak' }).click();
    await page.getByText('Listening...').waitFor();
    await expectNoViolations(page, 'while it listens');
    await page.getByRole('button', { name: 'Stop' }).click();
  };

  it('is recorded, written down to be read, and judged like one that is typed', async () => {
    const page = pageOf();
    speech.isBroken = false;
    await signInByHttp(page, product.url, `speaker-${randomUUID()}@example.com`);
    await page.goto(`${product.url}/interview`);
    await page.getByRole('button', { name: 'Begin the Interview' }).click();
    await speak();
    await page.waitForFunction((heard) => document.querySelector('textarea')?.value === heard, HEARD);
    expect(speech.recordings.at(-1)?.includes(WEBM)).toBe(true);
    await expectNoViolations(page, 'when it is written down');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await page.getByRole('region', { name: 'Your last answer' }).getByText(HEARD).first().waitFor();
  });

  it('leaves what was typed when the speech server fails, and says so', async () => {
    speech.isBroken = true;
    await box().fill('In August 22,');
    await speak();
    await pageOf().getByText('Your answer was not written down').waitFor();
    expect(await box().inputValue()).toBe('In August 22,');
  });
});
