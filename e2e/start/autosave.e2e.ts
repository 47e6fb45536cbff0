import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { type Product, startProduct } from '@playbook/testing/product/start-product';
import { accessTokenClaims } from '@playbook/testing/service/access-token-claims';
import { draftPlayArbitrary } from '@playbook/web/testing/drafts/draft-play.arbitrary';
import { playDrafts } from '@playbook/web/testing/drafts/play-drafts';
import fc from 'fast-check';
import { makeSigningKeys } from '../support/auth/make-signing-keys.mjs';
import { PlayedServer } from '../support/servers/played-server.js';
import { signClaims } from '../support/auth/signing-key.js';

const PLAYS = 2_000;
const SEED = 20_261_121;
/** Enough to keep the product busy; each play waits for its own calls. */
const PLAYS_AT_ONCE = 24;
const HOUR_S = 3_600;
/** Takes a tenth of it on two cores that do nothing else. */
const TIME_LIMIT_MS = 900_000;

/** The product on a port that outlives it, so that a crash looks to a browser as it would. */
class CrashingProduct {
  private running: Promise<Product>;

  private constructor(
    readonly url: string,
    private readonly start: () => Promise<Product>,
  ) {
    this.running = start();
  }

  static async start(dataDirectory: string): Promise<CrashingProduct> {
    process.env['E2E_JWT_KEYS'] = await makeSigningKeys();
    const port = String(await findFreePort());
    const environment = { PORT: port, AUTH_JWT_KEYS: process.env['E2E_JWT_KEYS'] };
    const product = new CrashingProduct(`http://localhost:${port}`, () =>
      startProduct({ topology: 'local', dataDirectory, environment }),
    );
    await product.reachable();
    return product;
  }

  readonly reachable = async (): Promise<void> => {
    await this.running;
  };

  /** SIGKILL, then a start like any other. */
  async crash(): Promise<void> {
    const product = await this.running;
    this.running = product.kill().then(() => this.start());
    await this.running;
  }

  async stop(): Promise<void> {
    await (await this.running).stop();
  }
}

const claimsOf = (url: string, founderId: string) => accessTokenClaims(`${url}/auth/v1`, founderId);

/** Of a session that is over. */
function overToken(url: string): Promise<string> {
  const nowS = Math.floor(Date.now() / 1_000);
  return signClaims({ ...claimsOf(url, randomUUID()), iat: nowS - 2 * HOUR_S, exp: nowS - HOUR_S });
}

/** A new founder with a session on each of two devices. */
async function serverOfNewFounder({ url, reachable }: CrashingProduct, over: string): Promise<PlayedServer> {
  const founderId = randomUUID();
  const tokens = [await signClaims(claimsOf(url, founderId)), await signClaims(claimsOf(url, founderId))];
  return new PlayedServer(url, tokens, over, reachable);
}

describe('2,000 random sequences of typing, lost networks, reloads, crashes and expired sessions', () => {
  let product: CrashingProduct;
  let dataDirectory: string;

  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'playbook-autosave-'));
    product = await CrashingProduct.start(dataDirectory);
  });

  afterAll(async () => {
    // There is none when the start failed.
    await product?.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  });

  it(
    'end with the database equal to what the founder last saw as saved, on a server that crashes too',
    async () => {
      const plays = fc.sample(draftPlayArbitrary, { seed: SEED, numRuns: PLAYS });
      const waiting = [...plays.entries()];
      /** By the place of the play in the sample. */
      const failures: (readonly [number, readonly string[]])[] = [];
      const over = await overToken(product.url);
      let conflictsShown = 0;
      let crash: Promise<void> | null = null;

      const playOn = async (): Promise<void> => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [index, play] = next;
          if (waiting.length < PLAYS / 2) crash ??= product.crash();
          const playing = serverOfNewFounder(product, over).then((server) => playDrafts(server, play));
          // A play that cannot go on must not leave the others playing after the test.
          const outcome = await playing.catch((error: unknown) => ({ faults: [String(error)], conflictsShown: 0 }));
          conflictsShown += outcome.conflictsShown;
          if (outcome.faults.length > 0) failures.push([index, outcome.faults]);
        }
      };
      await Promise.all(Array.from({ length: PLAYS_AT_ONCE }, playOn));
      await crash;

      expect(failures).toEqual([]);
      expect(conflictsShown).toBeGreaterThan(PLAYS / 10);
    },
    TIME_LIMIT_MS,
  );
});
