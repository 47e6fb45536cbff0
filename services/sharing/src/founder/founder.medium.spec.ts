import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resolveShare } from '@playbook/contracts/sharing/share-links.contract';
import { sharingLifecycle } from '@playbook/contracts/sharing/sharing-lifecycle.contract';
import { erasureMarksContract } from '@playbook/testing/contracts/erasure-marks.contract';
import { SharingBench } from '../../test/sharing.fixture.js';
import { sharingService } from '../service.js';

let bench: SharingBench;
beforeAll(async () => {
  bench = await SharingBench.start();
});
afterAll(() => bench.stop());

describe('everything of a founder', () => {
  it('comes out whole, page by page, and nothing of others', async () => {
    const [founder, other] = [await bench.founder(), await bench.founder()];
    const links = [await bench.link(founder), await bench.link(founder), await bench.link(founder)];
    const written: string[] = [];
    for (const { secret } of links)
      for (let count = 0; count < 18; count += 1) written.push((await bench.comment(secret)).id);
    await bench.comment((await bench.link(other)).secret);
    const first = await bench.service.rpc.call(sharingLifecycle.exportPage, {}, founder);
    const second = await bench.service.rpc.call(
      sharingLifecycle.exportPage,
      { cursor: first.nextCursor ?? '' },
      founder,
    );
    expect(second.nextCursor).toBeNull();
    expect([...first.links, ...second.links].map(({ id }) => id).toSorted()).toEqual(
      links.map(({ link }) => link.id).toSorted(),
    );
    const exported = [...first.comments, ...second.comments].map(({ id }) => id);
    expect(exported.toSorted()).toEqual(written.toSorted());
  });

  it('is erased, once or twice, by the founder or an operator: nobody is let in, and nothing more is kept', async () => {
    const founder = await bench.founder();
    const { secret } = await bench.link(founder);
    await bench.comment(secret);
    await bench.service.rpc.call(sharingLifecycle.erase, {}, founder);
    const exp = Math.floor(Date.now() / 1_000) + 60;
    const accessToken = await bench.service.tokens.issueClaims({ role: 'service_role', exp });
    const { founderId } = founder;
    await bench.service.rpc.call(sharingLifecycle.eraseForOperator, { founderId }, { accessToken });
    await expect(bench.service.rpc.call(resolveShare, { secret })).rejects.toMatchObject({ code: 'not_found' });
    await expect(bench.comment(secret)).rejects.toMatchObject({ code: 'not_found' });
    await expect(bench.link(founder)).rejects.toMatchObject({ code: 'account_deleting' });
    const page = await bench.service.rpc.call(sharingLifecycle.exportPage, {}, founder);
    expect(page).toMatchObject({ links: [], comments: [] });
    for (const table of ['share_links', 'share_secrets', 'share_comments', 'comment_notices']) {
      expect(await bench.rows(`select 1 from sharing.${table} where founder_id = $1`, [founderId])).toEqual([]);
    }
  });
});

erasureMarksContract(sharingService);
