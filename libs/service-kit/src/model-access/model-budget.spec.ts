import { beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryStore } from '../ephemeral/memory-store.adapter.js';
import { ProcedureError } from '../errors/procedure-error.js';
import { type BudgetLimits, ModelBudget } from './model-budget.js';

const HOUR_MS = 3_600_000;
const FOUNDER = 'founder';
const LIMITS: BudgetLimits = {
  price: { input: 1, output: 10 },
  tokensPerCall: 2_000,
  microUsdPerCall: 12_000,
  microUsdPerFounderDay: 20_000,
  callsPerFounderDay: 3,
};
/** At most 11,000 millionths of a dollar. */
const CALL = { inputTokens: 1_000, outputTokens: 1_000 };
const NOTHING = { inputTokens: 0, outputTokens: 0 };

describe('ModelBudget', () => {
  let nowMs: number;
  let store: MemoryStore;
  const budgetWith = (limits: Partial<BudgetLimits> = {}) => new ModelBudget(store, { ...LIMITS, ...limits });

  beforeEach(() => {
    nowMs = 0;
    store = new MemoryStore(() => nowMs);
  });

  it('puts the most that a call can cost aside, and takes the real cost in the end', async () => {
    const budget = budgetWith();
    const first = await budget.reserve(FOUNDER, CALL);
    await expect(budget.reserve(FOUNDER, CALL)).rejects.toMatchObject({ reason: 'budget-founder' });
    expect(await first.settle({ inputTokens: 800, outputTokens: 100 })).toBe(1_800);
    await expect(budget.reserve(FOUNDER, CALL)).resolves.toBeDefined();
  });

  it('holds over all replicas, for each founder', async () => {
    const [here, there] = [budgetWith(), budgetWith()];
    for (const budget of [here, there, here]) await (await budget.reserve(FOUNDER, CALL)).settle(NOTHING);
    const refused = there.reserve(FOUNDER, CALL);
    await expect(refused).rejects.toMatchObject({ reason: 'budget-founder', retryAfterMs: 24 * HOUR_MS });
    await expect(there.reserve('another', CALL)).resolves.toBeDefined();
  });

  it('comes back a day after the first call', async () => {
    const budget = budgetWith({ callsPerFounderDay: 1 });
    await (await budget.reserve(FOUNDER, CALL)).settle(NOTHING);
    nowMs = 23 * HOUR_MS;
    await expect(budget.reserve(FOUNDER, CALL)).rejects.toMatchObject({ retryAfterMs: HOUR_MS });
    nowMs = 24 * HOUR_MS;
    await expect(budget.reserve(FOUNDER, CALL)).resolves.toBeDefined();
  });

  it('counts no call that is refused for its money', async () => {
    const budget = budgetWith({ callsPerFounderDay: 2 });
    const first = await budget.reserve(FOUNDER, CALL);
    await expect(budget.reserve(FOUNDER, CALL)).rejects.toMatchObject({ reason: 'budget-founder' });
    await first.settle(NOTHING);
    await expect(budget.reserve(FOUNDER, CALL)).resolves.toBeDefined();
  });

  it.each([
    ['tokens', { tokensPerCall: 1_999 }],
    ['money', { microUsdPerCall: 10_999 }],
  ])('refuses a call that is too large by itself: %s', async (_, limits) => {
    await expect(budgetWith(limits).reserve(FOUNDER, CALL)).rejects.toMatchObject({ reason: 'budget-call' });
  });

  it('limits calls alone where money is not limited', async () => {
    const budget = budgetWith({ microUsdPerCall: null, microUsdPerFounderDay: null });
    for (let call = 0; call < 3; call += 1) await budget.reserve(FOUNDER, CALL);
    await expect(budget.reserve(FOUNDER, CALL)).rejects.toMatchObject({ reason: 'budget-founder' });
  });

  it('spends nothing while it cannot count', async () => {
    store.addInWindow = () => Promise.reject(new ProcedureError('service_unavailable', 'away'));
    await expect(budgetWith().reserve(FOUNDER, CALL)).rejects.toMatchObject({ reason: 'budget-unknown' });
  });
});
