import { Controller, Inject, type Type } from '@nestjs/common';
import type { FounderLifecycle } from '@playbook/contracts/founder/define-founder-lifecycle';
import type { ExportPage } from '@playbook/contracts/founder/founder-lifecycles.contract';
import type { z } from 'zod';
import { Rpc } from '../messaging/rpc/rpc.decorator.js';
import type { RpcCall } from '../messaging/rpc/rpc-call.js';
import type { FounderRows } from './founder-rows.port.js';

type Input<Name extends 'exportPage' | 'eraseForOperator' | 'usage'> = z.output<FounderLifecycle[Name]['input']>;

/**
 * Makes the controller that serves the procedures of a service's lifecycle.
 * @param rows Provider of the service that does the work
 */
export const founderLifecycleController = <L extends FounderLifecycle>(
  lifecycle: L,
  rows: Type<FounderRows<L>>,
): Type => controllerOf(lifecycle, rows);

function controllerOf(lifecycle: FounderLifecycle, rows: Type<FounderRows<FounderLifecycle>>): Type {
  @Controller()
  class FounderLifecycleController {
    constructor(@Inject(rows) private readonly founderRows: FounderRows<FounderLifecycle>) {}

    @Rpc(lifecycle.exportPage)
    exportPage({ cursor }: Input<'exportPage'>, call: RpcCall<'founder'>): Promise<ExportPage<FounderLifecycle>> {
      return this.founderRows.exportPage(call.actor, cursor);
    }

    @Rpc(lifecycle.erase)
    async erase(_input: object, call: RpcCall<'founder'>): Promise<Record<string, never>> {
      await this.founderRows.erase(call.actor);
      return {};
    }

    @Rpc(lifecycle.eraseForOperator)
    async eraseForOperator(founder: Input<'eraseForOperator'>): Promise<Record<string, never>> {
      await this.founderRows.erase(founder);
      return {};
    }

    @Rpc(lifecycle.usage)
    async usage({ since }: Input<'usage'>, call: RpcCall<'founder'>): Promise<z.input<typeof lifecycle.usage.output>> {
      return { uses: await this.founderRows.countUses(call.actor, since) };
    }
  }
  return FounderLifecycleController;
}
