import { Module } from '@nestjs/common';
import { AccountChangesModule } from './account-changes/account-changes.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AdminModule } from './admin/admin.module.js';
import { CoreModule } from './core/core.module.js';
import { FactorsModule } from './factors/factors.module.js';
import { FounderErasure } from './founder/founder-erasure.service.js';
import { FounderExport } from './founder/founder-export.service.js';
import { FounderController } from './founder/founder.controller.js';
import { MailFlowsModule } from './mail-flows/mail-flows.module.js';
import { MailModule } from './mail/mail.module.js';
import { OAuthModule } from './oauth/oauth.module.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { ProfilesModule } from './profiles/profiles.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SignUpModule } from './sign-up/sign-up.module.js';

/** The service as a whole. Arrows between its capabilities go one way (`e2e/architecture/capabilities.spec.ts`). */
@Module({
  imports: [
    CoreModule,
    AccountsModule,
    ProfilesModule,
    MailModule,
    SessionsModule,
    FactorsModule,
    PasswordsModule,
    AccountChangesModule,
    MailFlowsModule,
    OAuthModule,
    SignUpModule,
    AdminModule,
  ],
  controllers: [FounderController],
  providers: [FounderExport, FounderErasure],
})
export class AuthModule {}
