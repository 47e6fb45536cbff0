import { ActingFounder } from '../sizing/founder-actions.js';
import type { Send } from './steady-load.js';

type Act = (founder: ActingFounder) => Promise<unknown>;

/** Of ten things that founders do in the builder. */
const MIX: readonly Act[] = [
  ...Array.from({ length: 6 }, (): Act => (founder) => founder.saveAnswer()),
  ...Array.from({ length: 3 }, (): Act => (founder) => founder.openApplication()),
  (founder) => founder.openDashboard(),
];
const STATUS = /was answered with (\d{3})/;

/** What `fetch` throws says that it failed, and why in its cause. */
const reasonOf = (error: unknown): string =>
  String(error instanceof Error && error.cause instanceof Error ? error.cause : error);

/** Founders each of whom does one thing at a time. */
export class Crowd {
  private readonly idle: ActingFounder[];
  private turn = 0;

  private constructor(founders: readonly ActingFounder[]) {
    this.idle = [...founders];
  }

  /** @param site Its address may change while they act */
  static async join(site: { readonly url: string }, count: number): Promise<Crowd> {
    const founders: ActingFounder[] = [];
    while (founders.length < count) founders.push(await ActingFounder.join(site));
    return new Crowd(founders);
  }

  /** The next who has nothing to do does the next thing of the mix. */
  get act(): Send {
    return async () => {
      const founder = this.idle.shift();
      if (founder === undefined) throw new Error('Every founder waits for a response');
      this.turn += 1;
      try {
        await MIX[this.turn % MIX.length]?.(founder);
        return { status: 200, retryAfter: null };
      } catch (error) {
        const status = STATUS.exec(String(error))?.[1];
        if (status !== undefined) return { status: Number(status), retryAfter: null };
        return { status: null, retryAfter: null, reason: reasonOf(error) };
      } finally {
        this.idle.push(founder);
      }
    };
  }
}
