import { deleteAccountRoute } from '@playbook/contracts/founder/account-routes.contract';
import { openShareRoute } from '@playbook/contracts/sharing/shared-reading.contract';
import { type Founder, signUpFounder } from '../../../support/auth/founder.js';
import { shareOf } from '../../../support/share-links.js';
import { attempt, readUntilGiven } from '../fate-of.js';
import { RepeatedWrites } from '../repeated-writes.js';
import type { Fate } from '../write-kind.js';

const GONE = 404;
/** The account is not there any more. */
const NO_ACCOUNT = [401, 403, 404];

interface Leaving {
  readonly founder: Founder;
  readonly secret: string;
}

/** Accounts that are deleted: nobody signs in, and a link to what was written opens nothing. */
export class Deletions extends RepeatedWrites {
  readonly name = 'deletion';
  protected readonly isRepeatable = true;
  private readonly leaving = new Map<string, Leaving>();

  constructor(private readonly url: string) {
    super();
  }

  async faults(): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const [value, { founder, secret }] of this.leaving) {
      if (this.fates.get(value) !== 'stored') continue;
      const { email, password } = founder;
      const signIn = await readUntilGiven(`${this.url}/auth/v1/token?grant_type=password`, {
        body: { email, password },
      });
      if (signIn.status < 400) faults.push(`${value}: acknowledged, and the account signs in`);
      const opened = await readUntilGiven(`${this.url}${openShareRoute.path}`, { body: { secret } });
      if (opened.status !== GONE) faults.push(`${value}: acknowledged, and its link opens with ${opened.status}`);
    }
    return faults;
  }

  protected async write(value: string): Promise<Fate> {
    const leaving = this.leaving.get(value) ?? (await this.arrive());
    if (leaving === null) return 'unknown';
    this.leaving.set(value, leaving);
    const { email, session } = leaving.founder;
    const { fate, reply } = await attempt(`${this.url}${deleteAccountRoute.path}`, {
      method: 'DELETE',
      body: { confirm: email },
      token: session.access_token,
    });
    return reply !== null && NO_ACCOUNT.includes(reply.status) ? 'stored' : fate;
  }

  private async arrive(): Promise<Leaving | null> {
    try {
      const founder = await signUpFounder(this.url);
      return { founder, secret: (await shareOf(this.url, founder)).secret };
    } catch {
      // Nothing is known of it, and nothing has to be true of it.
      return null;
    }
  }
}
