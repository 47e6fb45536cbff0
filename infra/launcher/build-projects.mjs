import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { withLaunchLock } from './launch-lock.mjs';
import { fileFault, fileFaultMessage, LaunchError } from './launch-error.mjs';
import { withProgress } from './progress.mjs';
import { runTool } from './run-tool.mjs';
import { projectsToBuild, sourceStamp } from './source-stamp.mjs';

/** Beside what was built, so that both go together. */
const STAMP = 'infra/dist/.build-stamp';
const FILE_FAULT = /\b(EACCES|EPERM|EROFS|ENOSPC|EDQUOT)\b/;

function isBuilt(root, folders, stamp) {
  const path = join(root, STAMP);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== stamp) return false;
  return folders.every((folder) => existsSync(join(root, folder, 'dist')));
}

/** Nx runs on the Node.js of the packages, keeps to itself, and tells nobody. */
function nxEnvironment(root) {
  return {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_NO_CLOUD: 'true',
    DO_NOT_TRACK: '1',
  };
}

async function runNx(root, targets) {
  const command = [join(root, 'node_modules/.bin/nx'), 'run-many', '-t', ...targets];
  const { exitCode, output } = await runTool(command, { cwd: root, env: nxEnvironment(root) });
  if (exitCode === 0) return;
  const message =
    fileFaultMessage(FILE_FAULT.exec(output)?.[0], root) ??
    'The build failed; what it said is above. Correct that, then run the command again.';
  throw new LaunchError(message, { output });
}

function writeStamp(root, stamp) {
  try {
    mkdirSync(dirname(join(root, STAMP)), { recursive: true });
    writeFileSync(join(root, STAMP), stamp);
  } catch (error) {
    throw fileFault(error, root);
  }
}

/**
 * Builds everything whose sources have changed. Nx is not even started when none has.
 * @param {string} root
 * @param {{ isBundled?: boolean }} [options] isBundled: also what the processes of the product load, into `dist`
 * @returns {Promise<boolean>} whether there was something to do
 * @throws {LaunchError}
 */
export async function buildProjects(root, { isBundled = true } = {}) {
  const projects = projectsToBuild(root);
  const targets = isBundled ? ['build', 'bundle'] : ['build'];
  // Taken before the build: what is changed while it runs is built next time.
  const stamp = `${targets.join(' ')} ${sourceStamp(root, projects)}`;
  const folders = isBundled ? [...projects, ''] : projects;
  if (isBuilt(root, folders, stamp)) return false;
  return withLaunchLock(root, async () => {
    if (isBuilt(root, folders, stamp)) return false;
    await withProgress('[2/3] Building', 'some seconds', () => runNx(root, targets));
    writeStamp(root, stamp);
    return true;
  });
}
