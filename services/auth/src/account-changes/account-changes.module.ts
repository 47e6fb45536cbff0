import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CoreModule } from '../core/core.module.js';
import { FactorsModule } from '../factors/factors.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountAccess } from './account-access.service.js';
import { AccountChange } from './account-change.service.js';
import { AccountChangesController } from './account-changes.controller.js';
import { ChangePlanner } from './change-planner.service.js';
import { ChangeRights } from './change-rights.service.js';
import { EmailChangeService } from './email-change.service.js';
import { PasswordChange } from './password-change.service.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { UpdateUserService } from './update-user.service.js';

const shared = [EmailChangeService, AccountAccess];

/** What founders may change of their own accounts, and what becomes of an account when its owner comes. */
@Module({
  imports: [CoreModule, AccountsModule, ProfilesModule, MailModule, SessionsModule, FactorsModule, PasswordsModule],
  controllers: [AccountChangesController],
  providers: [
    ...shared,
    ChangeRights,
    PasswordChange,
    ChangePlanner,
    AccountChange,
    UpdateUserService,
    ReauthenticationService,
  ],
  exports: shared,
})
export class AccountChangesModule {}
