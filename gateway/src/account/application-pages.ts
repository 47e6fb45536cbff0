import { Injectable } from '@nestjs/common';
import type { ApplicationsExport } from '@playbook/contracts/account.schema';
import { exportApplications } from '@playbook/contracts/applications-account.contract';
import { type CallOptions, RpcClient } from '@playbook/service-kit/messaging/rpc-client';

/** Joins the pages of the applications service's export. */
@Injectable()
export class ApplicationPages {
  constructor(private readonly rpc: RpcClient) {}

  async all(onBehalf: CallOptions): Promise<ApplicationsExport> {
    const whole: ApplicationsExport = { applications: [], answerVersions: [] };
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof this.page>> = await this.page(cursor, onBehalf);
      whole.applications.push(...page.applications);
      whole.answerVersions.push(...page.answerVersions);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return whole;
  }

  private page(cursor: string | null, onBehalf: CallOptions) {
    return this.rpc.call(exportApplications, cursor === null ? {} : { cursor }, onBehalf);
  }
}
