import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';

const WORKERS = 2;

function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // jest writes nothing when it does not get as far as running a test.
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Runs one project of jest.config.js. Skipped tests, files that could not be run, and a run without tests are failures.
 * @param {string} project
 * @param {{ prefix?: readonly string[], env?: object, workers?: number }} [options] `prefix` is what comes before the command
 * @returns {Promise<{ passed: number, failed: number, note: string }>}
 */
export async function runJestProject(project, { prefix = [], env = {}, workers = WORKERS } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'playbook-verify-'));
  const file = join(folder, 'results.json');
  const words = ['--selectProjects', project, '--ci', '--maxWorkers', String(workers), '--json', '--outputFile', file];
  const [command, ...rest] = [...prefix, 'jest', ...words];
  try {
    const { isSuccess } = await runCommand(command, rest, {
      env: { ...env, NODE_OPTIONS: '--experimental-vm-modules' },
    });
    return judge(readResults(file), isSuccess);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function judge(results, isSuccess) {
  if (results === null)
    return { passed: 0, failed: 1, note: 'no test ran, or jest ended before it could say how it went' };
  if (results.numTotalTests === 0) return { passed: 0, failed: 1, note: 'no test ran' };
  const skipped = results.numPendingTests + results.numTodoTests;
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites + skipped;
  const note = skipped > 0 ? `${skipped} skipped` : '';
  if (failed === 0 && !isSuccess) return { passed: results.numPassedTests, failed: 1, note: 'jest itself failed' };
  return { passed: results.numPassedTests, failed, note };
}
