import { createHmac, randomBytes } from 'node:crypto';
import { addressBlockOf } from '../limits/address-block.js';
import type { Logger } from '../telemetry/logger.js';
import type { LogFields } from '../telemetry/log-records.js';
import { record } from '../telemetry/registry/instruments.js';

/** Names that alerts may be written for. */
export type SecurityEvent =
  | 'sign_in_failed'
  | 'sign_in_locked'
  | 'mailed_code_failed'
  | 'factor_code_failed'
  | 'token_refused'
  | 'access_denied'
  | 'rate_limited'
  | 'mail_refused'
  | 'mails_running_out';

const MINUTE_MS = 60_000;
/** Lines of one event in a minute; the metric counts all. */
const MAX_LINES_PER_MINUTE = 20;
const HASH_CHARS = 16;

interface Window {
  readonly endsAtMs: number;
  lines: number;
  suppressed: number;
}

/**
 * Tells operators of attempts against accounts: a metric that counts all, and log lines with a stable `event` name, of which a
 * flood writes a few a minute and then how many it left out. Fields hold ids, codes and hashes only.
 */
export class SecurityLog {
  private readonly windows = new Map<SecurityEvent, Window>();
  /** Of this process: hashes of addresses could be looked up by trying all of them. */
  private readonly hashKey = randomBytes(32);

  constructor(
    private readonly logger: Pick<Logger, 'info'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** @param reason What was wrong, as a code. */
  record(event: SecurityEvent, reason: string, fields: LogFields = {}): void {
    record('security.events', 1, { event, reason });
    const window = this.windowOf(event);
    window.lines += 1;
    if (window.lines <= MAX_LINES_PER_MINUTE) this.logger.info('Security event', { event, reason, ...fields });
    else window.suppressed += 1;
  }

  /** Stands for a client address in log lines: the same for one block of addresses while this process lives. */
  clientHash(address: string): string {
    return this.hash(addressBlockOf(address));
  }

  /** The same for any other text that must not stand in a log, such as the address of an account. */
  hash(text: string): string {
    return createHmac('sha256', this.hashKey).update(text).digest('base64url').slice(0, HASH_CHARS);
  }

  private windowOf(event: SecurityEvent): Window {
    const nowMs = this.now();
    const current = this.windows.get(event);
    if (current && current.endsAtMs > nowMs) return current;
    if (current && current.suppressed > 0) {
      this.logger.info('Security events were left out', { event, suppressed: current.suppressed });
    }
    const next = { endsAtMs: nowMs + MINUTE_MS, lines: 0, suppressed: 0 };
    this.windows.set(event, next);
    return next;
  }
}
