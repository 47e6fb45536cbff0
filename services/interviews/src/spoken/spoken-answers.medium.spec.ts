import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getInterviewAbilities, transcribeAnswer } from '@playbook/contracts/interviews/spoken-answers.contract';
import { InterviewsBench } from '../../test/interviews.fixture.js';

const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x01, 0x02]).toString('base64');
const SOUND = { type: 'audio/webm', sound: WEBM } as const;

/** A speech server that responds as a test says. */
async function playSpeechServer(): Promise<{ url: string; say: (reply: object | null) => void; stop: () => void }> {
  let reply: object | null = { text: '31 clinics, 9 more than in August.' };
  const respond = (response: ServerResponse): void => {
    if (reply === null) response.writeHead(500).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  };
  const server = createServer((request, response) => request.resume().on('end', () => respond(response)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const say = (next: object | null): void => void (reply = next);
  return { url: `http://127.0.0.1:${port}`, say, stop: () => server.close() };
}

describe('spoken answers', () => {
  let speech: Awaited<ReturnType<typeof playSpeechServer>>;
  let bench: InterviewsBench;
  beforeAll(async () => {
    speech = await playSpeechServer();
    bench = await InterviewsBench.start({ PLAYBOOK_SPEECH_URL: speech.url });
  });
  afterAll(async () => {
    await bench.stop();
    speech.stop();
  });
  const write = async (sound: { type: 'audio/webm' | 'audio/ogg' | 'audio/mp4'; sound: string } = SOUND) =>
    bench.service.rpc.call(transcribeAnswer, sound, await bench.founder());

  it('are written down, and kept nowhere', async () => {
    speech.say({ text: ' 31 clinics,\n9 more than in August. ' });
    expect(await bench.service.rpc.call(getInterviewAbilities, {}, await bench.founder())).toEqual({
      canTranscribe: true,
    });
    expect(await write()).toEqual({ text: '31 clinics, 9 more than in August.' });
    expect(await bench.rows('select 1 from interviews.interviews')).toEqual([]);
  });

  it('without words are an empty text, and a long one is cut', async () => {
    speech.say({ text: '' });
    expect(await write()).toEqual({ text: '' });
    speech.say({ text: 'and '.repeat(5_000) });
    expect((await write()).text.length).toBeLessThanOrEqual(3_000);
  });

  it.each([
    ['what is no recording', { type: 'audio/webm', sound: Buffer.from('<html>').toString('base64') }],
    ['another type than it says', { type: 'audio/ogg', sound: WEBM }],
    ['no base64', { type: 'audio/webm', sound: '***' }],
    ['nothing', { type: 'audio/webm', sound: '' }],
    ['too much', { type: 'audio/webm', sound: 'A'.repeat(800_004) }],
  ] as const)('that are %s are refused, and the field is named', async (_, sound) => {
    await expect(write(sound)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { issues: [{ path: 'sound' }] },
    });
  });

  it('are not written down while the server fails, and nothing of them is lost elsewhere', async () => {
    speech.say(null);
    await expect(write()).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});

describe('an installation without a speech server', () => {
  it('says so', async () => {
    const bench = await InterviewsBench.start();
    const founder = await bench.founder();
    expect(await bench.service.rpc.call(getInterviewAbilities, {}, founder)).toEqual({ canTranscribe: false });
    await expect(bench.service.rpc.call(transcribeAnswer, SOUND, founder)).rejects.toMatchObject({ code: 'not_found' });
    await bench.stop();
  });
});
