import { randomUUID } from 'node:crypto';
import type { ServiceDefinition } from '@playbook/service-kit/service/service-definition';
import pg from 'pg';
import { startTestService, type TestService, type TestServiceOptions } from './start-test-service.js';

/** A session of a founder, good for a call. */
export interface TestFounder {
  readonly founderId: string;
  readonly sessionId: string;
  readonly accessToken: string;
}

/** A service on a database of its own, founders who may call it, and an administrator who sees every row. Each service has its kind. */
export abstract class ServiceBench {
  protected constructor(
    readonly service: TestService,
    readonly admin: pg.Client,
  ) {}

  /** @throws Error outside the jest projects `medium` and `contract` */
  protected static async open(
    definition: ServiceDefinition,
    options?: TestServiceOptions,
  ): Promise<[service: TestService, admin: pg.Client]> {
    const service = await startTestService(definition, options);
    const admin = new pg.Client({ connectionString: service.database.adminUrl });
    await admin.connect();
    return [service, admin];
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

  async rows<Row extends object>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return (await this.admin.query<Row>(sql, [...parameters])).rows;
  }
}
