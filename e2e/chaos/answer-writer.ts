import { setTimeout as delay } from 'node:timers/promises';
import { getApplicationRoute, saveAnswerRoute } from '@playbook/contracts/applications/application-routes.contract';
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

  /** What is not as it was acknowledged; call it when nothing is written any more. */
  async faults(): Promise<readonly string[]> {
    const { acknowledged, field, pending } = this;
    const reply = await call(`${this.url}${getApplicationRoute.path}`, { token: this.founder.session.access_token });
    const { answers } = getApplicationRoute.response.parse(reply.json);
    const stored = answers.find(({ sectionId, fieldId }) => sectionId === field.sectionId && fieldId === field.id);
    const isKept = stored?.version === acknowledged.version && stored.value === acknowledged.value;
    // The last save may have been stored without its acknowledgement coming through.
    const isAhead = stored?.version === acknowledged.version + 1 && stored.value === pending;
    if (isKept || isAhead) return [];
    return [`${field.id}: version ${acknowledged.version} acknowledged, ${stored?.version ?? 'none'} stored`];
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
