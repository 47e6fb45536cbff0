import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readShareComments } from '@playbook/contracts/sharing/share-comments.contract';
import {
  deleteShareLink,
  listShareLinks,
  resolveShare,
  revokeShareLink,
} from '@playbook/contracts/sharing/share-links.contract';
import { sharingLifecycle } from '@playbook/contracts/sharing/sharing-lifecycle.contract';
import { SHARE_LINKS_MAX_ITEMS } from '@playbook/contracts/sharing/sharing.schema';
import { SharingBench } from '../../test/sharing.fixture.js';

let bench: SharingBench;
beforeAll(async () => {
  bench = await SharingBench.start();
});
afterAll(() => bench.stop());

const resolve = (secret: string) => bench.service.rpc.call(resolveShare, { secret });
const GUESSES = 200;
const GUESSES_AT_ONCE = 20;
const GONE = { code: 'not_found' };

describe('a share link', () => {
  it('lets its holder in, and keeps no secret but its hash', async () => {
    const founder = await bench.founder();
    const { link, secret } = await bench.link(founder);
    expect(await resolve(secret)).toMatchObject({
      linkId: link.id,
      founderId: founder.founderId,
      kind: 'application',
      objectId: null,
      scope: 'comment',
    });
    const stored = JSON.stringify([
      await bench.rows('select * from sharing.share_secrets'),
      await bench.rows('select * from sharing.share_links'),
    ]);
    expect(stored).not.toContain(secret);
  });

  it('is listed with its last use, for its founder alone', async () => {
    const [founder, other] = [await bench.founder(), await bench.founder()];
    const { link, secret } = await bench.link(founder, { name: 'Our mentor' });
    expect(link.lastUsedAt).toBeNull();
    await resolve(secret);
    const { links } = await bench.service.rpc.call(listShareLinks, {}, founder);
    expect(links).toMatchObject([{ id: link.id, name: 'Our mentor', comments: 0 }]);
    expect(links[0]?.lastUsedAt).not.toBeNull();
    expect((await bench.service.rpc.call(listShareLinks, {}, other)).links).toEqual([]);
  });

  it('lets nobody in from the moment it is revoked, and stays in the list', async () => {
    const founder = await bench.founder();
    const { link, secret } = await bench.link(founder);
    const revoked = await bench.service.rpc.call(revokeShareLink, { id: link.id }, founder);
    expect(revoked.revokedAt).not.toBeNull();
    await expect(resolve(secret)).rejects.toMatchObject(GONE);
    await expect(bench.service.rpc.call(readShareComments, { secret })).rejects.toMatchObject(GONE);
    const again = await bench.service.rpc.call(revokeShareLink, { id: link.id }, founder);
    expect(again.revokedAt).toBe(revoked.revokedAt);
  });

  it.each(['unknown', 'revoked', 'expired', 'deleted', 'erased'] as const)(
    'that is %s opens nothing, shows no comments and takes none',
    async (state) => {
      const founder = await bench.founder();
      const { link, secret } = await bench.link(founder);
      await bench.comment(secret);
      const { id } = link;
      if (state === 'revoked') await bench.service.rpc.call(revokeShareLink, { id }, founder);
      if (state === 'expired')
        await bench.rows('update sharing.share_links set expires_at = now() where id = $1', [id]);
      if (state === 'deleted') await bench.service.rpc.call(deleteShareLink, { id }, founder);
      if (state === 'erased') await bench.service.rpc.call(sharingLifecycle.erase, {}, founder);
      const held = state === 'unknown' ? randomBytes(32).toString('base64url') : secret;
      await expect(resolve(held)).rejects.toMatchObject(GONE);
      await expect(bench.service.rpc.call(readShareComments, { secret: held })).rejects.toMatchObject(GONE);
      await expect(bench.comment(held)).rejects.toMatchObject(GONE);
    },
  );

  it('is revoked and deleted by its founder only', async () => {
    const [founder, other] = [await bench.founder(), await bench.founder()];
    const { link, secret } = await bench.link(founder);
    await expect(bench.service.rpc.call(revokeShareLink, { id: link.id }, other)).rejects.toMatchObject(GONE);
    await bench.service.rpc.call(deleteShareLink, { id: link.id }, other);
    expect((await resolve(secret)).linkId).toBe(link.id);
  });

  it('is not found by guessing', async () => {
    await bench.link(await bench.founder());
    const guess = () => resolve(randomBytes(32).toString('base64url')).catch((error: { code: string }) => error.code);
    const replies = new Set<unknown>();
    for (let count = 0; count < GUESSES; count += GUESSES_AT_ONCE)
      for (const reply of await Promise.all(Array.from({ length: GUESSES_AT_ONCE }, guess))) replies.add(reply);
    expect([...replies]).toEqual(['not_found']);
  });

  it.each([
    ['an id for an application', { kind: 'application', objectId: '0197a000-0000-7000-8000-000000000001' }],
    ['a deck without an id', { kind: 'deck', objectId: null }],
    ['no name', { name: ' ' }],
    ['a year', { days: 365 }],
  ] as const)('is refused with %s', async (_, wrong) => {
    await expect(bench.link(await bench.founder(), wrong)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('is one of so many, however many are made at once', async () => {
    const founder = await bench.founder();
    for (let count = 1; count < SHARE_LINKS_MAX_ITEMS; count += 1) await bench.link(founder);
    const last = await Promise.allSettled([bench.link(founder), bench.link(founder)]);
    expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(bench.link(founder)).rejects.toMatchObject({ code: 'over_allowance' });
  });
});
