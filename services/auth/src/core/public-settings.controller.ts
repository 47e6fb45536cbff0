import { Controller, Inject } from '@nestjs/common';
import { type authSettingsSchema, getAuthSettings } from '@playbook/contracts/auth/auth.contract';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { z } from 'zod';
import { type AuthSettings, confirmsAutomatically, hasGoogle } from './settings/auth.settings.js';

@Controller()
export class PublicSettingsController {
  constructor(@Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings) {}

  @Rpc(getAuthSettings)
  async get(): Promise<z.input<typeof authSettingsSchema>> {
    return toPublicSettings(this.settings);
  }
}

/** What anybody may know about how to sign in here. */
const toPublicSettings = (settings: AuthSettings): z.input<typeof authSettingsSchema> => ({
  external: {
    google: hasGoogle(settings),
    email: true,
    phone: false,
    anonymous_users: settings.AUTH_ANONYMOUS_SIGN_INS,
  },
  disable_signup: settings.AUTH_DISABLE_SIGNUP,
  mailer_autoconfirm: confirmsAutomatically(settings),
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
});
