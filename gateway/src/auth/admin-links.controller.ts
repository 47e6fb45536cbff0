import { Controller } from '@nestjs/common';
import { adminGenerateLink, adminInvite } from '@playbook/contracts/auth/admin/admin-links.contract';
import { adminGenerateLinkRoute, adminInviteRoute } from '@playbook/contracts/auth/admin/admin-links-routes.contract';
import type { GeneratedLink } from '@playbook/contracts/auth/admin/admin-links-wire.schema';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';

/** Links and invitations for operators' programs. */
@Controller()
export class AdminLinksController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(adminGenerateLinkRoute)
  generate({ body, query, onBehalf }: RouteCall<typeof adminGenerateLinkRoute>): Promise<GeneratedLink> {
    return this.rpc.call(adminGenerateLink, { body, redirectTo: query.redirect_to }, onBehalf);
  }

  @Route(adminInviteRoute)
  invite({ body, query, onBehalf }: RouteCall<typeof adminInviteRoute>): Promise<User> {
    return this.rpc.call(adminInvite, { body, redirectTo: query.redirect_to }, onBehalf);
  }
}
