import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SHARE_COMMENTS_PER_MINUTE } from '@playbook/contracts/sharing/share-comment.schema';
import {
  readShareComments,
  replyToShareComment,
  resolveShareComment,
  watchShareComments,
} from '@playbook/contracts/sharing/share-comments.contract';
import { deleteShareLink } from '@playbook/contracts/sharing/share-links.contract';
import { SharingBench } from '../../test/sharing.fixture.js';

let bench: SharingBench;
beforeAll(async () => {
  bench = await SharingBench.start();
});
afterAll(() => bench.stop());

/** So many are refused within the minute on a slow machine, too, and so few at once that each has its response in time. */
const FLOOD = 300;
const FLOOD_AT_ONCE = 5;

const read = async (secret: string) => (await bench.service.rpc.call(readShareComments, { secret })).comments;

describe('comments on what is shared', () => {
  it('reach the founder with the words that they are about, whatever is written in them', async () => {
    const founder = await bench.founder();
    const { secret } = await bench.link(founder);
    const text = '<script>alert(1)</script> \u202Eabc [x](javascript:1)';
    await bench.comment(secret, { quote: { text: '31 clinics', start: 4 }, text });
    expect(await bench.received(founder)).toMatchObject([
      { kind: 'application', target: 'traction.metrics', quote: { text: '31 clinics', start: 4 }, author: 'Ada', text },
    ]);
    expect(await bench.received(await bench.founder())).toEqual([]);
  });

  it('are kept once, however often they are sent', async () => {
    const founder = await bench.founder();
    const { secret } = await bench.link(founder);
    const id = randomUUID();
    await Promise.all([bench.comment(secret, { id }), bench.comment(secret, { id }), bench.comment(secret, { id })]);
    expect(await bench.received(founder)).toHaveLength(1);
  });

  it('cannot take the id of somebody else’s comment', async () => {
    const [one, other] = [await bench.link(await bench.founder()), await bench.link(await bench.founder())];
    const { id } = await bench.comment(one.secret, { text: 'Mine' });
    await expect(bench.comment(other.secret, { id })).rejects.toMatchObject({ code: 'conflict' });
    expect(await read(other.secret)).toEqual([]);
    expect(await read(one.secret)).toMatchObject([{ text: 'Mine' }]);
  });

  it('are read by the holders of their own link only', async () => {
    const founder = await bench.founder();
    const [one, other] = [await bench.link(founder), await bench.link(founder)];
    await bench.comment(one.secret);
    expect(await read(one.secret)).toHaveLength(1);
    expect(await read(other.secret)).toEqual([]);
  });

  it('are refused on a link for reading', async () => {
    const { secret } = await bench.link(await bench.founder(), { scope: 'read' });
    await expect(bench.comment(secret)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('are so many a minute, whoever writes them', async () => {
    const founder = await bench.founder();
    const { secret } = await bench.link(founder);
    const codes = new Map<string, number>();
    const send = async (): Promise<void> => {
      const code = await bench.comment(secret).then(
        () => 'taken',
        (error: { code: string }) => error.code,
      );
      codes.set(code, (codes.get(code) ?? 0) + 1);
    };
    for (let sent = 0; sent < FLOOD; sent += FLOOD_AT_ONCE)
      await Promise.all(Array.from({ length: FLOOD_AT_ONCE }, send));
    expect(Object.fromEntries(codes)).toEqual({
      taken: SHARE_COMMENTS_PER_MINUTE,
      over_request_rate_limit: FLOOD - SHARE_COMMENTS_PER_MINUTE,
    });
    expect(await bench.received(founder)).toHaveLength(SHARE_COMMENTS_PER_MINUTE);
  });

  it.each([
    ['no name', { author: '' }],
    ['no words', { text: '  ' }],
    ['100 kB', { text: 'x'.repeat(100_000) }],
    ['a target that is none', { target: '<b>' }],
    ['half a pair of surrogates', { text: 'a\uD800' }],
  ])('with %s are refused', async (_, wrong) => {
    const { secret } = await bench.link(await bench.founder());
    await expect(bench.comment(secret, wrong)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('are replied to and resolved by their founder only', async () => {
    const [founder, other] = [await bench.founder(), await bench.founder()];
    const { secret } = await bench.link(founder);
    const { id } = await bench.comment(secret);
    const reply = { id: randomUUID(), commentId: id, text: 'Since August.' };
    await expect(bench.service.rpc.call(replyToShareComment, reply, other)).rejects.toMatchObject({
      code: 'not_found',
    });
    await bench.service.rpc.call(replyToShareComment, reply, founder);
    await bench.service.rpc.call(replyToShareComment, reply, founder);
    const resolved = { id, isResolved: true };
    await expect(bench.service.rpc.call(resolveShareComment, resolved, other)).rejects.toMatchObject({
      code: 'not_found',
    });
    await bench.service.rpc.call(resolveShareComment, resolved, founder);
    const [comment, replied, ...more] = await read(secret);
    expect(comment?.resolvedAt).not.toBeNull();
    expect(replied).toMatchObject({ replyTo: id, author: null, text: 'Since August.' });
    expect(more).toEqual([]);
    const opened = await bench.service.rpc.call(resolveShareComment, { id, isResolved: false }, founder);
    expect(opened.resolvedAt).toBeNull();
  });

  it('go with their link', async () => {
    const founder = await bench.founder();
    const { link, secret } = await bench.link(founder);
    await bench.comment(secret);
    await bench.service.rpc.call(deleteShareLink, { id: link.id }, founder);
    expect(await bench.received(founder)).toEqual([]);
  });

  it('are told to a founder who watches', async () => {
    const founder = await bench.founder();
    const { secret } = await bench.link(founder);
    const end = new AbortController();
    const told = Promise.withResolvers<void>();
    let news = 0;
    const onChunk = (): void => {
      news += 1;
      if (news === 1) void bench.comment(secret);
      else told.resolve();
    };
    const watching = bench.service.rpc.call(watchShareComments, {}, { ...founder, signal: end.signal, onChunk });
    await told.promise;
    end.abort();
    await expect(watching).rejects.toMatchObject({ code: 'request_cancelled' });
  });
});
