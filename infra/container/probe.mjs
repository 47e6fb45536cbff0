/** Asks this container's process a probe, such as /livez; ends with 1 when the response is no success. */
const path = process.argv[2] ?? '/livez';
const TIMEOUT_MS = 2_500;
const { METRICS_PORT: port = '9464' } = process.env;

const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
  () => null,
);
process.exitCode = response?.ok ? 0 : 1;
