import { Controller, Inject } from '@nestjs/common';
import { getJwks } from '@playbook/contracts/auth.contract';
import type { Jwks } from '@playbook/contracts/auth-wire.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc.decorator';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { AuthSettings } from '../auth.settings.js';
import { toJwks } from './jwks.js';

@Controller()
export class KeysController {
  constructor(@Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings) {}

  @Rpc(getJwks)
  async list(): Promise<Jwks> {
    return toJwks(this.settings.AUTH_JWT_KEYS);
  }
}
