import type { TabChannel } from './drafts-ports.js';
import { tabMessageSchema } from './tab-message.schema.js';

/** The other tabs of this browser through a broadcast channel. What another version of the app says and this one does not know is ignored. */
export function createBroadcastTabs(
  founderId: string,
  applicationId: string,
): TabChannel & { readonly close: () => void } {
  const channel = new BroadcastChannel(`applicationDrafts:${founderId}:${applicationId}`);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    post: (message) => channel.postMessage(message),
    listen: (onMessage) => {
      const handle = ({ data }: MessageEvent<unknown>): void => {
        const message = tabMessageSchema.safeParse(data);
        if (message.success) onMessage(message.data);
      };
      channel.addEventListener('message', handle);
      return () => channel.removeEventListener('message', handle);
    },
    close: () => channel.close(),
  };
}
