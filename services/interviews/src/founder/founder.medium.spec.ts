import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Interview } from '@playbook/contracts/interviews/interview.schema';
import { startInterview } from '@playbook/contracts/interviews/interviews.contract';
import { interviewsLifecycle } from '@playbook/contracts/interviews/interviews-lifecycle.contract';
import { erasureMarksContract } from '@playbook/testing/contracts/erasure-marks.contract';
import type { TestFounder } from '@playbook/testing/service/service-bench';
import { InterviewsBench, SOURCES } from '../../test/interviews.fixture.js';
import { interviewsService } from '../service.js';

let bench: InterviewsBench;
beforeAll(async () => {
  bench = await InterviewsBench.start();
});
afterAll(() => bench.stop());

async function exported(founder: TestFounder): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const input: { cursor?: string } = cursor === undefined ? {} : { cursor };
    const page: { interviews: Interview[]; nextCursor: string | null } = await bench.service.rpc.call(
      interviewsLifecycle.exportPage,
      input,
      founder,
    );
    ids.push(...page.interviews.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids;
}

describe('everything of a founder', () => {
  it('comes out whole, page by page, and nothing of others', async () => {
    const [founder, other] = [await bench.founder(), await bench.founder()];
    const made: string[] = [];
    for (let count = 0; count < 3; count += 1) made.push((await bench.held(founder)).id);
    await bench.held(other);
    expect((await exported(founder)).toSorted()).toEqual(made.toSorted());
  });

  it('is counted by day', async () => {
    const founder = await bench.founder();
    await bench.held(founder);
    const today = new Date().toISOString().slice(0, 10);
    const { uses } = await bench.service.rpc.call(interviewsLifecycle.usage, { since: today }, founder);
    expect(uses).toEqual([{ tool: 'interviews', date: today, uses: 1 }]);
  });

  it('is erased, once or twice, by the founder or an operator, and gets nothing more', async () => {
    const founder = await bench.founder();
    await bench.held(founder);
    await bench.service.rpc.call(interviewsLifecycle.erase, {}, founder);
    const exp = Math.floor(Date.now() / 1_000) + 60;
    const accessToken = await bench.service.tokens.issueClaims({ role: 'service_role', exp });
    const { founderId } = founder;
    await bench.service.rpc.call(interviewsLifecycle.eraseForOperator, { founderId }, { accessToken });
    expect(await exported(founder)).toEqual([]);
    await expect(bench.service.rpc.call(startInterview, SOURCES, founder)).rejects.toMatchObject({
      code: 'account_deleting',
    });
  });
});

erasureMarksContract(interviewsService);
