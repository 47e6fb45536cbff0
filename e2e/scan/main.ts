/**
 * `npm run scan`: testssl, wapiti and sqlmap (Debian's packages, as caddy is) against the product in one process behind Caddy, signed in and
 * not, and says what they found; before that, wapiti and sqlmap against a server that is made to be found at fault. Ends with 1 where they find
 * something of medium weight or more in the product, or miss what was planted. Words after `--` choose: `tls`, `web`, `sql`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { getApplicationRoute } from '@playbook/contracts/applications/application-routes.contract';
import { getDashboardRoute } from '@playbook/contracts/dashboard/dashboard.contract';
import { openShareRoute } from '@playbook/contracts/sharing/shared-reading.contract';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { type Findings, sqlFindings, tlsFindings, type Tried, webFindings } from './findings.js';
import { startPlantedServer } from './planted-server.js';
import { ScannedProduct } from './scanned-product.js';

const chosen = process.argv.slice(2);
const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const PAGE = `${listPitchAnalysesRoute.path}?limit=10&cursor=abc`;
const ROW_ID = '0197a000-0000-7000-8000-000000000001';

/** What takes words from outside into a statement: a page, an id in an address, an e-mail address, an answer, a secret. */
const triedWith = (token: string): readonly Tried[] => [
  { method: 'GET', path: PAGE, token },
  { method: 'GET', path: `${listPitchAnalysesRoute.path}/${ROW_ID}*`, token },
  {
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    body: { email: 'ada@example.com', password: 'correct horse' },
  },
  {
    method: 'PUT',
    path: `${getApplicationRoute.path}/answers/traction/metrics`,
    token,
    body: { value: '31 clinics pay', baseVersion: 0 },
  },
  { method: 'POST', path: openShareRoute.path, body: { secret: 'A'.repeat(43) } },
];

async function inFolder<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'playbook-scan-'));
  return work(directory).finally(() => rm(directory, { recursive: true, force: true }));
}

let isClean = true;
function report(what: string, findings: Findings, isWanted: boolean): void {
  if (findings.length > 0 !== isWanted) isClean = false;
  say(
    `${what}: ${findings.length === 0 ? 'nothing found' : `${findings.length} found`}${isWanted ? ' (planted)' : ''}`,
  );
  for (const finding of findings.slice(0, isWanted ? 2 : 50)) say(`  ${finding}`);
}

async function scanPlanted(): Promise<void> {
  const { url, stop } = await startPlantedServer();
  try {
    if (isChosen('web'))
      report('wapiti', await inFolder((directory) => webFindings(url, directory, { pages: ['/?name=Ada'] })), true);
    if (isChosen('sql'))
      report(
        'sqlmap',
        await inFolder((directory) => sqlFindings(url, directory, { method: 'GET', path: '/?id=1' })),
        true,
      );
  } finally {
    await stop();
  }
}

async function scanProduct(): Promise<void> {
  const product = await ScannedProduct.start();
  try {
    const { url } = product;
    const token = await product.signUp();
    const pages = [...Object.values(WEB_PATHS), PAGE, getDashboardRoute.path, getApplicationRoute.path];
    if (isChosen('tls')) report('testssl', await inFolder((directory) => tlsFindings(url, directory)), false);
    for (const held of isChosen('web') ? [{}, { token }] : []) {
      const who = 'token' in held ? 'signed in' : 'not signed in';
      report(`wapiti, ${who}`, await inFolder((directory) => webFindings(url, directory, { pages, ...held })), false);
    }
    for (const tried of isChosen('sql') ? triedWith(token) : [])
      report(
        `sqlmap, ${tried.method} ${tried.path}`,
        await inFolder((directory) => sqlFindings(url, directory, tried)),
        false,
      );
  } finally {
    await product.stop();
  }
}

await scanPlanted();
await scanProduct();
process.exitCode = isClean ? 0 : 1;
