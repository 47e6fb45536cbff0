import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { type FactoryProvider, Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CoreModule } from '../core/core.module.js';
import type { AuthSettings } from '../core/settings/auth.settings.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import {
  BREACHED_PASSWORDS,
  type BreachedPasswords,
  NO_BREACHED_PASSWORDS,
  openBreachedPasswords,
} from './breached-passwords.js';
import { PasswordAttempts } from './password-attempts.service.js';
import { PasswordHasher } from './password-hasher.service.js';
import { PasswordSignInService } from './password-sign-in.service.js';
import { PasswordsController } from './passwords.controller.js';

const breachedPasswordsProvider: FactoryProvider<BreachedPasswords> = {
  provide: BREACHED_PASSWORDS,
  inject: [SERVICE_SETTINGS],
  useFactory: async ({ AUTH_BREACHED_PASSWORDS_FILE: path }: AuthSettings) =>
    path === undefined ? NO_BREACHED_PASSWORDS : openBreachedPasswords(path),
};

const shared = [PasswordHasher, PasswordAttempts];

/** Passwords: their hashes, their limits, and signing in with them. */
@Module({
  imports: [CoreModule, AccountsModule, SessionsModule],
  controllers: [PasswordsController],
  providers: [...shared, breachedPasswordsProvider, PasswordSignInService],
  exports: shared,
})
export class PasswordsModule {}
