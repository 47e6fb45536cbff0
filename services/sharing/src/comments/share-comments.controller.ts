import { once } from 'node:events';
import { Controller } from '@nestjs/common';
import type { CommentNews, ReceivedComment, ShareComment } from '@playbook/contracts/sharing/share-comment.schema';
import {
  addShareComment,
  commentsChanged,
  listShareComments,
  readShareComments,
  replyToShareComment,
  resolveShareComment,
  watchShareComments,
} from '@playbook/contracts/sharing/share-comments.contract';
import { OnEvent } from '@playbook/service-kit/messaging/on-event.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import { cursorCodec } from '@playbook/service-kit/paging/cursor-codec';
import { z } from 'zod';
import { CommentWatchers } from './comment-watchers.js';
import { ShareCommentsRepository } from './share-comments.repository.js';
import { ShareComments } from './share-comments.service.js';

type Founder = RpcCall<'founder'>;
type InputOf<P extends { readonly input: z.ZodType }> = z.output<P['input']>;

const WATCH_MS = 25_000;
const positions = cursorCodec(z.tuple([z.iso.datetime(), z.uuid()]));

@Controller()
export class ShareCommentsController {
  constructor(
    private readonly comments: ShareComments,
    private readonly rows: ShareCommentsRepository,
    private readonly watchers: CommentWatchers,
  ) {}

  @Rpc(listShareComments)
  async list(
    { cursor, limit }: InputOf<typeof listShareComments>,
    { actor }: Founder,
  ): Promise<{ items: ReceivedComment[]; nextCursor: string | null }> {
    const [createdAt, id] = cursor === undefined ? [] : positions.decode(cursor);
    const before = createdAt === undefined || id === undefined ? null : { createdAt, id };
    const found = await this.rows.list(actor, before, limit + 1);
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? positions.encode([last.createdAt, last.id]) : null };
  }

  @Rpc(resolveShareComment)
  resolve({ id, isResolved }: InputOf<typeof resolveShareComment>, { actor }: Founder): Promise<ReceivedComment> {
    return this.comments.resolve(actor, id, isResolved);
  }

  @Rpc(replyToShareComment)
  reply(reply: InputOf<typeof replyToShareComment>, { actor }: Founder): Promise<ReceivedComment> {
    return this.comments.reply(actor, reply);
  }

  @Rpc(watchShareComments)
  async watch(
    _input: object,
    { actor, signal, sendChunk }: RpcCall<'founder', CommentNews>,
  ): Promise<Record<string, never>> {
    // Who wants no news has nothing to wait for.
    if (sendChunk === null) return {};
    const end = this.watchers.add(actor.founderId, () => sendChunk({ kind: 'changed' }));
    // What came between the caller's last look and now is not told by an event any more.
    sendChunk({ kind: 'changed' });
    const over = AbortSignal.any([signal, this.watchers.stop, AbortSignal.timeout(WATCH_MS)]);
    try {
      if (!over.aborted) await once(over, 'abort');
    } finally {
      end();
    }
    return {};
  }

  @OnEvent(commentsChanged, 'each-process')
  async tell({ founderId }: { founderId: string }): Promise<void> {
    this.watchers.tell(founderId);
  }

  @Rpc(readShareComments)
  async read({ secret }: InputOf<typeof readShareComments>): Promise<{ comments: ShareComment[] }> {
    return { comments: await this.comments.ofLink(secret) };
  }

  @Rpc(addShareComment)
  add(written: InputOf<typeof addShareComment>): Promise<ShareComment> {
    return this.comments.add(written);
  }
}
