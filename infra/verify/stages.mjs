import { existsSync } from 'node:fs';
import { verifyContainers } from './containers/verify-containers.mjs';
import { runJestProject } from './jest-stage.mjs';
import { runCommand } from './run-command.mjs';

const toResult = (isSuccess, note = '') => ({ passed: isSuccess ? 1 : 0, failed: isSuccess ? 0 : 1, note });

const command =
  (name, ...words) =>
  async () =>
    toResult((await runCommand(name, words)).isSuccess);

const jest = (project) => () => runJestProject(project);

/** npm writes a lock file that it then refuses when a registry lacks a package for another platform. */
async function checkLockFile() {
  const { isSuccess, output } = await runCommand('npm', ['ci', '--dry-run', '--ignore-scripts'], { isQuiet: true });
  const missing = output.split('\n').filter((line) => /Missing:|Invalid:/.test(line));
  if (!isSuccess || missing.length > 0) console.log(missing.join('\n') || output);
  return toResult(isSuccess && missing.length === 0);
}

/** What asks for the metrics of containers. */
const SCRAPE_FILE = 'infra/observability/stack/prometheus.yml';
const ALERT_FILES = ['prometheus-rules.yml', 'dashboard-queries.yml'].map(
  (file) => `infra/observability/generated/${file}`,
);

/** Rules and queries that Prometheus can read, and alerts that fire and are silent when they should. */
async function checkAlerts() {
  const check = await runCommand('promtool', ['check', 'rules', ...ALERT_FILES]);
  const test = await runCommand('promtool', [
    'test',
    'rules',
    'infra/observability/generated/prometheus-rules.test.yml',
  ]);
  const scrape = await runCommand('promtool', ['check', 'config', SCRAPE_FILE]);
  return toResult(check.isSuccess && test.isSuccess && scrape.isSuccess);
}

const SERVERS = ['postgres', 'nats', 'redis'];
/** OpenStack Swift, whose API of S3 checks signatures. */
const OBJECT_SERVERS = ['memcached', 'swift-account', 'swift-container', 'swift-object', 'swift-proxy'];
/** What draws a PPTX, and what shuts it in. */
const DRAWING = ['jail', 'slides'];
/** What test videos are made and read with. */
const MEDIA = ['media', 'system-calls', 'speech', 'font', ...DRAWING];

/** What runs a Docker engine and makes images for it without a registry of images. */
const CONTAINERS = ['docker', 'compose', 'iptables', 'network-namespaces', 'debian-image'];
/** What runs pods as they are written for Kubernetes, without a cluster. */
const PODS = ['podman', 'runc', 'pod-init', 'pod-network', 'kustomize'];

/** Why containers are left out here; null where they are not. */
function whyNoContainers() {
  if (process.env.CI) return 'CI has ninety minutes for everything; npm run verify:containers takes up to thirty more';
  if (process.getuid?.() !== 0) return 'a Docker engine of its own needs root';
  return existsSync('/etc/debian_version') ? null : 'the engine is made of Debian’s packages';
}

/** Measures the words of the built-in engine over texts that two readers labelled; ends with 1 where a bar is missed. */
const FEEDBACK_EVAL = 'libs/engine-fit/dist/feedback-main.js';

/**
 * Everything that must hold before a change is merged, in order. `needs` names programs of the machine, `after` the stage
 * without whose success this one cannot run. A stage may say why it is left out; it is run all the same when it is named.
 */
const STAGES = [
  { name: 'lock', title: 'Lock file', run: checkLockFile },
  { name: 'supply-chain', title: 'Licences', run: command('node', 'infra/verify/supply-chain/main.mjs') },
  { name: 'secrets', title: 'Keys and tokens in the tree', run: command('node', 'infra/verify/secrets/main.mjs') },
  { name: 'format', title: 'Format', run: command('prettier', '--check', '.') },
  { name: 'lint', title: 'Lint and package boundaries', run: command('oxlint', '--deny-warnings') },
  { name: 'unused', title: 'Unused files, exports and packages', run: command('knip', '--no-progress') },
  { name: 'patterns', title: 'Patterns', run: command('node', 'infra/verify/patterns/main.mjs') },
  { name: 'architecture', title: 'Architecture', run: jest('architecture') },
  { name: 'types', title: 'Types', run: command('nx', 'run-many', '-t', 'typecheck', '--parallel', '2') },
  { name: 'small', title: 'Small tests', run: jest('small') },
  { name: 'web', title: 'Web tests', run: jest('web') },
  { name: 'medium', title: 'Medium tests', needs: [...SERVERS, ...MEDIA, 'openssl'], run: jest('medium') },
  { name: 'contract', title: 'Contract tests', needs: [...SERVERS, ...OBJECT_SERVERS], run: jest('contract') },
  { name: 'alerts', title: 'Alerts and queries', needs: ['promtool'], run: checkAlerts },
  { name: 'kubernetes', title: 'Kubernetes', needs: ['kustomize'], run: jest('kubernetes') },
  { name: 'generate', title: 'Generators', needs: SERVERS, run: jest('generate') },
  { name: 'build', title: 'Build', run: command('node', 'infra/launcher/start.mjs') },
  { name: 'feedback', title: 'What the feedback says', after: 'build', run: command('node', FEEDBACK_EVAL) },
  { name: 'e2e-local', title: 'API, one process', after: 'build', needs: DRAWING, run: jest('e2e-local') },
  {
    name: 'e2e-distributed',
    title: 'API, distributed',
    after: 'build',
    needs: [...SERVERS, ...DRAWING],
    run: jest('e2e-distributed'),
  },
  { name: 'e2e-start', title: 'Start, faults and crashes', after: 'build', needs: ['clock'], run: jest('e2e-start') },
  { name: 'e2e-web', title: 'Browser', after: 'build', needs: ['browser', 'office'], run: jest('e2e-web') },
  {
    name: 'e2e-telemetry',
    title: 'Telemetry',
    after: 'build',
    needs: [...SERVERS, ...OBJECT_SERVERS, ...DRAWING, 'browser', 'media'],
    run: jest('e2e-telemetry'),
  },
  {
    name: 'containers',
    title: 'Containers',
    after: 'build',
    whyLeftOut: whyNoContainers,
    needs: [...CONTAINERS, ...PODS, 'media'],
    run: verifyContainers,
  },
];

/** Stages that are left out where none is named, each with the reason, in words. */
export const leftOut = () =>
  STAGES.flatMap(({ title, whyLeftOut }) => {
    const reason = whyLeftOut?.() ?? null;
    return reason === null ? [] : [`${title}: ${reason}`];
  });

/**
 * The stages to run; a stage that another one needs is added.
 * @param {string | undefined} only names separated by commas
 * @throws Error for a name that is none
 */
export function chooseStages(only) {
  if (only === undefined) return STAGES.filter(({ whyLeftOut }) => (whyLeftOut?.() ?? null) === null);
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no stage ${unknown.join(', ')}; there are ${STAGES.map((stage) => stage.name).join(', ')}.`,
    );
  }
  const wanted = new Set(STAGES.filter(({ name }) => names.includes(name)).flatMap(({ name, after }) => [name, after]));
  return STAGES.filter(({ name }) => wanted.has(name));
}
