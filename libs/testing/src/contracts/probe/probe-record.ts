import { AsyncLocalStorage } from 'node:async_hooks';

/** What one replica of the probe service has seen, and the gate that its slow handlers wait at. */
export class ProbeRecord {
  readonly handled: string[] = [];
  /** Calls whose caller said that it no longer waits. */
  readonly cancelled: string[] = [];
  readonly announcements: string[] = [];
  readonly orders: string[] = [];
  private openGate: () => void = () => undefined;
  private gate: Promise<void> = Promise.resolve();

  closeGate(): void {
    this.gate = new Promise((resolve) => {
      this.openGate = resolve;
    });
  }

  release(): void {
    this.openGate();
  }

  async pass(text: string): Promise<void> {
    this.handled.push(text);
    await this.gate;
  }
}

/** Set by callers in tests; a handler that can read it has been given its caller's context. */
export const callersContext = new AsyncLocalStorage<string>();
