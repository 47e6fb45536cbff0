import { getProfileRoute } from '@playbook/contracts/profile/profile.contract';
import { signUpFounder } from '../../../support/auth/founder.js';
import { attempt, readUntilGiven } from '../fate-of.js';
import { RepeatedWrites } from '../repeated-writes.js';
import type { Fate } from '../write-kind.js';

/** The second call for the same finds no session any more. */
const NO_SESSION = [401, 403];

/** Founders who sign out: from then on their access token opens nothing. */
export class SignOuts extends RepeatedWrites {
  readonly name = 'sign-out';
  protected readonly isRepeatable = true;
  private readonly tokens = new Map<string, string>();

  constructor(private readonly url: string) {
    super();
  }

  async faults(): Promise<readonly string[]> {
    const ended = [...this.tokens].filter(([value]) => this.fates.get(value) === 'stored');
    const faults: string[] = [];
    for (const [value, token] of ended) {
      const { status } = await readUntilGiven(`${this.url}${getProfileRoute.path}`, { token });
      if (status < 400) faults.push(`${value}: acknowledged, and the token still reads`);
    }
    return faults;
  }

  protected async write(value: string): Promise<Fate> {
    const token = this.tokens.get(value) ?? (await this.signIn());
    if (token === null) return 'unknown';
    this.tokens.set(value, token);
    const { fate, reply } = await attempt(`${this.url}/auth/v1/logout`, { method: 'POST', body: {}, token });
    return reply !== null && NO_SESSION.includes(reply.status) ? 'stored' : fate;
  }

  private signIn(): Promise<string | null> {
    return signUpFounder(this.url).then(
      ({ session }) => session.access_token,
      () => null,
    );
  }
}
