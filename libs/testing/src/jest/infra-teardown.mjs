/** Jest's globalTeardown: removes this run's databases from a server that stays, then stops the servers started here. */
import './typescript-sources.mjs';

const { dropDatabasesOfRun } = await import('../database/drop-databases-of-run.js');

export default async function tearDown() {
  const { infra, given } = globalThis.playbookTestInfra;
  await dropDatabasesOfRun();
  await infra.stop();
  for (const [variable, url] of Object.entries(given)) {
    if (url === undefined) delete process.env[variable];
    else process.env[variable] = url;
  }
}
