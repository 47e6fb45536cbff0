import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { SpeechServer } from './speech-server.js';

const SOUND = { bytes: new Uint8Array(64_000), type: 'audio/webm', fileName: 'answer.webm' } as const;

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

interface Call {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

type Respond = (response: ServerResponse, call: Call) => void;

async function startServer(respond: Respond): Promise<{ readonly url: string; readonly calls: Call[] }> {
  const calls: Call[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { url: path, headers } = request;
    const call = { path, authorization: headers.authorization, body: Buffer.concat(parts).toString('latin1') };
    calls.push(call);
    respond(response, call);
  };
  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closings.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, calls };
}

const sendJson =
  (value: unknown, status = 200): Respond =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const write = (url: string, { signal = new AbortController().signal, timeoutMs = 5_000 } = {}) =>
  new SpeechServer({ url, key: 'a key', model: 'whisper-1', timeoutMs }).write(SOUND, signal);

describe('a speech server', () => {
  it.each(['', '/', '/v1', '/v1/audio/transcriptions'])('is found at its address with %j', async (path) => {
    const { url, calls } = await startServer(sendJson({ text: 'We sell payroll' }));
    await expect(write(url + path)).resolves.toMatchObject({ text: 'We sell payroll' });
    expect(calls[0]).toMatchObject({ path: '/v1/audio/transcriptions', authorization: 'Bearer a key' });
    expect(calls[0]?.body).toContain('verbose_json');
    expect(calls[0]?.body).toContain('filename="answer.webm"');
    expect(calls[0]?.body.length).toBeGreaterThan(64_000);
  });

  it('that knows no times is asked for text alone', async () => {
    const { url, calls } = await startServer((response, call) => {
      const isVerbose = call.body.includes('verbose_json');
      sendJson(isVerbose ? { error: {} } : { text: 'We sell' }, isVerbose ? 400 : 200)(response, call);
    });
    await expect(write(url)).resolves.toMatchObject({ text: 'We sell' });
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['refused', sendJson({}, 401)],
    ['refused', sendJson({}, 400)],
    ['refused', sendJson({}, 500)],
    ['reply', sendJson([])],
    ['reply', (response: ServerResponse) => response.end('no JSON')],
    ['reply', (response: ServerResponse) => response.end(`"${'x'.repeat(9_000_000)}"`)],
    ['unreachable', (response: ServerResponse) => response.destroy()],
    ['unreachable', (response: ServerResponse) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
  ] as const)('fails: %s', async (why, respond) => {
    const { url } = await startServer(respond as Respond);
    await expect(write(url)).rejects.toMatchObject({ name: 'SpeechServerFailed', why });
  });

  it('that is silent is given up at its time limit', async () => {
    const { url } = await startServer(() => undefined);
    await expect(write(url, { timeoutMs: 50 })).rejects.toMatchObject({ why: 'timeout' });
  });

  it('is left when nobody wants its reply', async () => {
    const abort = new AbortController();
    const { url } = await startServer(() => abort.abort(new Error('gone')));
    await expect(write(url, { signal: abort.signal })).rejects.toThrow('gone');
  });
});
