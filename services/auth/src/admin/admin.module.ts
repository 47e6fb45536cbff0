import { Module } from '@nestjs/common';
import { AccountChangesModule } from '../account-changes/account-changes.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CoreModule } from '../core/core.module.js';
import { FactorsModule } from '../factors/factors.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AdminFactorsController } from './admin-factors.controller.js';
import { AdminFactors } from './admin-factors.service.js';
import { AdminLinksController } from './links/admin-links.controller.js';
import { AdminLinks } from './links/admin-links.service.js';
import { Invitations } from './links/invitations.service.js';
import { LinkAccounts } from './links/link-accounts.service.js';
import { AccountDeletion } from './users/account-deletion.service.js';
import { AdminUsersController } from './users/admin-users.controller.js';
import { AdminUsersService } from './users/admin-users.service.js';
import { FounderBans } from './users/founder-bans.service.js';

/** What operators' programs may do. */
@Module({
  imports: [
    CoreModule,
    AccountsModule,
    MailModule,
    SessionsModule,
    FactorsModule,
    PasswordsModule,
    AccountChangesModule,
  ],
  controllers: [AdminUsersController, AdminFactorsController, AdminLinksController],
  providers: [AdminUsersService, AccountDeletion, FounderBans, AdminFactors, LinkAccounts, AdminLinks, Invitations],
})
export class AdminModule {}
