import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a program of Debian opens before it reads a file: its libraries, their cache and what the kernel says of the machine. */
const OF_THE_SYSTEM = /^\/(?:usr|lib|lib64|proc|sys|dev)\/|^\/etc\/(?:ld\.so\.cache|localtime|gcrypt\/[\w.]+)$/;
const MEDIA_PROGRAM = /execve\("[^"]*\/(?:ffmpeg|ffprobe)"/;
const OPENED = /^(?:open|openat|openat2|creat)\((?:AT_FDCWD, )?"([^"]*)"/;
const STARTED = /^(?:clone|clone3|fork|vfork)\(.*= (\d+)$/;
const INTERNET = /AF_INET6?\b/;

/** What ffmpeg and ffprobe did: the files that they opened or tried to, those of the system left out, and the calls that name the internet. */
export interface SystemCalls {
  readonly output: string;
  /** Names within the folder it worked in have no slash. */
  readonly files: readonly string[];
  readonly internet: readonly string[];
}

/**
 * Runs a command below strace and reads what its ffmpeg and ffprobe called.
 * @param command the program and its words
 */
export function watchSystemCalls(command: readonly string[]): SystemCalls {
  const folder = mkdtempSync(join(tmpdir(), 'playbook-calls-'));
  const log = join(folder, 'log');
  try {
    const words = ['-f', '-qq', '-s', '4096', '-e', 'trace=%network,%file,%process', '-o', log, ...command];
    const output = execFileSync('strace', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return { output, ...callsIn(readFileSync(log, 'utf8')) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function callsIn(log: string): Pick<SystemCalls, 'files' | 'internet'> {
  const calls = callsOfMediaPrograms(log);
  const files = calls.flatMap((call) => OPENED.exec(call)?.[1] ?? []).filter((path) => !OF_THE_SYSTEM.test(path));
  return { files: [...new Set(files)].toSorted(), internet: calls.filter((call) => INTERNET.test(call)) };
}

/** From the start of each on, with those of its threads. */
function callsOfMediaPrograms(log: string): string[] {
  const tasks = new Set<string>();
  return log.split('\n').flatMap((line) => {
    const [, task = '', call = ''] = /^(\d+) +(.*)/.exec(line) ?? [];
    if (MEDIA_PROGRAM.test(call)) tasks.add(task);
    if (!tasks.has(task)) return [];
    const started = STARTED.exec(call)?.[1];
    if (started !== undefined) tasks.add(started);
    return [call];
  });
}
