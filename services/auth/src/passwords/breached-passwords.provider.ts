import type { FactoryProvider } from '@nestjs/common';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { AuthSettings } from '../auth.settings.js';
import { type BreachedPasswords, NO_BREACHED_PASSWORDS, openBreachedPasswords } from './breached-passwords.js';

/** Injection token of the list of breached passwords. */
export const BREACHED_PASSWORDS = Symbol('BreachedPasswords');

export const breachedPasswordsProvider: FactoryProvider<BreachedPasswords> = {
  provide: BREACHED_PASSWORDS,
  inject: [SERVICE_SETTINGS],
  useFactory: async ({ AUTH_BREACHED_PASSWORDS_FILE: path }: AuthSettings) =>
    path === undefined ? NO_BREACHED_PASSWORDS : openBreachedPasswords(path),
};
