import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applicationsLifecycle } from '@playbook/contracts/applications/applications-lifecycle.contract';
import { setTargetDate } from '@playbook/contracts/applications/target-date.contract';
import { getApplicationsStanding } from '@playbook/contracts/dashboard/dashboard.contract';
import type { TestFounder } from '@playbook/testing/service/service-bench';
import { ApplicationsBench } from '../../test/applications.fixture.js';

const DAY_MS = 86_400_000;

let bench: ApplicationsBench;
beforeAll(async () => {
  bench = await ApplicationsBench.start();
});
afterAll(() => bench.stop());

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const set = (founder: TestFounder, targetAt: string | null) =>
  bench.service.rpc.call(setTargetDate, { targetAt }, founder);
const standing = async (founder: TestFounder) =>
  (await bench.service.rpc.call(getApplicationsStanding, {}, founder)).targetAt;

describe('a founder’s target date', () => {
  it('is set, moved and cleared, and nobody else’s', async () => {
    const [founder, other] = [await bench.founder(), await bench.founder()];
    const [first, second] = [inDays(10), inDays(20)];
    expect(await standing(founder)).toBeNull();
    await set(founder, first);
    expect(await standing(founder)).toBe(first);
    await set(founder, second);
    expect(await standing(founder)).toBe(second);
    expect(await standing(other)).toBeNull();
    await set(founder, null);
    expect(await standing(founder)).toBeNull();
  });

  it.each([
    ['is over', -1],
    ['is too far away', 6 * 365],
  ])('is refused where it %s, and the field is named', async (_, days) => {
    await expect(set(await bench.founder(), inDays(days))).rejects.toMatchObject({
      code: 'validation_failed',
      details: { issues: [{ path: 'targetAt' }] },
    });
  });

  it('is exported, and goes with the account', async () => {
    const founder = await bench.founder();
    const targetAt = inDays(10);
    await set(founder, targetAt);
    const { targetDates } = await bench.service.rpc.call(applicationsLifecycle.exportPage, {}, founder);
    expect(targetDates).toEqual([{ targetAt }]);
    await bench.service.rpc.call(applicationsLifecycle.erase, {}, founder);
    expect(await standing(founder)).toBeNull();
    await expect(set(founder, targetAt)).rejects.toMatchObject({ code: 'account_deleting' });
  });
});
