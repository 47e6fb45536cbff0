/** jsdom has one page and no channel to others: takes messages that nobody hears. */
class LonelyChannel extends EventTarget implements BroadcastChannel {
  readonly onmessage = null;
  readonly onmessageerror = null;

  constructor(readonly name: string) {
    super();
  }

  postMessage(): void {}
  close(): void {}
}

export function stubBroadcastChannel(): void {
  window.BroadcastChannel = LonelyChannel;
}
