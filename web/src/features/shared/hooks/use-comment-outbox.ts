import type { ShareQuote } from '@playbook/contracts/sharing/share-comment.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sharedQuery } from '../api/shared.query.js';
import { sendComment } from '../lib/send-comment.js';
import { forgetUnsent, keepUnsent, readUnsent, type UnsentComment } from '../lib/unsent-comments.js';

/** A comment on its way. */
export interface OutboxComment extends UnsentComment {
  /** Why the server did not take it; null while it is on its way. */
  readonly refusal: string | null;
}

/** Comments of this browser that the server does not have yet. */
export interface CommentOutbox {
  readonly unsent: readonly OutboxComment[];
  readonly add: (comment: { target: string; quote: ShareQuote | null; author: string; text: string }) => void;
  readonly sendAgain: (id: string) => void;
  readonly discard: (id: string) => void;
}

const withRefusal = (all: readonly OutboxComment[], id: string, refusal: string | null): OutboxComment[] =>
  all.map((one) => (one.id === id ? { ...one, refusal } : one));

/**
 * Sends comments, each until the server has it: a lost connection is waited for, and a reload goes on with what was not sent. The browser
 * makes their ids, so that one which arrived without its response is not doubled.
 */
export function useCommentOutbox(secret: string): CommentOutbox {
  const client = useQueryClient();
  const [unsent, setUnsent] = useState<readonly OutboxComment[]>(() =>
    readUnsent(secret).map((comment) => ({ ...comment, refusal: null })),
  );
  const sending = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const underWay = sending.current;
    return () => {
      for (const controller of underWay.values()) controller.abort();
      underWay.clear();
    };
  }, []);

  useEffect(() => {
    const send = async (comment: OutboxComment, signal: AbortSignal): Promise<void> => {
      const refusal = await sendComment(secret, comment, signal);
      if (signal.aborted) return;
      if (refusal === null) await client.invalidateQueries({ queryKey: sharedQuery(secret).queryKey });
      sending.current.delete(comment.id);
      if (refusal === null) {
        forgetUnsent(comment.id);
        setUnsent((all) => all.filter(({ id }) => id !== comment.id));
      } else setUnsent((all) => withRefusal(all, comment.id, refusal));
    };
    for (const comment of unsent) {
      if (comment.refusal !== null || sending.current.has(comment.id)) continue;
      const controller = new AbortController();
      sending.current.set(comment.id, controller);
      void send(comment, controller.signal);
    }
  }, [client, secret, unsent]);

  return {
    unsent,
    add: (written) => {
      const comment = { ...written, id: crypto.randomUUID(), createdAt: new Date().toISOString() };
      keepUnsent(secret, comment);
      setUnsent((all) => [...all, { ...comment, refusal: null }]);
    },
    sendAgain: (id) => setUnsent((all) => withRefusal(all, id, null)),
    discard: (id) => {
      forgetUnsent(id);
      setUnsent((all) => all.filter((one) => one.id !== id));
    },
  };
}
