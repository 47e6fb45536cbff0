/** 'offline' when the browser has no network, 'unreachable' when it has one, but the gateway does not respond. */
export type ConnectionState = 'connected' | 'offline' | 'unreachable';

/** What the watch needs from the browser. */
export interface ConnectionPorts {
  /** Asks the gateway for a sign of life; whether one came. */
  readonly probe: () => Promise<boolean>;
  readonly hasNetwork: () => boolean;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Whether the gateway can be reached. A failed call is only a suspicion (pages that are left fail their calls, too): the gateway
 * is then asked for a sign of life, at growing intervals until it gives one.
 */
export class ConnectionWatch {
  #state: ConnectionState = 'connected';
  #pauseMs = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** The probe that is under way; one that was under way when the watch was stopped says nothing any more. */
  #probe: Promise<boolean> | null = null;
  /** The network changed while a probe was under way: its response may be from before, and does not end the suspicion. */
  #hasChangedSinceProbe = false;
  readonly #listeners = new Set<() => void>();
  readonly #ports: ConnectionPorts;

  constructor(ports: ConnectionPorts) {
    this.#ports = ports;
  }

  readonly getState = (): ConnectionState => this.#state;

  /** Tells when the state changes; returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A call got no response: asks at once. Many calls that fail together ask once. */
  readonly suspect = (): void => {
    this.#pauseMs = FIRST_PAUSE_MS;
    if (this.#probe === null) void this.#check();
  };

  /** The browser reports a change of its network: asks at once, and again after a probe that is under way. */
  readonly networkChanged = (): void => {
    this.#hasChangedSinceProbe = this.#probe !== null;
    this.suspect();
  };

  /** A call got a response: ends a wait early. That may have come before the connection went, so that this is asked. */
  readonly hear = (): void => {
    if (this.#state !== 'connected') this.suspect();
  };

  /** Asks no more, and takes the gateway to be there. */
  readonly stop = (): void => {
    this.#probe = null;
    this.#hasChangedSinceProbe = false;
    this.#stopTimer();
    this.#enter('connected');
  };

  async #check(): Promise<void> {
    this.#stopTimer();
    this.#hasChangedSinceProbe = false;
    const probe = this.#ports.probe();
    this.#probe = probe;
    const isAlive = await probe;
    if (this.#probe !== probe) return;
    this.#probe = null;
    if (!isAlive) this.#enter(this.#ports.hasNetwork() ? 'unreachable' : 'offline');
    if (this.#hasChangedSinceProbe) {
      await this.#check();
      return;
    }
    if (isAlive) {
      this.stop();
      return;
    }
    this.#timer = setTimeout(() => void this.#check(), this.#pauseMs);
    this.#pauseMs = Math.min(LONGEST_PAUSE_MS, this.#pauseMs * 2);
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #enter(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
