import { randomUUID } from 'node:crypto';
import type { SaveIndustryAnalysisBody } from '@playbook/contracts/industry-analysis.schema';
import { getIndustryInsights } from '@playbook/contracts/industry-insights.contract';
import { fieldInsightsSchema } from '@playbook/contracts/industry-insights.schema';
import { startTestService, type TestService } from '@playbook/testing/service/start-test-service';
import pg from 'pg';
import { insightsService } from '../src/service.js';

export interface TestFounder {
  readonly founderId: string;
  readonly accessToken: string;
}

/** The insights service on a database of its own, with an administrator who sees every row. */
export class InsightsBench {
  private constructor(
    readonly service: TestService,
    readonly admin: pg.Client,
  ) {}

  static async start(): Promise<InsightsBench> {
    const service = await startTestService(insightsService);
    const admin = new pg.Client({ connectionString: service.database.adminUrl });
    await admin.connect();
    return new InsightsBench(service, admin);
  }

  async stop(): Promise<void> {
    await this.admin.end();
    await this.service.stop();
  }

  async founder(founderId: string = randomUUID()): Promise<TestFounder> {
    return { founderId, accessToken: await this.service.tokens.issue(founderId) };
  }

  /** What the screen would store of an idea in one section. */
  async analysisOf(founder: TestFounder, startupDescription: string): Promise<SaveIndustryAnalysisBody> {
    const targetUsers = 'Clinics';
    const request = { fieldType: 'challenges', description: startupDescription, targetUsers } as const;
    const challenges = fieldInsightsSchema.parse(await this.service.rpc.call(getIndustryInsights, request, founder));
    return { startupDescription, targetUsers, userContextHash: 'abc123', analysisData: { challenges } };
  }

  async rows<Row extends object>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return (await this.admin.query<Row>(sql, [...parameters])).rows;
  }
}
