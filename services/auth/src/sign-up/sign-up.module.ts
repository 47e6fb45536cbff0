import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CoreModule } from '../core/core.module.js';
import { MailFlowsModule } from '../mail-flows/mail-flows.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AnonymousSignUp } from './anonymous-sign-up.service.js';
import { SignUpController } from './sign-up.controller.js';
import { SignUpService } from './sign-up.service.js';
import { UnconfirmedSignUp } from './unconfirmed-sign-up.service.js';

/** New accounts. */
@Module({
  imports: [CoreModule, AccountsModule, MailModule, SessionsModule, PasswordsModule, MailFlowsModule],
  controllers: [SignUpController],
  providers: [SignUpService, UnconfirmedSignUp, AnonymousSignUp],
})
export class SignUpModule {}
