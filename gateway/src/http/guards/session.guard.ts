import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { AccessTokenVerifier } from '@playbook/service-kit/identity/access-token-verifier';
import { ACCESS_TOKEN_STRATEGY, type AccessTokenOptions } from './access-token.strategy.js';
import type { GuardedRequest } from '../route-call.js';
import { routeOf } from '../route-of.js';

/** Where Passport leaves whom it has found. */
const PROPERTY = { founder: 'actor', admin: 'serviceKey' } as const satisfies Record<string, keyof GuardedRequest>;

/**
 * Lets founders' routes pass only with a valid access token, operators' only with a service key, and refuses every handler whose
 * access is not declared.
 */
@Injectable()
export class SessionGuard extends AuthGuard(ACCESS_TOKEN_STRATEGY) {
  constructor(private readonly verifier: AccessTokenVerifier) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { access } = routeOf(context);
    if (access === 'public') return true;
    if (access === 'founder') context.switchToHttp().getRequest<GuardedRequest>().isForFounder = true;
    await super.canActivate(context);
    return true;
  }

  override getAuthenticateOptions(context: ExecutionContext): AccessTokenOptions & { property: string } {
    const access = routeOf(context).access === 'admin' ? 'admin' : 'founder';
    return { verifier: this.verifier, access, property: PROPERTY[access] };
  }

  /** @throws whatever the verifier threw; ProcedureError `no_authorization` without a token */
  override handleRequest<Subject>(error: unknown, subject: Subject | false): Subject {
    if (error) throw error;
    if (subject) return subject;
    throw new ProcedureError('no_authorization', 'This endpoint requires a valid Bearer token');
  }
}
