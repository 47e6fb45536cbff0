import { randomUUID } from 'node:crypto';
import type { Application } from '@playbook/contracts/applications/application.schema';
import {
  getApplicationRoute,
  listAnswerVersionsRoute,
  saveAnswerRoute,
} from '@playbook/contracts/applications/application-routes.contract';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { Page } from 'playwright-core';
import { eventually } from '../eventually.js';
import { call, type Reply } from '../auth/founder.js';
import { signInByHttp } from './sign-in-by-http.js';

/** The application builder of a founder of its own, and the same founder's API. */
export class ApplicationOnPage {
  readonly #url: string;
  readonly #token: string;

  private constructor(
    readonly page: Page,
    url: string,
    token: string,
  ) {
    this.#url = url;
    this.#token = token;
  }

  /** Signs a new founder in. */
  static async of(page: Page, url: string): Promise<ApplicationOnPage> {
    return new ApplicationOnPage(page, url, await signInByHttp(page, url, `builder-${randomUUID()}@example.com`));
  }

  /** Opens the builder at a section and waits until it can be written in. */
  async open(section = 'founders'): Promise<void> {
    await this.page.goto(`${this.#url}/yc-app-builder?section=${section}`);
    await this.page.getByRole('tabpanel').waitFor();
  }

  api(path: string, body?: unknown, method = 'POST'): Promise<Reply> {
    return call(`${this.#url}${path}`, { token: this.#token, ...(body === undefined ? {} : { body, method }) });
  }

  async stored(): Promise<Application> {
    return getApplicationRoute.response.parse((await this.api(getApplicationRoute.path)).json);
  }

  async storedText({ sectionId, fieldId }: FieldAddress): Promise<string | undefined> {
    const { answers } = await this.stored();
    return answers.find((answer) => answer.sectionId === sectionId && answer.fieldId === fieldId)?.value;
  }

  /** Waits until an answer is stored as it was written. */
  waitUntilStored(address: FieldAddress, text: string): Promise<void> {
    return eventually(async () => (await this.storedText(address)) === text);
  }

  /** How many times an answer was saved. */
  async versionsOf(address: FieldAddress): Promise<number> {
    return (await this.versionTexts(address)).length;
  }

  /** Every saved text of an answer, the newest first. */
  async versionTexts({ sectionId, fieldId }: FieldAddress): Promise<readonly string[]> {
    const reply = await this.api(`${listAnswerVersionsRoute.path}?sectionId=${sectionId}&fieldId=${fieldId}`);
    return listAnswerVersionsRoute.response.parse(reply.json).items.map(({ value }) => value);
  }

  /** The address that the founder signed in with. */
  email(): Promise<string> {
    return this.page.evaluate(() => {
      const stored = Object.values(localStorage).find((value) => String(value).includes('refresh_token'));
      return String(JSON.parse(String(stored ?? '{}')).user.email);
    });
  }

  /** Saves an answer as another device of the founder would. */
  async saveElsewhere({ sectionId, fieldId }: FieldAddress, value: string): Promise<void> {
    const { answers } = await this.stored();
    const baseVersion = answers.find((answer) => answer.fieldId === fieldId)?.version ?? 0;
    const path = saveAnswerRoute.path.replace(':sectionId', sectionId).replace(':fieldId', fieldId);
    const reply = await this.api(path, { value, baseVersion }, 'PUT');
    if (reply.status !== 200) throw new Error(`Saving answered ${reply.status}: ${reply.text}`);
  }
}
