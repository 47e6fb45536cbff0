import { Module } from '@nestjs/common';
import { AccountChangesModule } from '../account-changes/account-changes.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CoreModule } from '../core/core.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { CommentMailsController } from './comments/comment-mails.controller.js';
import { CommentMails } from './comments/comment-mails.service.js';
import { LinkRedemption } from './link-redemption.service.js';
import { LinkVisitService } from './link-visit.service.js';
import { MailFlowsController } from './mail-flows.controller.js';
import { MailRequests } from './mail-requests.service.js';
import { MailSignIn } from './mail-sign-in.service.js';
import { VerificationService } from './verification.service.js';

/** Everything between a request for a mail and the session that comes of it. */
@Module({
  imports: [CoreModule, AccountsModule, MailModule, SessionsModule, AccountChangesModule],
  controllers: [MailFlowsController, CommentMailsController],
  providers: [MailRequests, MailSignIn, VerificationService, LinkRedemption, LinkVisitService, CommentMails],
  exports: [MailRequests],
})
export class MailFlowsModule {}
