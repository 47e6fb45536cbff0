import { Controller } from '@nestjs/common';
import {
  followMailLink,
  requestOtp,
  requestRecovery,
  resendMail,
  verifyMail,
} from '@playbook/contracts/auth/mail/mail.contract';
import type { AcceptedConfirmation } from '@playbook/contracts/auth/mail/mail-wire.schema';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { z } from 'zod';
import { Captcha } from '../core/limits/captcha.service.js';
import { LinkVisitService } from './link-visit.service.js';
import { MailRequests } from './mail-requests.service.js';
import { VerificationService } from './verification.service.js';

type Nothing = Record<string, never>;

@Controller()
export class MailFlowsController {
  constructor(
    private readonly captcha: Captcha,
    private readonly requests: MailRequests,
    private readonly verifications: VerificationService,
    private readonly visits: LinkVisitService,
  ) {}

  @Rpc(requestOtp)
  async otp(input: z.output<typeof requestOtp.input>): Promise<Nothing> {
    await this.captcha.require(input.body);
    await this.requests.requestOtp(input);
    return {};
  }

  @Rpc(requestRecovery)
  async recover(input: z.output<typeof requestRecovery.input>): Promise<Nothing> {
    await this.captcha.require(input.body);
    await this.requests.requestRecovery(input);
    return {};
  }

  @Rpc(resendMail)
  async resend(input: z.output<typeof resendMail.input>): Promise<Nothing> {
    await this.captcha.require(input.body);
    await this.requests.resend(input);
    return {};
  }

  @Rpc(verifyMail)
  verify(input: z.output<typeof verifyMail.input>): Promise<Session | AcceptedConfirmation> {
    return this.verifications.verify(input);
  }

  @Rpc(followMailLink)
  async follow(input: z.output<typeof followMailLink.input>): Promise<{ location: string }> {
    return { location: await this.visits.follow(input) };
  }
}
