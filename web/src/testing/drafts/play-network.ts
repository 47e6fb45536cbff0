import { readSaveReply } from '../../features/application-builder/api/read-save-reply.js';
import type { AnswerToSave } from '../../features/application-builder/autosave/drafts-ports.js';
import type { SaveReply } from '../../features/application-builder/autosave/save-reply.js';
import { problem } from '../fake-gateway.js';
import type { ApplicationServer } from './application-server.js';
import type { RequestFate } from './draft-play.js';
import type { SimulatedDevice } from './simulated-device.js';
import type { VirtualClock } from './virtual-clock.js';

const NO_ANSWER: SaveReply = { kind: 'failed', retryAfterMs: null };
const GOOD: RequestFate = { upMs: 5, downMs: 5, way: 'answered', repeatedAfterMs: null };
const never = (): Promise<never> => new Promise(() => undefined);

/** The network between the tabs of a play and the server. Latencies pass in the time of the play, calls of the server outside of it. */
export class PlayNetwork {
  #sends = 0;
  #isHealed = false;

  constructor(
    private readonly clock: VirtualClock,
    private readonly server: ApplicationServer,
    private readonly fates: readonly RequestFate[],
  ) {}

  /** From now on every save gets through. */
  heal(): void {
    this.#isHealed = true;
  }

  /** Carries one save; resolves with what the tab learns of it, or never. */
  async carry(answer: AnswerToSave, device: SimulatedDevice): Promise<SaveReply> {
    const fate = this.#nextFate();
    if (!device.isOnline) return NO_ANSWER;
    const sessionIndex = device.isSignedIn ? device.sessionIndex : null;
    if (fate.repeatedAfterMs !== null) {
      this.clock.after(fate.upMs + fate.repeatedAfterMs, () => void this.#deliver(answer, sessionIndex));
    }
    await this.clock.sleep(fate.upMs);
    switch (fate.way) {
      case 'lost-before':
        return NO_ANSWER;
      case 'unanswered-before':
        return never();
      case 'unavailable-before':
        return readSaveReply(problem(503, 'service_unavailable'));
      case 'too-many':
        return readSaveReply(problem(429, 'over_request_rate_limit', [], { 'Retry-After': '3' }));
      default:
        return this.#answered(answer, sessionIndex, fate);
    }
  }

  async #answered(answer: AnswerToSave, sessionIndex: number | null, { way, downMs }: RequestFate): Promise<SaveReply> {
    const reply = await this.#deliver(answer, sessionIndex);
    if (way === 'unanswered-after') return never();
    await this.clock.sleep(downMs);
    if (way === 'lost-after') return NO_ANSWER;
    return way === 'unavailable-after' ? readSaveReply(problem(503, 'service_unavailable')) : reply;
  }

  #deliver(answer: AnswerToSave, sessionIndex: number | null): Promise<SaveReply> {
    const call = this.server.save(answer, sessionIndex).then(readSaveReply, () => NO_ANSWER);
    return this.clock.track(call);
  }

  #nextFate(): RequestFate {
    const fate = this.fates[this.#sends % this.fates.length];
    this.#sends += 1;
    return this.#isHealed || fate === undefined ? GOOD : fate;
  }
}
