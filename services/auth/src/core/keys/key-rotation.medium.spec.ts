import { afterEach, describe, expect, it } from '@jest/globals';
import { getUser } from '@playbook/contracts/auth/auth.contract';
import { issuerOf } from '@playbook/service-kit/config/process-settings';
import { MemoryStore } from '@playbook/service-kit/ephemeral/memory-store.adapter';
import { AccessTokenVerifier } from '@playbook/service-kit/identity/access-token-verifier';
import { BannedFounders } from '@playbook/service-kit/identity/banned-founders';
import { EndedSessions } from '@playbook/service-kit/identity/ended-sessions';
import { Revocations } from '@playbook/service-kit/identity/revocations';
import { TEST_PUBLIC_URL } from '@playbook/testing/service/start-test-service';
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from 'jose';
import { codeOf, startTestAuth, type TestAuth } from '../../../test/auth-service.fixture.js';
import { generateSigningKeys, publicKeysIn } from '../../service.js';
import { type SigningKey, signingKeysSetting } from './signing-keys.setting.js';

const ISSUER = issuerOf(TEST_PUBLIC_URL);

let auth: TestAuth;
let keysOfProduct: readonly SigningKey[];
afterEach(() => auth.stop());

const newKey = async (): Promise<SigningKey> => signingKeysSetting.parse(await generateSigningKeys())[0]!;
const published = (key: SigningKey): SigningKey => ({ ...key, key_ops: ['verify'] });
const start = async (keys: readonly SigningKey[]): Promise<void> => {
  keysOfProduct = keys;
  auth = await startTestAuth({ env: { AUTH_JWT_KEYS: JSON.stringify(keys) } });
};

/** The verifier that the gateway and every other service use, with the public keys that it is given. */
function otherProcess(): AccessTokenVerifier {
  const store = new MemoryStore();
  const revocations = new Revocations(auth.rpc, store, new EndedSessions(store), new BannedFounders(store));
  const publicKeys = publicKeysIn({ AUTH_JWT_KEYS: JSON.stringify(keysOfProduct) });
  return new AccessTokenVerifier(publicKeys, revocations, ISSUER);
}

/** The same token as a process with this key would have signed it. */
async function signedBy(key: SigningKey, accessToken: string): Promise<string> {
  const header = { alg: key.alg, kid: key.kid, typ: 'JWT' };
  return new SignJWT(decodeJwt(accessToken)).setProtectedHeader(header).sign(await importJWK(key, key.alg));
}

describe('while signing keys are exchanged', () => {
  it('the new one signs, and tokens of both are good here and in every other process', async () => {
    const [old, fresh] = [await newKey(), await newKey()];
    await start([published(old), fresh]);
    const { access_token: newToken, user } = await auth.newSession();
    expect(decodeProtectedHeader(newToken).kid).toBe(fresh.kid);
    for (const accessToken of [newToken, await signedBy(old, newToken)]) {
      expect((await auth.rpc.call(getUser, {}, { accessToken })).id).toBe(user.id);
      await expect(otherProcess().verify(accessToken)).resolves.toMatchObject({ founderId: user.id });
    }
  });

  it('the next one is known before it signs', async () => {
    const [current, next] = [await newKey(), await newKey()];
    await start([current, published(next)]);
    const { access_token: token } = await auth.newSession();
    expect(decodeProtectedHeader(token).kid).toBe(current.kid);
    await expect(otherProcess().verify(await signedBy(next, token))).resolves.toBeDefined();
  });

  it('a key that was taken out is worth nothing, whatever name its token gives', async () => {
    const [old, fresh] = [await newKey(), await newKey()];
    await start([fresh]);
    const { access_token: token } = await auth.newSession();
    for (const key of [old, { ...old, kid: fresh.kid }]) {
      const accessToken = await signedBy(key, token);
      expect(await codeOf(auth.rpc.call(getUser, {}, { accessToken }))).toBe('bad_jwt');
      expect(await codeOf(otherProcess().verify(accessToken))).toBe('bad_jwt');
    }
  });
});
