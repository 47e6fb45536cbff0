import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildProjects } from './build-projects.mjs';
import { checkPlatform } from './install/check-platform.mjs';
import { installMediaEngine } from './install/install-media-engine.mjs';
import { installPackages } from './install/install-packages.mjs';

/** The checkout. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Makes the checkout ready to run: packages installed, and, if asked for, everything built. Quick and silent when it is.
 * @param {{ build?: boolean }} [options]
 * @throws {import('./launch-error.mjs').LaunchError} with one sentence that says what to do
 */
export async function prepare({ build = false } = {}) {
  checkPlatform();
  const installed = await installPackages(ROOT);
  const built = build && (await buildProjects(ROOT));
  if (build) await installMediaEngine();
  if (installed || built) process.stdout.write('[3/3] Starting…\n');
}
