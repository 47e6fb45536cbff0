import { Controller } from '@nestjs/common';
import { deleteAccountRoute, exportAccountRoute } from '@playbook/contracts/founder/account-routes.contract';
import { confirmErasure, eraseAuth } from '@playbook/contracts/auth/auth-account.contract';
import { FOUNDER_LIFECYCLES } from '@playbook/contracts/founder/founder-lifecycles.contract';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';
import type { StreamedDocument } from '../http/responses/streamed-document.js';
import { AccountExports } from './account-exports.service.js';

/** What a founder may do with everything that is stored: every service speaks for its own rows. */
@Controller()
export class AccountController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly exports: AccountExports,
  ) {}

  @Route(exportAccountRoute)
  export(call: RouteCall<typeof exportAccountRoute>): Promise<StreamedDocument> {
    return this.exports.start(call);
  }

  /** The account goes last: when a step fails, the founder is still signed in and can repeat the call. */
  @Route(deleteAccountRoute)
  async delete({ body, onBehalf }: RouteCall<typeof deleteAccountRoute>): Promise<Record<string, never>> {
    await this.rpc.call(confirmErasure, body, onBehalf);
    for (const { erase } of FOUNDER_LIFECYCLES) await this.rpc.call(erase, {}, onBehalf);
    return this.rpc.call(eraseAuth, body, onBehalf);
  }
}
