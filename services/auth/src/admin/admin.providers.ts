import type { Provider } from '@nestjs/common';
import { AccountDeletion } from './account-deletion.service.js';
import { AdminFactors } from './admin-factors.service.js';
import { AdminLinks } from './admin-links.service.js';
import { AdminUsersRepository } from './admin-users.repository.js';
import { AdminUsersService } from './admin-users.service.js';
import { FounderBans } from './founder-bans.service.js';
import { Invitations } from './invitations.service.js';
import { LinkAccounts } from './link-accounts.service.js';

/** What operators' programs may do. */
export const admin: Provider[] = [
  AdminUsersRepository,
  AdminUsersService,
  AccountDeletion,
  FounderBans,
  AdminFactors,
  LinkAccounts,
  AdminLinks,
  Invitations,
];
