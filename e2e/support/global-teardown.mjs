/** Jest's globalTeardown: stops the product that the project's globalSetup started. */
export default async function tearDown(_configuration, { globals: { topology } }) {
  await globalThis.playbookProducts[topology].stop();
}
