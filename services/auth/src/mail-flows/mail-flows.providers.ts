import type { Provider } from '@nestjs/common';
import { MailAllowance } from '../mail/mail-allowance.service.js';
import { MailDispatcher } from '../mail/mail-dispatcher.service.js';
import { MailTotal } from '../mail/mail-total.service.js';
import { mailSenderProvider } from '../mail/mail.providers.js';
import { MailCodeHasher } from '../mail-tokens/mail-code.hasher.js';
import { MailCodes } from '../mail-tokens/mail-codes.service.js';
import { MailTokenIssuer } from '../mail-tokens/mail-token-issuer.service.js';
import { MailTokenRepository } from '../mail-tokens/mail-token.repository.js';
import { MailedAccountRepository } from '../mail-tokens/mailed-account.repository.js';
import { AddressProof } from './address-proof.service.js';
import { LinkRedemption } from './link-redemption.service.js';
import { LinkVisitService } from './link-visit.service.js';
import { MailSignIn } from './mail-sign-in.service.js';
import { OtpRequestService } from './otp-request.service.js';
import { RecoveryRequestService } from './recovery-request.service.js';
import { ResendService } from './resend.service.js';
import { SignUpConfirmation } from './sign-up-confirmation.service.js';
import { VerificationService } from './verification.service.js';

/** Everything between a request for a mail and the session that comes of it. */
export const mailFlows: Provider[] = [
  mailSenderProvider,
  MailTotal,
  MailAllowance,
  MailDispatcher,
  MailCodeHasher,
  MailCodes,
  MailTokenRepository,
  MailedAccountRepository,
  MailTokenIssuer,
  SignUpConfirmation,
  OtpRequestService,
  RecoveryRequestService,
  ResendService,
  AddressProof,
  MailSignIn,
  VerificationService,
  LinkRedemption,
  LinkVisitService,
];
