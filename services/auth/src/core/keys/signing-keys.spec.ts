import { describe, expect, it } from '@jest/globals';
import { StartError } from '@playbook/service-kit/config/start-error';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { AccessTokenSigner } from './access-token.signer.js';
import { signServiceKey } from './sign-service-key.js';
import { type SigningKey, signingKeysSetting } from './signing-keys.setting.js';
import { generateSigningKeys, toJwks } from './signing-keys.js';

const newKeys = async (): Promise<SigningKey[]> => signingKeysSetting.parse(await generateSigningKeys());

const subject = {
  sub: '0b0e7a52-6f2c-4a8e-9d0a-1c2d3e4f5a6b',
  email: 'ada@example.com',
  phone: '',
  role: 'authenticated' as const,
  aal: 'aal1' as const,
  amr: [],
  session_id: '1b0e7a52-6f2c-4a8e-9d0a-1c2d3e4f5a6b',
  is_anonymous: false,
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: {},
};

describe('signing keys', () => {
  it('are made in the form of the setting', async () => {
    const [key] = await newKeys();
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', key_ops: ['sign'] });
  });

  it('are published without their private halves', async () => {
    const [key] = toJwks(await newKeys()).keys;
    expect(Object.keys(key ?? {}).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  });

  it('sign with the active one during a rotation', async () => {
    const [retired, active] = [...(await newKeys()), ...(await newKeys())];
    const keys = [{ ...(retired as SigningKey), key_ops: ['verify'] }, active as SigningKey];
    const signer = await AccessTokenSigner.create(keys, 'https://playbook.example/auth/v1');
    const [first, second] = await Promise.all([signer.sign(subject), signer.sign(subject)]);
    expect(first.accessToken).not.toBe(second.accessToken);
    const { protectedHeader } = await jwtVerify(first.accessToken, createLocalJWKSet(toJwks(keys)));
    expect(protectedHeader.kid).toBe(active?.kid);
  });
});

describe('the setting of signing keys', () => {
  it('takes keys in the form of other programs, which name both operations of the pair', async () => {
    const keys = (await newKeys()).map((key) => ({ ...key, key_ops: ['sign', 'verify'], ext: true, use: 'sig' }));
    const read = signingKeysSetting.parse(JSON.stringify(keys));
    const signer = await AccessTokenSigner.create(read, 'https://playbook.example/auth/v1');
    const { accessToken } = await signer.sign(subject);
    await expect(jwtVerify(accessToken, createLocalJWKSet(toJwks(read)))).resolves.toBeDefined();
    const options = { keys: JSON.stringify(keys), issuer: 'https://playbook.example/auth/v1', lifetimeS: 60 };
    await expect(signServiceKey(options)).resolves.toEqual(expect.any(String));
  });

  it("refuses in one sentence a private half that is not the public one's, and what is no point of the curve", async () => {
    const [one, two] = [...(await newKeys()), ...(await newKeys())] as [SigningKey, SigningKey];
    const wrong = [
      { ...one, d: two.d },
      { ...one, x: two.x },
      { ...one, d: 'A'.repeat(43) },
      { ...one, kty: 'oct' },
    ];
    for (const key of wrong) {
      const keys = JSON.stringify([key]);
      const options = { keys, issuer: 'https://playbook.example/auth/v1', lifetimeS: 60 };
      const refused = await signServiceKey(options).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StartError);
      expect((refused as StartError).message).toMatch(/^The setting AUTH_JWT_KEYS is not usable: [^\n]+$/);
      expect((refused as StartError).message).not.toContain(key.d);
    }
  });

  it.each(['', 'not JSON', '{}', '[]', '[{"kty":"EC"}]'])('refuses %j', (text) => {
    expect(signingKeysSetting.safeParse(text).success).toBe(false);
  });

  it('refuses none or two keys that sign, and two with one name', async () => {
    const [one, two] = [...(await newKeys()), ...(await newKeys())];
    const passive = (key: SigningKey | undefined) => ({ ...key, key_ops: [] });
    for (const keys of [[passive(one)], [one, two], [one, passive(one)]]) {
      expect(signingKeysSetting.safeParse(JSON.stringify(keys)).success).toBe(false);
    }
  });

  it('does not repeat the value in its complaint', () => {
    const { error } = signingKeysSetting.safeParse('[{"d":"a secret"}] broken');
    expect(JSON.stringify(error)).not.toContain('a secret');
  });
});
