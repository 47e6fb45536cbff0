import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ConfiguredNats, startConfiguredNats } from '@playbook/testing/nats/configured-nats';
import { makeTestCertificate, type TestCertificate } from '@playbook/testing/nats/test-certificate';
import { createNatsSeed, natsPublicKey } from '../messaging/nats/nats-keys.adapter.js';
import { connectNats } from './connect-nats.js';

const PARTY = 'probe';
const seed = createNatsSeed();
const users = (...seeds: string[]): object => ({
  authorization: { users: seeds.map((one) => ({ nkey: natsPublicKey(one) })) },
});

let server: ConfiguredNats | undefined;
const start = async (configuration: object): Promise<string> => {
  server = await startConfiguredNats(JSON.stringify(configuration));
  return server.url;
};
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const connect = (settings: Parameters<typeof connectNats>[0]) => connectNats(settings, PARTY, () => undefined);
const refusalOf = (settings: Parameters<typeof connectNats>[0]): Promise<unknown> =>
  connect(settings).catch((error: unknown) => error);

describe('a process that connects to NATS', () => {
  it('is known by its key', async () => {
    const url = await start(users(seed));
    const transport = await connect({ NATS_URL: url, NATS_NKEY_SEED: seed });
    await expect(transport.check()).resolves.toBeUndefined();
    await transport.close();
  });

  it('may be known by the user in its address', async () => {
    const url = await start({ authorization: { users: [{ user: 'probe', password: 'a password' }] } });
    const address = url.replace('nats://', 'nats://probe:a%20password@');
    const transport = await connect({ NATS_URL: address, NATS_NKEY_SEED: seed });
    await expect(transport.check()).resolves.toBeUndefined();
    await transport.close();
  });

  it.each([
    ['no credentials', undefined],
    ['those that the server does not know', createNatsSeed()],
  ])('refuses to start with %s', async (_name, NATS_NKEY_SEED) => {
    const url = await start(users(seed));
    const refusal = await refusalOf({ NATS_URL: url, NATS_NKEY_SEED });
    expect(refusal).toMatchObject({ name: 'StartError', code: 'NATS_REFUSED' });
    expect(String(refusal)).not.toContain(seed);
  });

  it('refuses a server that asks nobody for credentials', async () => {
    const url = await start({});
    expect(await refusalOf({ NATS_URL: url, NATS_NKEY_SEED: seed })).toMatchObject({ code: 'NATS_OPEN' });
  });

  it('says that no server is there', async () => {
    expect(await refusalOf({ NATS_URL: 'nats://127.0.0.1:1', NATS_NKEY_SEED: seed })).toMatchObject({
      code: 'NATS_UNREACHABLE',
    });
  });
});

describe('a process whose address says TLS', () => {
  let certificate: TestCertificate;
  let ofAnother: TestCertificate;
  beforeAll(async () => {
    [certificate, ofAnother] = [await makeTestCertificate('localhost'), await makeTestCertificate('nats.example')];
  });
  afterAll(async () => {
    await certificate.remove();
    await ofAnother.remove();
  });

  const address = (): string => `tls://localhost:${server?.port}`;
  const withTls = ({ certificateFile, keyFile }: TestCertificate): Promise<string> =>
    start({ ...users(seed), tls: { cert_file: certificateFile, key_file: keyFile } });

  it('refuses a server without', async () => {
    await start(users(seed));
    expect(await refusalOf({ NATS_URL: address(), NATS_NKEY_SEED: seed })).toMatchObject({ code: 'NATS_UNREACHABLE' });
  });

  it('refuses one whose certificate nobody it trusts has signed', async () => {
    await withTls(certificate);
    expect(await refusalOf({ NATS_URL: address(), NATS_NKEY_SEED: seed })).toMatchObject({ code: 'NATS_UNREACHABLE' });
  });

  it('refuses one whose certificate is for another host', async () => {
    await withTls(ofAnother);
    const settings = { NATS_URL: address(), NATS_NKEY_SEED: seed, NATS_TLS_CA: ofAnother.certificate };
    expect(await refusalOf(settings)).toMatchObject({ code: 'NATS_UNREACHABLE' });
  });

  it('uses one whose certificate is signed by the given authority', async () => {
    await withTls(certificate);
    const settings = { NATS_URL: address(), NATS_NKEY_SEED: seed, NATS_TLS_CA: certificate.certificate };
    const transport = await connect(settings);
    await expect(transport.check()).resolves.toBeUndefined();
    await transport.close();
  });
});
