import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { commentsWaiting, resolveShareComment } from '@playbook/contracts/sharing/share-comments.contract';
import { deleteShareLink } from '@playbook/contracts/sharing/share-links.contract';
import { LocalTransport } from '@playbook/service-kit/messaging/local/local-transport.adapter';
import type { TestFounder } from '@playbook/testing/service/service-bench';
import { startTestService } from '@playbook/testing/service/start-test-service';
import { waitUntil } from '@playbook/testing/wait-until';
import { SharingBench } from '../../../test/sharing.fixture.js';
import { sharingService } from '../../service.js';

const PROCESSES = 3;

let bench: SharingBench;
let told: string[];
beforeAll(async () => {
  bench = await SharingBench.start();
  await new LocalTransport(bench.service.bus).subscribe(commentsWaiting.subject, async ({ payload }) => {
    told.push(commentsWaiting.payload.parse(JSON.parse(payload)).founderId);
  });
});
afterAll(() => bench.stop());
beforeEach(() => {
  told = [];
});

async function hourPasses(): Promise<void> {
  await bench.rows(`update sharing.share_comments set created_at = created_at - interval '1 hour'`);
  await bench.rows(`
    update sharing.comment_notices set noticed_at = noticed_at - interval '1 hour', waiting_since = waiting_since - interval '1 hour'`);
}

/** Some processes start at once, each of which looks for comments that wait, and have ended when this resolves. */
async function look(): Promise<void> {
  const { bus, database, tokens } = bench.service;
  const start = () => startTestService(sharingService, { bus, database, tokens });
  const processes = await Promise.all(Array.from({ length: PROCESSES }, start));
  await Promise.all(processes.map(({ service }) => service.stop()));
}

/** A first comment, of which a mail tells at once, and a second one that waits. */
async function commentedTwice(): Promise<{ founder: TestFounder; linkId: string; second: string }> {
  const founder = await bench.founder();
  const { link, secret } = await bench.link(founder);
  await bench.comment(secret);
  await waitUntil(() => told.includes(founder.founderId));
  const { id } = await bench.comment(secret);
  return { founder, linkId: link.id, second: id };
}

describe('word of comments', () => {
  it('is sent at once, then once for all of an hour at its end, whichever process looks', async () => {
    const { founder } = await commentedTwice();
    await look();
    expect(told).toEqual([founder.founderId]);
    await hourPasses();
    await look();
    await waitUntil(() => told.length === 2);
    await hourPasses();
    await look();
    expect(told).toEqual([founder.founderId, founder.founderId]);
  });

  it('is sent by the next comment where the hour is over, and then nothing waits any more', async () => {
    const { founder } = await commentedTwice();
    await hourPasses();
    const { secret } = await bench.link(founder);
    await bench.comment(secret);
    await waitUntil(() => told.length === 2);
    await hourPasses();
    await look();
    expect(told).toHaveLength(2);
  });

  it('is not sent of what the founder has resolved or removed meanwhile', async () => {
    const [one, other] = [await commentedTwice(), await commentedTwice()];
    await bench.service.rpc.call(resolveShareComment, { id: one.second, isResolved: true }, one.founder);
    await bench.service.rpc.call(deleteShareLink, { id: other.linkId }, other.founder);
    await hourPasses();
    await look();
    expect(told).toEqual([one.founder.founderId, other.founder.founderId]);
  });

  it('waits while it cannot be sent, at once or later', async () => {
    const founder = await bench.founder();
    const { secret } = await bench.link(founder);
    await bench.rows(`
      create function sharing.refuse() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
      create constraint trigger refuse after update on sharing.comment_notices deferrable initially deferred
        for each row execute function sharing.refuse();`);
    await bench.comment(secret);
    await look();
    await bench.rows('drop function sharing.refuse() cascade');
    const [row] = await bench.rows<{ is_waiting: boolean }>(
      'select waiting_since is not null as is_waiting from sharing.comment_notices where founder_id = $1',
      [founder.founderId],
    );
    expect(row).toEqual({ is_waiting: true });
    const before = told.filter((id) => id === founder.founderId).length;
    await look();
    await waitUntil(() => told.filter((id) => id === founder.founderId).length > before);
  });
});
