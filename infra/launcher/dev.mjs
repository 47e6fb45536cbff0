/**
 * `npm run dev`: the product as `npm start` runs it, but for the bundle, so that lines in stacks are those of the sources; rebuilt and
 * restarted when a source changes, behind Vite's server, which updates the web app in the open page. Vite has PORT; the product itself
 * listens on the port after it.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildProjects } from './build-projects.mjs';
import { ROOT } from './prepare.mjs';
import { runLauncher } from './run-launcher.mjs';

const DEFAULT_PORT = 3000;
const WATCHED = ['libs', 'services', 'gateway', 'infra'];
const SOURCE = /(^|\/)src\/.{0,300}(?<!\.spec)\.(ts|tsx|json)$/;
/** Editors write a file in several steps, and a checkout writes many files. */
const SETTLE_MS = 200;

const port = Number(process.env.PORT ?? DEFAULT_PORT);
const apiPort = port + 1;
let server = null;
let isStopping = false;

function startServer() {
  server = spawn(process.execPath, ['infra/dist/all-in-one/main.js'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`,
      PORT: String(apiPort),
      PLAYBOOK_PUBLIC_URL: process.env.PLAYBOOK_PUBLIC_URL ?? `http://localhost:${port}`,
    },
  });
}

/** Resolves when the server has ended. */
function stopServer() {
  const ending = server;
  if (!ending || ending.exitCode !== null || ending.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    ending.once('exit', resolve);
    ending.kill('SIGTERM');
  });
}

function startVite() {
  const vite = spawn(join(ROOT, 'node_modules/.bin/vite'), ['--port', String(port), '--strictPort'], {
    cwd: join(ROOT, 'web'),
    stdio: 'inherit',
    env: { ...process.env, PORT_API: String(apiPort) },
  });
  vite.once('exit', () => void stopAll());
  return vite;
}

async function rebuild() {
  const exitCode = await runLauncher(() => buildProjects(ROOT, { isBundled: false }));
  if (exitCode !== 0 || isStopping) return;
  await stopServer();
  if (!isStopping) startServer();
}

function watchSources() {
  let timer;
  let building = Promise.resolve();
  for (const folder of WATCHED) {
    watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (name === null || !SOURCE.test(name.replaceAll('\\', '/'))) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        building = building.then(rebuild);
      }, SETTLE_MS);
    });
  }
}

async function stopAll() {
  if (isStopping) return;
  isStopping = true;
  vite.kill('SIGTERM');
  await stopServer();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll());
startServer();
const vite = startVite();
watchSources();
