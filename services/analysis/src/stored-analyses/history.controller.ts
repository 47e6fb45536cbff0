import { Controller, type Type } from '@nestjs/common';
import type { pageQuerySchema, rowIdSchema } from '@playbook/contracts/core/page.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { AnalysesService } from './analyses.service.js';
import type { KindTypes, StoredAnalysisKind } from './stored-analysis-kind.js';

/** Makes the controller that serves the history of one kind of analysis. */
export function historyController(kind: StoredAnalysisKind<KindTypes>): Type {
  @Controller()
  class HistoryController {
    constructor(private readonly analyses: AnalysesService) {}

    @Rpc(kind.get)
    get({ id }: z.output<typeof rowIdSchema>, call: RpcCall<'founder'>): Promise<object> {
      return this.analyses.get(kind, call.actor, id);
    }

    @Rpc(kind.list)
    list(query: z.output<typeof pageQuerySchema>, call: RpcCall<'founder'>): Promise<object> {
      return this.analyses.list(kind, call.actor, query);
    }
  }
  return HistoryController;
}
