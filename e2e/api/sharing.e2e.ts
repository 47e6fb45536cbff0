import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { deleteAccountRoute } from '@playbook/contracts/founder/account-routes.contract';
import {
  addShareCommentRoute,
  listShareCommentsRoute,
  watchShareCommentsRoute,
} from '@playbook/contracts/sharing/share-comments.contract';
import { revokeShareLinkRoute } from '@playbook/contracts/sharing/share-links.contract';
import type { OpenedShare } from '@playbook/contracts/sharing/shared-document.schema';
import { openShareRoute } from '@playbook/contracts/sharing/shared-reading.contract';
import { call, type Founder, type Reply, signUpFounder } from '../support/auth/founder.js';
import { tinyDeck, uploadDeck } from '../support/files/deck-upload.js';
import { tinyVideo, uploadDemo } from '../support/files/demo-upload.js';
import { letterTo, lettersTo } from '../support/outbox.js';
import { commentBy, shareOf } from '../support/share-links.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const PAID = '31 clinics pay us $90 a month.';

const open = (secret: string): Promise<Reply> => call(`${url}${openShareRoute.path}`, { body: { secret } });
async function opened(secret: string): Promise<OpenedShare> {
  const reply = await open(secret);
  expect(reply.status).toBe(200);
  return openShareRoute.response.parse(reply.json);
}
async function answer(founder: Founder, value: string, baseVersion = 0): Promise<void> {
  const reply = await call(`${url}/rest/v1/application/answers/traction/metrics`, {
    method: 'PUT',
    body: { value, baseVersion },
    token: founder.session.access_token,
  });
  expect(reply.status).toBe(200);
}
async function pitchOf(founder: Founder): Promise<string> {
  const reply = await call(`${url}${analyzePitchRoute.path}`, {
    body: { pitch: 'Chairtime fills empty dental chairs by text message' },
    token: founder.session.access_token,
  });
  return analyzePitchRoute.response.parse(reply.json).data.id;
}

describe('what a share link opens', () => {
  let founder: Founder;
  beforeAll(async () => {
    founder = await signUpFounder(url);
    await answer(founder, PAID);
  });

  it('is the application as it is now, and nothing of who wrote it', async () => {
    const { secret } = await shareOf(url, founder);
    const { document, scope, kind } = await opened(secret);
    expect({ scope, kind }).toEqual({ scope: 'comment', kind: 'application' });
    expect(document.parts).toEqual([
      { target: 'traction.metrics', heading: expect.any(String), text: PAID, notes: [] },
    ]);
    const reply = await open(secret);
    for (const hidden of [founder.email, founder.session.user.id, secret]) expect(reply.text).not.toContain(hidden);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('is a pitch analysis, a deck and a demo', async () => {
    const [pitch, deck, demo] = await Promise.all([
      pitchOf(founder),
      uploadDeck(url, founder, tinyDeck(), 'deck.pdf'),
      uploadDemo(url, founder, tinyVideo(), 'take.mp4'),
    ]);
    const ofPitch = await shareOf(url, founder, { kind: 'pitch', objectId: pitch });
    const { document } = await opened(ofPitch.secret);
    expect(document.parts[0]).toMatchObject({ target: 'pitch', text: expect.stringContaining('Chairtime') });
    expect(document.parts[0]?.notes[0]?.label).toBe('Overall');
    const ofDeck = await shareOf(url, founder, { kind: 'deck', objectId: deck.id });
    expect((await opened(ofDeck.secret)).document.title).toBe('deck.pdf');
    const ofDemo = await shareOf(url, founder, { kind: 'demo', objectId: demo.id });
    expect((await opened(ofDemo.secret)).document.title).toBe('take.mp4');
  });

  it('is nothing for a secret that is unknown, cut off, revoked, or for what is somebody else’s', async () => {
    const other = await signUpFounder(url);
    const foreign = await shareOf(url, other, { kind: 'pitch', objectId: await pitchOf(founder) });
    const revoked = await shareOf(url, founder);
    const path = revokeShareLinkRoute.path.replace(':id', revoked.link.id);
    await call(`${url}${path}`, { method: 'POST', token: founder.session.access_token });
    for (const secret of [foreign.secret, revoked.secret, 'A'.repeat(43)])
      expect((await open(secret)).status).toBe(404);
    expect((await open(revoked.secret.slice(1))).status).toBe(400);
    const comment = { id: randomUUID(), target: 'pitch', quote: null, author: 'Ada', text: 'Hello' };
    const sent = await call(`${url}${addShareCommentRoute.path}`, { body: { ...comment, secret: revoked.secret } });
    expect(sent.status).toBe(404);
  });

  it('is nothing after its founder’s account was deleted', async () => {
    const leaving = await signUpFounder(url);
    await answer(leaving, PAID);
    const { secret } = await shareOf(url, leaving);
    await commentBy(url, secret);
    const reply = await call(`${url}${deleteAccountRoute.path}`, {
      method: 'DELETE',
      body: { confirm: leaving.email },
      token: leaving.session.access_token,
    });
    expect(reply.status).toBe(deleteAccountRoute.status);
    expect((await open(secret)).status).toBe(404);
  });
});

describe('comments of readers', () => {
  it('are refused on a link for reading, and where the field is wrong', async () => {
    const founder = await signUpFounder(url);
    const [reading, commenting] = [await shareOf(url, founder, { scope: 'read' }), await shareOf(url, founder)];
    const comment = { id: randomUUID(), target: 'traction.metrics', quote: null, author: 'Ada', text: 'Hello' };
    const address = `${url}${addShareCommentRoute.path}`;
    const forbidden = await call(address, { body: { ...comment, secret: reading.secret } });
    expect(forbidden.status).toBe(403);
    const long = await call(address, { body: { ...comment, secret: commenting.secret, text: 'x'.repeat(100_000) } });
    expect(long.status).toBe(400);
    expect(long.text).toContain('"text"');
  });

  it('are mailed about, with the way to them and nothing that was written', async () => {
    const founder = await signUpFounder(url);
    const { secret } = await shareOf(url, founder);
    await commentBy(url, secret, { text: 'Quokkafold is a good name' });
    const letter = await letterTo(founder.email);
    expect(letter.text).toContain('/sharing');
    expect(letter.text).not.toContain('Quokkafold');
    await commentBy(url, secret);
    expect(await lettersTo(founder.email)).toHaveLength(1);
  });

  it('reach a founder who watches, and are kept once', async () => {
    const founder = await signUpFounder(url);
    const { secret } = await shareOf(url, founder);
    const token = founder.session.access_token;
    const end = new AbortController();
    const watching = await fetch(`${url}${watchShareCommentsRoute.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: end.signal,
    });
    const reader = watching.body!.pipeThrough(new TextDecoderStream()).getReader();
    const id = randomUUID();
    let [told, isSent] = ['', false];
    // What came before is told at once; a comment after it is the second one.
    for (let news = 0; news < 2;) {
      const { value = '', done } = await reader.read();
      expect(done).toBe(false);
      told += value;
      news = told.split('event: changed').length - 1;
      if (news === 1 && !isSent) {
        isSent = true;
        await Promise.all([commentBy(url, secret, { id }), commentBy(url, secret, { id })]);
      }
    }
    end.abort();
    const listed = await call(`${url}${listShareCommentsRoute.path}`, { token });
    expect(listShareCommentsRoute.response.parse(listed.json).items).toMatchObject([{ id, text: 'Since when?' }]);
  });
});
