import { Injectable } from '@nestjs/common';
import type { AnalysisExport } from '@playbook/contracts/account.schema';
import { exportAnalysis } from '@playbook/contracts/analysis-account.contract';
import { type CallOptions, RpcClient } from '@playbook/service-kit/messaging/rpc-client';

/** Joins the pages of the analysis service's export. */
@Injectable()
export class AnalysisPages {
  constructor(private readonly rpc: RpcClient) {}

  async all(onBehalf: CallOptions): Promise<AnalysisExport> {
    const pitchAnalyses: AnalysisExport['pitchAnalyses'] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof this.page>> = await this.page(cursor, onBehalf);
      pitchAnalyses.push(...page.pitchAnalyses);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return { pitchAnalyses };
  }

  private page(cursor: string | null, onBehalf: CallOptions) {
    return this.rpc.call(exportAnalysis, cursor === null ? {} : { cursor }, onBehalf);
  }
}
