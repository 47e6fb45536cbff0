import type { authSettingsSchema } from '@playbook/contracts/auth/auth.contract';
import type { z } from 'zod';
import { type AuthSettings, confirmsAutomatically, hasGoogle } from '../auth.settings.js';

/** What anybody may know about how to sign in here. */
export const toPublicSettings = (settings: AuthSettings): z.output<typeof authSettingsSchema> => ({
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
