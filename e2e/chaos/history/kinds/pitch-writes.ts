import { randomUUID } from 'node:crypto';
import { analyzePitchRoute, listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import type { Founder } from '../../../support/auth/founder.js';
import { attempt, readUntilGiven } from '../fate-of.js';
import { UniqueWrites } from '../unique-writes.js';
import type { Fate } from '../write-kind.js';

/** Analyses with a key each: sent again, one is the same. */
export class PitchWrites extends UniqueWrites {
  readonly name = 'pitch';
  protected readonly isRepeatable = true;
  private readonly keys = new Map<string, string>();

  constructor(
    private readonly url: string,
    private readonly founder: Founder,
  ) {
    super();
  }

  protected async write(value: string): Promise<Fate> {
    const key = this.keys.get(value) ?? randomUUID();
    this.keys.set(value, key);
    const { fate } = await attempt(`${this.url}${analyzePitchRoute.path}`, {
      body: { pitch: `Chairtime fills dental chairs, ${value}` },
      token: this.founder.session.access_token,
      headers: { 'idempotency-key': key },
    });
    return fate;
  }

  protected async stored(): Promise<readonly string[]> {
    const values: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: string = cursor === '' ? '?limit=100' : `?limit=100&cursor=${cursor}`;
      const reply = await readUntilGiven(`${this.url}${listPitchAnalysesRoute.path}${query}`, {
        token: this.founder.session.access_token,
      });
      const page = listPitchAnalysesRoute.response.parse(reply.json);
      values.push(...page.items.map(({ pitch }) => pitch.replace(/^.*, /, '')));
      cursor = page.nextCursor;
    }
    return values;
  }
}
