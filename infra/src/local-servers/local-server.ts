import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '@playbook/service-kit/config/start-error';
import { findListenPort } from '../composition/listen-port.js';
import { askServer } from '../supervision/ask-server.js';
import { type ServerRun, SupervisedServer } from '../supervision/supervised-server.js';
import { findBinary } from './find-binary.js';

const READY_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 3_000;
const POLL_MS = 25;
const HOST = '127.0.0.1';

export interface LocalServerKind {
  readonly binary: string;
  readonly debianPackage: string;
  /** Setting that names a server which runs already. */
  readonly setting: string;
  readonly protocol: string;
  readonly arguments: (port: number) => readonly string[];
  /** What a client says first to hear from it; empty where the server speaks first. */
  readonly greeting: string;
  /** For the address: password of all clients; absent where each has credentials of its own. */
  readonly password?: string;
}

/** @param configFile Says who may do what. */
export const natsServer = (configFile: string): LocalServerKind => ({
  binary: 'nats-server',
  debianPackage: 'nats-server',
  setting: 'NATS_URL',
  protocol: 'nats:',
  arguments: (port) => ['--config', configFile, '--addr', HOST, '--port', String(port)],
  greeting: '',
});

/**
 * Without persistence: what it holds may be forgotten.
 * @param configFile Holds the password; other users of the machine could read it among the arguments.
 */
export const redisServer = (configFile: string, password: string): LocalServerKind => ({
  binary: 'redis-server',
  debianPackage: 'redis-server',
  setting: 'REDIS_URL',
  protocol: 'redis:',
  arguments: (port) => [configFile, '--bind', HOST, '--port', String(port), '--save', '', '--appendonly', 'no'],
  greeting: 'PING\r\n',
  password,
});

export interface LocalServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server program of this machine on a free loopback port, and again on the same port whenever it ends or is stuck.
 * @throws StartError when it is not installed or does not come up
 */
export async function startLocalServer(kind: LocalServerKind): Promise<LocalServer> {
  const binary = await findBinary(kind.binary);
  if (binary === null) {
    throw new StartError(
      'SERVER_MISSING',
      `There is no ${kind.binary} on this machine. Install the Debian package ${kind.debianPackage}, or set ${kind.setting}.`,
    );
  }
  const port = await findListenPort(0, HOST, kind.setting);
  const server = await SupervisedServer.start({
    label: kind.binary,
    launch: () => launch(kind, binary, port),
    ask: () => askServer(HOST, port, kind.greeting),
  });
  const password = kind.password === undefined ? '' : `:${kind.password}@`;
  return { url: `${kind.protocol}//${password}${HOST}:${port}`, stop: () => server.stop() };
}

async function launch(kind: LocalServerKind, binary: string, port: number): Promise<ServerRun> {
  const child = await spawnBound(binary, kind.arguments(port));
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? String(code)));
    child.once('error', (error) => resolve(error.name));
  });
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  if (!(await isListening(child, port))) {
    await kill();
    throw new StartError(
      'SERVER_FAILED',
      `${kind.binary} did not start. Run it by hand to see why, or set ${kind.setting}.`,
    );
  }
  const stop = async (): Promise<void> => {
    const killer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(killer);
  };
  return { ended, stop, kill };
}

/** Where setpriv exists, the server goes down with this process also when this one is killed. */
async function spawnBound(binary: string, options: readonly string[]): Promise<ChildProcess> {
  // A session of its own: Ctrl-C in the terminal reaches us only, and we stop the server when its clients are done.
  const settings = { stdio: 'ignore', detached: true } as const;
  const setpriv = await findBinary('setpriv');
  if (setpriv === null) return spawn(binary, options, settings);
  return spawn(setpriv, ['--pdeathsig', 'TERM', binary, ...options], settings);
}

async function isListening(child: ChildProcess, port: number): Promise<boolean> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    if (await canConnect(port)) return true;
    await delay(POLL_MS);
  }
  return false;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
