import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { applicationSchema } from '@playbook/contracts/applications/application.schema';
import { getApplicationRoute } from '@playbook/contracts/applications/application-routes.contract';
import { sessionSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { getDemoPlaybackRoute } from '@playbook/contracts/demos/demo-analyses.contract';
import { call, signUpFounder } from '../support/auth/founder.js';
import { compose, docker, isHealthy } from '../support/containers/docker.js';
import { digestOfObjects, digestOfRows } from '../support/containers/stored-digest.js';
import { plantedDeck, uploadDeck } from '../support/files/deck-upload.js';
import { tinyVideo, uploadDemo } from '../support/files/demo-upload.js';
import { eventually } from '../support/eventually.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
/** The whole is stopped once and started twice. */
const RESTORE_LIMIT_MS = 600_000;
const START_LIMIT_MS = 300_000;
/** User of every process of the product. */
const USER_ID = 1_000;
const WIPED = ['postgres', 'objects', 'jetstream', 'outbox'];

jest.setTimeout(RESTORE_LIMIT_MS);

describe('an installation on Compose', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'playbook-compose-backup-'));
    await chown(folder, USER_ID, USER_ID);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** A command of docs/containers.md. */
  const operate = (name: 'backup' | 'restore'): Promise<string> => {
    const program = ['node', `dist/infra/${name}/main.js`, '/backups/one'];
    return compose('run', '--rm', '--no-deps', '-T', '-v', `${folder}:/backups`, 'operations', ...program);
  };

  it('is brought back from a backup that was made while it ran, row for row and object for object', async () => {
    const founder = await signUpFounder(url);
    const { access_token: token } = founder.session;
    await call(url + getApplicationRoute.path, { token });
    const body = { value: 'Written before the backup', baseVersion: 0 };
    const saved = await call(`${url}${getApplicationRoute.path}/answers/traction/metrics`, {
      method: 'PUT',
      body,
      token,
    });
    expect(saved.status).toBe(200);
    const demo = await uploadDemo(url, founder, tinyVideo());
    await uploadDeck(url, founder, await plantedDeck('good'));

    expect(await operate('backup')).toMatch(/holds \d+ rows and [1-9]\d* objects/);
    const [rows, objects] = [await digestOfRows(), await digestOfObjects()];
    expect(Object.keys(rows).length).toBeGreaterThan(20);
    expect(Object.keys(objects).length).toBeGreaterThanOrEqual(2);

    await compose('rm', '--stop', '--force');
    const project = process.env['COMPOSE_PROJECT_NAME'] ?? '';
    await docker('volume', 'rm', ...WIPED.map((name) => `${project}_${name}`));
    await compose('up', '--detach', '--no-build', 'postgres');
    await eventually(isHealthy);
    expect(await operate('restore')).toMatch(/^Restored: \d+ rows/m);
    expect(await digestOfRows()).toEqual(rows);
    expect(await digestOfObjects()).toEqual(objects);

    await compose('up', '--detach', '--no-build');
    await eventually(isHealthy, START_LIMIT_MS);
    const { email, password } = founder;
    const reply = await call(`${url}/auth/v1/token?grant_type=password`, { body: { email, password } });
    const again = sessionSchema.parse(reply.json).access_token;
    const { json } = await call(url + getApplicationRoute.path, { token: again });
    expect(applicationSchema.parse(json).answers).toMatchObject([{ value: 'Written before the backup', version: 1 }]);
    const playback = await call(url + getDemoPlaybackRoute.path.replace(':id', demo.id), { token: again });
    const video = await fetch(getDemoPlaybackRoute.response.parse(playback.json).url);
    expect(Buffer.from(await video.arrayBuffer()).equals(tinyVideo())).toBe(true);
  });
});
