import { Controller, Inject } from '@nestjs/common';
import { type authSettingsSchema, getAuthSettings } from '@playbook/contracts/auth/auth.contract';
import { Rpc } from '@playbook/service-kit/messaging/rpc.decorator';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { z } from 'zod';
import type { AuthSettings } from '../auth.settings.js';
import { toPublicSettings } from './public-settings.mapper.js';

@Controller()
export class SettingsController {
  constructor(@Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings) {}

  @Rpc(getAuthSettings)
  async get(): Promise<z.input<typeof authSettingsSchema>> {
    return toPublicSettings(this.settings);
  }
}
