const MS_PER_S = 1_000;
const TERMINAL_INTERVAL_MS = 1_000;
const LOG_INTERVAL_MS = 10_000;

function elapsed(startedAtMs) {
  return `${Math.round((performance.now() - startedAtMs) / MS_PER_S)} s`;
}

/**
 * Shows that a step is under way: one line that counts the seconds on a terminal, a line now and then in a log.
 * @template T
 * @param {string} title such as `[1/3] Installing packages`
 * @param {string} hint what to expect, such as `about a minute`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, hint, work) {
  const { stdout } = process;
  const startedAtMs = performance.now();
  const show = stdout.isTTY
    ? () => stdout.write(`\r\u001b[2K${title} (${hint})… ${elapsed(startedAtMs)}`)
    : () => stdout.write(`${title}… ${elapsed(startedAtMs)}\n`);
  stdout.write(`${title} (${hint})…${stdout.isTTY ? '' : '\n'}`);
  const timer = setInterval(show, stdout.isTTY ? TERMINAL_INTERVAL_MS : LOG_INTERVAL_MS);
  let outcome = 'failed after';
  try {
    const result = await work();
    outcome = 'done in';
    return result;
  } finally {
    clearInterval(timer);
    stdout.write(`${stdout.isTTY ? '\r\u001b[2K' : ''}${title}: ${outcome} ${elapsed(startedAtMs)}\n`);
  }
}
