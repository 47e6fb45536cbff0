import { Controller } from '@nestjs/common';
import {
  followMailLink,
  reauthenticate,
  requestOtp,
  requestRecovery,
  resendMail,
  updateUser,
  verifyMail,
} from '@playbook/contracts/auth/mail/mail.contract';
import {
  mailLinkRoute,
  otpRoute,
  reauthenticateRoute,
  recoverRoute,
  resendRoute,
  updateUserRoute,
  verifyRoute,
} from '@playbook/contracts/auth/mail/mail-routes.contract';
import type { AcceptedConfirmation } from '@playbook/contracts/auth/mail/mail-wire.schema';
import type { Session, User } from '@playbook/contracts/auth/auth-wire.schema';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';

type Nothing = Record<string, never>;

/** Mail flows and account changes over HTTP; every rule is the auth service's. */
@Controller()
export class MailController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(otpRoute)
  otp({ body, query, client }: RouteCall<typeof otpRoute>): Promise<Nothing> {
    return this.rpc.call(requestOtp, { body, redirectTo: query.redirect_to, client });
  }

  @Route(recoverRoute)
  recover({ body, query, client }: RouteCall<typeof recoverRoute>): Promise<Nothing> {
    return this.rpc.call(requestRecovery, { body, redirectTo: query.redirect_to, client });
  }

  @Route(resendRoute)
  resend({ body, query, client }: RouteCall<typeof resendRoute>): Promise<Nothing> {
    return this.rpc.call(resendMail, { body, redirectTo: query.redirect_to, client });
  }

  @Route(verifyRoute)
  verify({ body, client }: RouteCall<typeof verifyRoute>): Promise<Session | AcceptedConfirmation> {
    return this.rpc.call(verifyMail, { body, client });
  }

  @Route(mailLinkRoute)
  follow({ query, client }: RouteCall<typeof mailLinkRoute>): Promise<{ location: string }> {
    return this.rpc.call(followMailLink, { query, client });
  }

  @Route(reauthenticateRoute)
  reauthenticate({ onBehalf }: RouteCall<typeof reauthenticateRoute>): Promise<Nothing> {
    return this.rpc.call(reauthenticate, {}, onBehalf);
  }

  @Route(updateUserRoute)
  update({ body, query, onBehalf }: RouteCall<typeof updateUserRoute>): Promise<User> {
    return this.rpc.call(updateUser, { body, redirectTo: query.redirect_to }, onBehalf);
  }
}
