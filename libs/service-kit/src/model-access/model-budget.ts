import type { EphemeralStore } from '../ephemeral/ephemeral-store.port.js';
import { ProcedureError } from '../errors/procedure-error.js';
import type { TokenUsage } from './model/language-model.port.js';
import { ModelFault } from './model/model-fault.js';
import { costMicroUsd, type TokenPrice } from './model/token-price.js';

const DAY_MS = 86_400_000;

export interface BudgetLimits {
  readonly price: TokenPrice;
  readonly tokensPerCall: number;
  /** Null where money is not limited; the same for a founder's day. */
  readonly microUsdPerCall: number | null;
  readonly microUsdPerFounderDay: number | null;
  readonly callsPerFounderDay: number;
}

/** What was put aside for one call until its real cost is known. */
export interface Reservation {
  /** Replaces the reserved amount by the real one. @returns the cost in millionths of a US dollar */
  settle(usage: TokenUsage): Promise<number>;
}

const callsKey = (founderId: string): string => `model-calls:${founderId}`;
const moneyKey = (founderId: string): string => `model-money:${founderId}`;

/**
 * What a call and a founder's day may cost, counted in the ephemeral store so that it holds over all replicas. The most that a
 * call can cost is put aside before it begins: calls at the same time cannot exceed the budget together, and a process that dies
 * gives nothing back. A day begins with its first call.
 */
export class ModelBudget {
  constructor(
    private readonly store: EphemeralStore,
    private readonly limits: BudgetLimits,
  ) {}

  /**
   * @param most Tokens that the call can use at most
   * @throws ModelFault `budget-call` when the call is too large by itself, `budget-founder` when the founder's day is used up,
   * `budget-unknown` while the store is away
   */
  async reserve(founderId: string, most: TokenUsage): Promise<Reservation> {
    const { price, tokensPerCall, microUsdPerCall, microUsdPerFounderDay, callsPerFounderDay } = this.limits;
    const mostMicroUsd = costMicroUsd(price, most);
    if (most.inputTokens + most.outputTokens > tokensPerCall) throw new ModelFault('budget-call');
    if (microUsdPerCall !== null && mostMicroUsd > microUsdPerCall) throw new ModelFault('budget-call');
    await this.take(callsKey(founderId), 1, callsPerFounderDay);
    if (microUsdPerFounderDay !== null) {
      try {
        await this.take(moneyKey(founderId), mostMicroUsd, microUsdPerFounderDay);
      } catch (error) {
        await this.add(callsKey(founderId), -1);
        throw error;
      }
    }
    return { settle: (usage) => this.settle(founderId, mostMicroUsd, usage) };
  }

  private async settle(founderId: string, reservedMicroUsd: number, usage: TokenUsage): Promise<number> {
    const microUsd = costMicroUsd(this.limits.price, usage);
    if (this.limits.microUsdPerFounderDay === null || microUsd === reservedMicroUsd) return microUsd;
    await this.add(moneyKey(founderId), microUsd - reservedMicroUsd).catch((error: unknown) => {
      // While the store is away, what was put aside stays put aside.
      if (!(error instanceof ModelFault)) throw error;
    });
    return microUsd;
  }

  private async take(key: string, amount: number, limit: number): Promise<void> {
    const { count, resetMs } = await this.add(key, amount);
    if (count <= limit) return;
    await this.add(key, -amount);
    throw new ModelFault('budget-founder', { retryAfterMs: resetMs });
  }

  private async add(key: string, amount: number) {
    try {
      return await this.store.addInWindow(key, amount, DAY_MS);
    } catch (cause) {
      // Money that cannot be counted is not spent.
      if (cause instanceof ProcedureError) throw new ModelFault('budget-unknown', { cause });
      throw cause;
    }
  }
}
