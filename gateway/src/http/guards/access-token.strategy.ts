import type { IncomingHttpHeaders } from 'node:http';
import type { AccessTokenVerifier } from '@playbook/service-kit/identity/access-token-verifier';
import passport from 'passport';

export const ACCESS_TOKEN_STRATEGY = 'access-token';

/** Passport keeps a strategy for the whole process, in which several gateways may run: each brings its own verifier. */
export interface AccessTokenOptions {
  readonly verifier: AccessTokenVerifier;
  /** Whose token it must be. */
  readonly access: 'founder' | 'admin';
}

const SCHEME = 'bearer ';
const WHITE_SPACE = /\s/;

/** The token behind the scheme's name. A regular expression over the whole header would take longer than what follows. */
function bearerToken(header = ''): string | undefined {
  if (header.slice(0, SCHEME.length).toLowerCase() !== SCHEME) return undefined;
  const token = header.slice(SCHEME.length);
  return token === '' || WHITE_SPACE.test(token) ? undefined : token;
}

/** Passport's strategy for access tokens of founders and keys of operators' programs: it finds the token, and the verifier judges it. */
class AccessTokenStrategy extends passport.Strategy {
  override readonly name = ACCESS_TOKEN_STRATEGY;

  /** Succeeds with the founder as an `Actor`, or with an operator's key; fails without a token. */
  override authenticate(request: { headers: IncomingHttpHeaders }, options: AccessTokenOptions): void {
    const { verifier, access } = options;
    const token = bearerToken(request.headers.authorization);
    if (token === undefined) return this.fail();
    const verified = access === 'admin' ? verifier.verifyServiceKey(token).then(() => token) : verifier.verify(token);
    verified.then(
      (subject) => this.success(subject),
      (error: unknown) => this.error(error),
    );
  }
}

passport.use(new AccessTokenStrategy());
