/** Jest's globalSetup for tests with real servers; test processes find their addresses in the environment. */
import './typescript-sources.mjs';

const { startInfra } = await import('../infra/start-infra.js');
const { URL_VARIABLE } = await import('../infra/infra-part.js');
const PARTS = ['postgres', 'nats', 'redis'];

export default async function setUp() {
  const infra = await startInfra(PARTS);
  const given = Object.fromEntries(PARTS.map((part) => [URL_VARIABLE[part], process.env[URL_VARIABLE[part]]]));
  for (const part of PARTS) process.env[URL_VARIABLE[part]] = infra.urls[part];
  process.env.TEST_RUN_ID = `${process.pid}_${Date.now().toString(36)}`;
  globalThis.playbookTestInfra = { infra, given };
}
