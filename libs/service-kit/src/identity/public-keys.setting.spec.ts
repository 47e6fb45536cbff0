import { describe, expect, it } from '@jest/globals';
import { TestTokens } from '@playbook/testing/service/test-tokens';
import { publicKeysSetting } from './public-keys.setting.js';

const published = async () => (await (await TestTokens.create('https://playbook.example')).jwks()).keys;

describe('the setting of public keys', () => {
  it('takes what the auth service publishes', async () => {
    const keys = await published();
    expect(publicKeysSetting.parse(JSON.stringify(keys))).toEqual({ keys });
  });

  it.each(['', 'no JSON', '{}', '[]', '[{"kty":"oct","k":"secret"}]'])('refuses %j', (text) => {
    expect(publicKeysSetting.safeParse(text).success).toBe(false);
  });

  it('refuses a private key, and does not repeat it', async () => {
    const [key] = await published();
    const { error } = publicKeysSetting.safeParse(JSON.stringify([{ ...key, d: 'the private half' }]));
    expect(error?.issues[0]?.message).toContain('a private key must not stand here');
    expect(JSON.stringify(error)).not.toContain('the private half');
  });
});
