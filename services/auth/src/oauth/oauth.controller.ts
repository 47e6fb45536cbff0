import { signInWithIdToken } from '@playbook/contracts/auth/id-token.contract';
import { Controller } from '@nestjs/common';
import { authorize, completeAuthorization, exchangeAuthCode } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { z } from 'zod';
import { AuthorizeService } from './authorize.service.js';
import { CallbackService } from './callback.service.js';
import { CodeExchangeService } from './code-exchange.service.js';
import { IdTokenSignIn } from './id-token-sign-in.service.js';

type Redirect = z.output<typeof authorize.output>;

@Controller()
export class OAuthController {
  constructor(
    private readonly authorizations: AuthorizeService,
    private readonly callbacks: CallbackService,
    private readonly exchanges: CodeExchangeService,
    private readonly idTokens: IdTokenSignIn,
  ) {}

  @Rpc(authorize)
  async authorize(input: z.output<typeof authorize.input>): Promise<Redirect> {
    return { location: await this.authorizations.begin(input) };
  }

  @Rpc(completeAuthorization)
  async complete({ query }: z.output<typeof completeAuthorization.input>): Promise<Redirect> {
    return { location: await this.callbacks.complete(query) };
  }

  @Rpc(exchangeAuthCode)
  exchange(input: z.output<typeof exchangeAuthCode.input>): Promise<Session> {
    return this.exchanges.exchange(input);
  }

  @Rpc(signInWithIdToken)
  signInWithIdToken(input: z.output<typeof signInWithIdToken.input>): Promise<Session> {
    return this.idTokens.signIn(input);
  }
}
