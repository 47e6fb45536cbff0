import { spawn } from 'node:child_process';
import { withProgress } from '../progress.mjs';
import { foldersOf, isProgramIn } from './is-program-in.mjs';

/** ffmpeg reads videos; bubblewrap shuts it in while it does. */
const PACKAGES = ['ffmpeg', 'bubblewrap'];
const PROGRAMS = ['ffmpeg', 'ffprobe'];
/** Whoever has no network hears of it soon. */
const APT_OPTIONS = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', '-o', 'DPkg::Lock::Timeout=10'];
const DEADLINE_MS = 300_000;
const WITHOUT =
  'Videos cannot be analysed yet: there is no ffmpeg. Install it (apt-get install ffmpeg bubblewrap) or set FFMPEG_PATH and ' +
  'FFPROBE_PATH; everything else works without it.\n';

const isThere = (name, { PATH }) => isProgramIn(name, foldersOf(PATH));

/** Whether a program of Debian's did its work, in time. */
function succeeds(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', timeout: DEADLINE_MS, env });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

async function installFromDebian() {
  const install = () =>
    succeeds('apt-get', [...APT_OPTIONS, 'install', '--yes', '--no-install-recommends', ...PACKAGES]);
  return (await install()) || ((await succeeds('apt-get', [...APT_OPTIONS, 'update'])) && (await install()));
}

/**
 * Installs what videos are read with where it is missing and this user may install packages of Debian. Where not, says what is missing:
 * the product starts without it.
 * @returns {Promise<boolean>} whether something was installed
 */
export async function installMediaEngine(environment = process.env) {
  const isSet = Boolean(environment.FFMPEG_PATH) && Boolean(environment.FFPROBE_PATH);
  if (isSet || PROGRAMS.every((name) => isThere(name, environment))) return false;
  const mayInstall = process.getuid?.() === 0 && isThere('apt-get', environment);
  if (mayInstall && (await withProgress('Installing ffmpeg', 'once, about a minute', installFromDebian))) return true;
  process.stdout.write(WITHOUT);
  return false;
}
