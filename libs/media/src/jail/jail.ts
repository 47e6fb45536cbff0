import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { findProgram } from './system-programs.js';

/**
 * How far a program is shut in: by namespaces of the kernel and limits, by limits alone, or only by time and by what is read of its
 * output.
 */
export type JailLevel = 'namespaces' | 'limits' | 'time';

/** What a jailed program may use. */
export interface JailLimits {
  /** Address space, in bytes. */
  readonly memoryBytes: number;
  /** Processor time of all its threads, in seconds. */
  readonly cpuS: number;
  /** Size of each file that it writes. */
  readonly fileBytes: number;
}

/** The programs by which others are shut in, and what they can do on this machine. */
export interface Jail {
  readonly level: JailLevel;
  /** Absolute paths; null where one is missing. */
  readonly bubblewrap: string | null;
  readonly prlimit: string | null;
  readonly nice: string | null;
  readonly setpriv: string | null;
}

const OPEN_FILES_MAX = 64;
const DETECTION_TIMEOUT_MS = 5_000;
/** Below everything that founders wait for. */
const NICENESS = '10';
/** The job's folder as a jailed program sees it. */
const JOB_FOLDER = '/job';

/** What a program of Debian needs of the file system to run: nothing else is there. */
const SYSTEM_VIEW = [
  ['--ro-bind', '/usr', '/usr'],
  ['--symlink', 'usr/lib', '/lib', '--symlink', 'usr/bin', '/bin'],
  ['--ro-bind-try', '/lib64', '/lib64'],
  ['--ro-bind-try', '/etc/alternatives', '/etc/alternatives', '--ro-bind-try', '/etc/ld.so.cache', '/etc/ld.so.cache'],
  ['--ro-bind-try', '/etc/fonts', '/etc/fonts', '--ro-bind-try', '/etc/libreoffice', '/etc/libreoffice'],
  ['--dev', '/dev'],
].flat();
const ALONE = ['--unshare-all', '--die-with-parent', '--new-session', '--clearenv'];

/** Looks once what this machine permits: containers often forbid namespaces. Takes some 50 ms. */
export function detectJail(): Jail {
  const bubblewrap = findProgram('bwrap');
  const prlimit = findProgram('prlimit');
  const tools = { bubblewrap, prlimit, nice: findProgram('nice'), setpriv: findProgram('setpriv') };
  if (prlimit === null || !runs([prlimit, '--core=0', '/usr/bin/true'])) return { ...tools, level: 'time' };
  const isolated = bubblewrap !== null && runs([bubblewrap, ...ALONE, ...SYSTEM_VIEW, '--', '/usr/bin/true']);
  return { ...tools, level: isolated ? 'namespaces' : 'limits' };
}

function runs([program = '', ...args]: readonly string[]): boolean {
  const { status } = spawnSync(program, args, { env: {}, stdio: 'ignore', timeout: DETECTION_TIMEOUT_MS });
  return status === 0;
}

/** A program that is to run in a jail. */
export interface JailedProgram {
  /** The program by its absolute path, and its arguments; paths in them are relative to the folder. */
  readonly command: readonly [string, ...string[]];
  /** The only place that it may write to. */
  readonly folder: string;
  readonly limits: JailLimits;
  /** Empty unless said. */
  readonly environment?: Readonly<Record<string, string>> | undefined;
}

/** The job's folder as the program sees it. */
export const folderWithin = ({ level }: Jail, folder: string): string => (level === 'namespaces' ? JOB_FOLDER : folder);

/** The command that runs a program in a jail, in which the job's folder is the working folder and the only one that it may write to. */
export function jailedCommand(jail: Jail, job: JailedProgram): readonly [string, ...string[]] {
  const { command, limits } = job;
  const wrapped = [
    ...(jail.nice === null ? [] : [jail.nice, '-n', NICENESS]),
    // A process that is ended takes the program along that it had started.
    ...(jail.setpriv === null ? [] : [jail.setpriv, '--pdeathsig', 'KILL']),
    ...(jail.prlimit === null || jail.level === 'time' ? [] : [jail.prlimit, ...limitFlags(limits), '--']),
    ...(jail.bubblewrap === null || jail.level !== 'namespaces' ? [] : [jail.bubblewrap, ...viewOf(job)]),
  ];
  const [program, ...args] = wrapped;
  return program === undefined ? command : [program, ...args, ...command];
}

const limitFlags = ({ memoryBytes, cpuS, fileBytes }: JailLimits): string[] => [
  `--as=${memoryBytes}`,
  `--cpu=${cpuS}`,
  `--fsize=${fileBytes}`,
  `--nofile=${OPEN_FILES_MAX}`,
  '--core=0',
];

function viewOf({ folder, command, environment = {} }: JailedProgram): string[] {
  const place = dirname(command[0]);
  const variables = Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]);
  const ownPlace = place.startsWith('/usr/') || place === '/bin' ? [] : ['--ro-bind', place, place];
  return [
    ...ALONE,
    ...variables,
    ...SYSTEM_VIEW,
    ...ownPlace,
    '--bind',
    folder,
    JOB_FOLDER,
    '--chdir',
    JOB_FOLDER,
    '--',
  ];
}
