import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { type Product, REPOSITORY, startProduct } from '@playbook/testing/product/start-product';
import { signUpFounder } from '../support/auth/founder.js';
import { waitUntil } from '@playbook/testing/wait-until';

const MANY = '1000000';
/** A scanner asks more often than people do. */
const NO_LIMITS = {
  AUTH_RATE_LIMIT_SIGNUP: MANY,
  AUTH_RATE_LIMIT_TOKEN: MANY,
  AUTH_RATE_LIMIT_TOKEN_BURST: MANY,
  AUTH_RATE_LIMIT_AUTHORIZE: MANY,
  AUTH_RATE_LIMIT_VERIFY: MANY,
};
/** Caddy must not change what this machine trusts, nor take port 80. */
const OF_THIS_RUN = '{\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';
const START_TIMEOUT_MS = 20_000;

/** The product in one process behind Caddy with TLS, as `docs/containers.md` says. */
export class ScannedProduct {
  private constructor(
    /** What founders open. */
    readonly url: string,
    private readonly localUrl: string,
    private readonly product: Product,
    private readonly proxy: ChildProcess,
    private readonly directory: string,
  ) {}

  static async start(): Promise<ScannedProduct> {
    const directory = await mkdtemp(join(tmpdir(), 'playbook-scan-'));
    const [port, tlsPort] = [await findFreePort(), await findFreePort()];
    const url = `https://localhost:${tlsPort}`;
    const environment = {
      ...NO_LIMITS,
      NODE_ENV: 'production',
      AUTH_MAILER_AUTOCONFIRM: 'true',
      LOG_LEVEL: 'error',
      PORT: String(port),
      PLAYBOOK_PUBLIC_URL: url,
      PLAYBOOK_TRUSTED_PROXY_HOPS: '1',
      // Nobody signs in by it here; the development sign-in must not stand behind a proxy.
      AUTH_GOOGLE_CLIENT_ID: 'scan',
      AUTH_GOOGLE_CLIENT_SECRET: 'scan',
    };
    const product = await startProduct({ topology: 'local', environment });
    const config = join(directory, 'Caddyfile');
    await writeFile(config, `${OF_THIS_RUN}import ${join(REPOSITORY, 'infra/proxy/Caddyfile')}\n`);
    const proxy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
      env: {
        PATH: process.env['PATH'],
        HOME: directory,
        XDG_DATA_HOME: directory,
        PLAYBOOK_SITE: url,
        PLAYBOOK_PORT: String(port),
      },
      stdio: 'ignore',
    });
    const scanned = new ScannedProduct(url, `http://127.0.0.1:${port}`, product, proxy, directory);
    try {
      await waitUntil(() => scanned.isServed(), START_TIMEOUT_MS);
    } catch (error) {
      await scanned.stop();
      throw error;
    }
    return scanned;
  }

  /** @returns the access token of a new founder */
  async signUp(): Promise<string> {
    return (await signUpFounder(this.localUrl)).session.access_token;
  }

  async stop(): Promise<void> {
    this.proxy.kill('SIGTERM');
    await this.product.stop();
    await rm(this.directory, { recursive: true, force: true });
  }

  private async isServed(): Promise<boolean> {
    // The authority that Caddy made for itself.
    const ca = await readFile(join(this.directory, 'caddy/pki/authorities/local/root.crt')).catch(() => null);
    if (ca === null) return false;
    return new Promise((resolve) => {
      get(`${this.url}/livez`, { ca }, (response) => resolve(response.resume().statusCode === 200)).once('error', () =>
        resolve(false),
      );
    });
  }
}
