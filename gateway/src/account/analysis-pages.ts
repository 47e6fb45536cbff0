import { Injectable } from '@nestjs/common';
import type { AnalysisExport } from '@playbook/contracts/account.schema';
import { exportAnalysis } from '@playbook/contracts/analysis-account.contract';
import { type CallOptions, RpcClient } from '@playbook/service-kit/messaging/rpc-client';

/** Joins the pages of the analysis service's export. */
@Injectable()
export class AnalysisPages {
  constructor(private readonly rpc: RpcClient) {}

  async all(onBehalf: CallOptions): Promise<AnalysisExport> {
    const all: AnalysisExport = { pitchAnalyses: [], ideaChecks: [], answerAnalyses: [] };
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof this.page>> = await this.page(cursor, onBehalf);
      all.pitchAnalyses.push(...page.pitchAnalyses);
      all.ideaChecks.push(...page.ideaChecks);
      all.answerAnalyses.push(...page.answerAnalyses);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return all;
  }

  private page(cursor: string | null, onBehalf: CallOptions) {
    return this.rpc.call(exportAnalysis, cursor === null ? {} : { cursor }, onBehalf);
  }
}
