import { createShareLinkRoute, listShareLinksRoute } from '@playbook/contracts/sharing/share-links.contract';
import type { Founder } from '../../../support/auth/founder.js';
import { attempt, readUntilGiven } from '../fate-of.js';
import { UniqueWrites } from '../unique-writes.js';
import type { Fate } from '../write-kind.js';

/** Share links, of which one that is sent again is another one. */
export class ShareLinkWrites extends UniqueWrites {
  readonly name = 'share link';
  protected readonly isRepeatable = false;

  constructor(
    private readonly url: string,
    private readonly founder: Founder,
  ) {
    super();
  }

  protected async write(value: string): Promise<Fate> {
    const { fate } = await attempt(`${this.url}${createShareLinkRoute.path}`, {
      body: { kind: 'application', objectId: null, name: value, scope: 'read', days: 7 },
      token: this.founder.session.access_token,
    });
    return fate;
  }

  protected async stored(): Promise<readonly string[]> {
    const reply = await readUntilGiven(`${this.url}${listShareLinksRoute.path}`, {
      token: this.founder.session.access_token,
    });
    return listShareLinksRoute.response.parse(reply.json).links.map(({ name }) => name);
  }
}
