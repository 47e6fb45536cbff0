import {
  getApplicationRoute,
  listAnswerVersionsRoute,
} from '@playbook/contracts/applications/application-routes.contract';
import type { Answer } from '@playbook/contracts/applications/application.schema';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { ApplicationServer, KeptAnswer } from '@playbook/web/testing/drafts/application-server';
import { call } from '../auth/founder.js';

const HTTP_SERVER_ERROR = 500;

/** The product does not serve at the moment. */
class AwayError extends Error {}

/** The running product, as the plays of one founder use it: real calls, with the founder's own sessions. */
export class PlayedServer implements ApplicationServer {
  /**
   * @param tokens of the founder's sessions
   * @param overToken of a session that is over
   * @param reachable resolves while the product runs
   */
  constructor(
    private readonly url: string,
    private readonly tokens: readonly string[],
    private readonly overToken: string,
    readonly reachable: () => Promise<void>,
  ) {}

  readonly load = async (): Promise<readonly Answer[]> => {
    return getApplicationRoute.response.parse(await this.#get(getApplicationRoute.path)).answers;
  };

  readonly save: ApplicationServer['save'] = ({ address, text, baseVersion }, sessionIndex) =>
    fetch(`${this.url}/rest/v1/application/answers/${address.sectionId}/${address.fieldId}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token(sessionIndex)}` },
      body: JSON.stringify({ value: text, baseVersion }),
    });

  readonly kept = async (addresses: readonly FieldAddress[]): Promise<readonly KeptAnswer[]> => {
    for (;;) {
      await this.reachable();
      try {
        return await this.#read(addresses);
      } catch (error) {
        // The product went away meanwhile; anything else is a fault.
        const isAway = error instanceof AwayError || String(error) === 'TypeError: fetch failed';
        if (!isAway) throw error;
      }
    }
  };

  async #read(addresses: readonly FieldAddress[]): Promise<readonly KeptAnswer[]> {
    const answers = await this.load();
    return Promise.all(
      addresses.map(async (address) => {
        const value = answers.find(({ fieldId }) => fieldId === address.fieldId)?.value ?? '';
        return { value, versions: (await this.#versions(address)).toReversed() };
      }),
    );
  }

  async #versions({ sectionId, fieldId }: FieldAddress): Promise<KeptAnswer['versions'][number][]> {
    const versions: KeptAnswer['versions'][number][] = [];
    let cursor: string | null = null;
    do {
      const query = new URLSearchParams({ sectionId, fieldId, ...(cursor === null ? {} : { cursor }) });
      const json = await this.#get(`${listAnswerVersionsRoute.path}?${query}`);
      const page = listAnswerVersionsRoute.response.parse(json);
      versions.push(...page.items.map(({ version, value }) => ({ version, value })));
      cursor = page.nextCursor;
    } while (cursor !== null);
    return versions;
  }

  async #get(path: string): Promise<unknown> {
    const { status, json } = await call(`${this.url}${path}`, { token: this.#token(0) });
    if (status >= HTTP_SERVER_ERROR) throw new AwayError();
    return json;
  }

  #token(sessionIndex: number | null): string {
    return (sessionIndex === null ? this.overToken : this.tokens[sessionIndex]) ?? this.overToken;
  }
}
