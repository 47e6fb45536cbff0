import { type RefObject, useEffect, useState } from 'react';
import { z } from 'zod';
import { EMBED_ORIGIN } from '../lib/video-address.js';

const messageSchema = z.object({ event: z.string() });

/** What the player sends to a page that listens; null for anything else. */
function eventIn(content: unknown): string | null {
  if (typeof content !== 'string') return null;
  try {
    return messageSchema.parse(JSON.parse(content)).event;
  } catch {
    // Another message of the player, or of an extension of the browser.
    return null;
  }
}

export interface PlayerFailure {
  /** The player says that it cannot play: the video is gone, private, or may not be embedded. */
  readonly hasFailed: boolean;
  /** Asks the player to report; to be called when its page has loaded. */
  readonly listen: () => void;
}

/** Follows what an embedded player reports, by the messages of its documented interface and without its script. */
export function usePlayerFailure(frame: RefObject<HTMLIFrameElement | null>): PlayerFailure {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const take = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== EMBED_ORIGIN || source !== frame.current?.contentWindow) return;
      if (eventIn(data) === 'onError') setHasFailed(true);
    };
    window.addEventListener('message', take);
    return () => window.removeEventListener('message', take);
  }, [frame]);

  const listen = (): void => {
    const player = frame.current?.contentWindow;
    player?.postMessage(JSON.stringify({ event: 'listening' }), EMBED_ORIGIN);
    player?.postMessage(
      JSON.stringify({ event: 'command', func: 'addEventListener', args: ['onError'] }),
      EMBED_ORIGIN,
    );
  };
  return { hasFailed, listen };
}
