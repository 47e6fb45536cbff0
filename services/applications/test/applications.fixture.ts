import { randomUUID } from 'node:crypto';
import type { Application } from '@playbook/contracts/application.schema';
import { getApplication, saveAnswer } from '@playbook/contracts/applications.contract';
import type { FieldAddress } from '@playbook/contracts/builder-catalogue';
import { startTestService, type TestService } from '@playbook/testing/service/start-test-service';
import pg from 'pg';
import { applicationsService } from '../src/service.js';

/** Long enough that a test sees what waits in the outbox. */
const NEVER_PUBLISHES = { PLAYBOOK_OUTBOX_POLL_MS: '60000' };

export const METRICS: FieldAddress = { sectionId: 'traction', fieldId: 'metrics' };
export const PROBLEM: FieldAddress = { sectionId: 'problem', fieldId: 'problem-statement' };

export interface TestFounder {
  readonly founderId: string;
  readonly sessionId: string;
  readonly accessToken: string;
}

/** The applications service on a database of its own, with an administrator who sees every row. */
export class ApplicationsBench {
  private constructor(
    readonly service: TestService,
    readonly admin: pg.Client,
  ) {}

  static async start(env: Readonly<Record<string, string>> = NEVER_PUBLISHES): Promise<ApplicationsBench> {
    const service = await startTestService(applicationsService, { env });
    const admin = new pg.Client({ connectionString: service.database.adminUrl });
    await admin.connect();
    return new ApplicationsBench(service, admin);
  }

  async stop(): Promise<void> {
    await this.admin.end();
    await this.service.stop();
  }

  /** A session of a new founder, or one more of a known one. */
  async founder(founderId: string = randomUUID()): Promise<TestFounder> {
    const sessionId = randomUUID();
    const accessToken = await this.service.tokens.issue(founderId, { session_id: sessionId });
    return { founderId, sessionId, accessToken };
  }

  load(founder: TestFounder): Promise<Application> {
    return this.service.rpc.call(getApplication, {}, founder);
  }

  save(founder: TestFounder, field: FieldAddress, value: string, baseVersion: number) {
    return this.service.rpc.call(saveAnswer, { ...field, value, baseVersion }, founder);
  }

  async rows<Row extends object>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return (await this.admin.query<Row>(sql, [...parameters])).rows;
  }
}
