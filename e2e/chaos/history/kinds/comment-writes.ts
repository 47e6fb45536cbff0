import { randomUUID } from 'node:crypto';
import { addShareCommentRoute, listShareCommentsRoute } from '@playbook/contracts/sharing/share-comments.contract';
import type { Founder } from '../../../support/auth/founder.js';
import { attempt, readUntilGiven } from '../fate-of.js';
import { UniqueWrites } from '../unique-writes.js';
import type { Fate } from '../write-kind.js';

/** Comments of somebody with a share link, whose ids are the client's. */
export class CommentWrites extends UniqueWrites {
  readonly name = 'comment';
  protected readonly isRepeatable = true;
  private readonly ids = new Map<string, string>();

  constructor(
    private readonly url: string,
    private readonly founder: Founder,
    private readonly secret: string,
  ) {
    super();
  }

  protected async write(value: string): Promise<Fate> {
    const id = this.ids.get(value) ?? randomUUID();
    this.ids.set(value, id);
    const { fate } = await attempt(`${this.url}${addShareCommentRoute.path}`, {
      body: { secret: this.secret, id, target: 'traction.metrics', quote: null, author: 'Ada', text: value },
    });
    return fate;
  }

  protected async stored(): Promise<readonly string[]> {
    const values: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: string = cursor === '' ? '?limit=100' : `?limit=100&cursor=${cursor}`;
      const reply = await readUntilGiven(`${this.url}${listShareCommentsRoute.path}${query}`, {
        token: this.founder.session.access_token,
      });
      const page = listShareCommentsRoute.response.parse(reply.json);
      values.push(...page.items.map(({ text }) => text));
      cursor = page.nextCursor;
    }
    return values;
  }
}
