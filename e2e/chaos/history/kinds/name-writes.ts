import { changeProfileRoute, getProfileRoute } from '@playbook/contracts/profile/profile.contract';
import type { Founder } from '../../../support/auth/founder.js';
import { attempt, readUntilGiven } from '../fate-of.js';
import { LatestWrites } from '../latest-writes.js';
import type { Fate } from '../write-kind.js';

/** The founder's name. */
export class NameWrites extends LatestWrites {
  readonly name = 'name';

  constructor(
    private readonly url: string,
    private readonly founder: Founder,
  ) {
    super();
  }

  protected async write(value: string): Promise<Fate> {
    const { fate } = await attempt(`${this.url}${changeProfileRoute.path}`, {
      method: 'PUT',
      body: { fullName: value },
      token: this.founder.session.access_token,
    });
    return fate;
  }

  protected async isOneOf(values: readonly string[]): Promise<boolean> {
    const reply = await readUntilGiven(`${this.url}${getProfileRoute.path}`, {
      token: this.founder.session.access_token,
    });
    return values.includes(getProfileRoute.response.parse(reply.json).fullName ?? '');
  }
}
