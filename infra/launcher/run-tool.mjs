import { spawn } from 'node:child_process';

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program and keeps what it says. Ends with us: a signal that ends this process is passed on first.
 * @param {readonly string[]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ exitCode: number | null, output: string }>} exitCode null: it was ended by a signal
 */
export function runTool([program, ...args], options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const passOn = (signal) => {
      child.kill(signal);
      stopListening();
      process.kill(process.pid, signal);
    };
    const stopListening = () => ENDING_SIGNALS.forEach((signal) => process.removeListener(signal, passOn));
    ENDING_SIGNALS.forEach((signal) => process.once(signal, passOn));
    let output = '';
    const keep = (text) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', (error) => {
      stopListening();
      reject(error);
    });
    child.once('close', (exitCode) => {
      stopListening();
      resolve({ exitCode, output });
    });
  });
}
