import { issuerOf } from '@playbook/service-kit/config/process-settings';
import { TEST_PUBLIC_URL } from '@playbook/testing/service/start-test-service';
import { generateSigningKeys, signServiceKey } from '../src/service.js';

const LIFETIME_S = 600;

/** Signing keys of the product, and a service key that they signed. */
export interface TestOperator {
  /** Settings that make the auth service take the service key. */
  readonly env: Readonly<Record<string, string>>;
  /** Options of an operator's call. */
  readonly key: { readonly accessToken: string };
}

export async function createOperator(): Promise<TestOperator> {
  const keys = await generateSigningKeys();
  const accessToken = await signServiceKey({ keys, issuer: issuerOf(TEST_PUBLIC_URL), lifetimeS: LIFETIME_S });
  return { env: { AUTH_JWT_KEYS: keys }, key: { accessToken } };
}
