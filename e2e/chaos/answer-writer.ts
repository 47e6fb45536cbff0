import { setTimeout as delay } from 'node:timers/promises';
import { saveAnswerRoute } from '@playbook/contracts/applications/application-routes.contract';
import type { ApplicationField } from '@playbook/contracts/applications/catalogue/application-fields';
import { call, type Founder } from '../support/auth/founder.js';

const INTERVAL_MS = 1_000;
const REPEAT_MS = 100;
const CALL_TIMEOUT_MS = 10_000;

/** What one field must hold in the end. */
export interface Acknowledged {
  readonly version: number;
  readonly value: string;
}

/** Saves one unique text after the other into one field, once a second, and repeats each until its fate is known. */
export class AnswerWriter {
  acknowledged: Acknowledged = { version: 0, value: '' };
  saves = 0;
  /** The text whose fate is not known yet. */
  pending = '';
  private isStopping = false;

  constructor(
    private readonly url: string,
    readonly founder: Founder,
    readonly field: ApplicationField,
  ) {}

  async run(): Promise<void> {
    while (!this.isStopping) {
      const next = delay(INTERVAL_MS);
      this.pending = `${this.field.id} after ${this.acknowledged.version} saves by ${this.founder.email}`;
      while (!this.isStopping && !(await this.save())) await delay(REPEAT_MS);
      await next;
    }
  }

  stop(): void {
    this.isStopping = true;
  }

  /** @returns whether it is acknowledged; where it is not, it may be stored all the same */
  private async save(): Promise<boolean> {
    const { sectionId, id } = this.field;
    const reply = await call(`${this.url}/rest/v1/application/answers/${sectionId}/${id}`, {
      method: 'PUT',
      token: this.founder.session.access_token,
      body: { value: this.pending, baseVersion: this.acknowledged.version },
      timeoutMs: CALL_TIMEOUT_MS,
    }).catch(() => null);
    if (reply?.status !== 200) return false;
    const { version } = saveAnswerRoute.response.parse(reply.json);
    this.acknowledged = { version, value: this.pending };
    this.saves += 1;
    return true;
  }
}
