import { Controller } from '@nestjs/common';
import { refreshSession, signOut } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { SignOutService } from './end/sign-out.service.js';
import { RefreshService } from './refresh/refresh.service.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly refreshes: RefreshService,
    private readonly signOuts: SignOutService,
  ) {}

  @Rpc(refreshSession)
  refresh({ body, client }: z.output<typeof refreshSession.input>): Promise<Session> {
    return this.refreshes.refresh(body.refresh_token, client);
  }

  @Rpc(signOut)
  async signOut({ scope }: z.output<typeof signOut.input>, call: RpcCall<'founder'>): Promise<Record<string, never>> {
    await this.signOuts.signOut(call.actor, scope);
    return {};
  }
}
