/**
 * `npm run chaos`: kills, ends and freezes every process and local server of the product, one after another and some two at once, under 50
 * saves a second and writes of every other kind, and says what was lost, doubled or came back and how long each recovery took; then kills all
 * that the analyses of fifty queued files of each kind need. Words after `--`: a topology (`local`, `distributed`; both where none is named), `links`
 * to cut and freeze the connections to PostgreSQL and Redis instead, `30m` to go on for so many minutes, `demos` or `decks` for files of one kind alone,
 * and a number that repeats the order of an earlier run.
 */
import { randomInt } from 'node:crypto';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { SeverableLink } from '@playbook/testing/infra/severable-link';
import { startInfra } from '@playbook/testing/infra/start-infra';
import { startProduct, type Topology } from '@playbook/testing/product/start-product';
import { CAMPAIGN_KINDS, type CampaignKind } from './files/campaign-kinds.js';
import { runFileCampaign } from './files/file-campaign.js';
import { fileFaults } from './files/file-faults.js';
import { type Fault, faultText, SUPERVISOR } from './nemesis.js';
import { type CampaignReport, runCampaign } from './run-campaign.js';
import { shuffled } from './shuffled.js';

const RECOVERY_MAX_MS = 15_000;
const MS_PER_S = 1_000;
const MS_PER_MINUTE = 60_000;
const MAX_SEED = 2 ** 31;
const FILES = { founders: 10, filesPerFounder: 5 };

const words = process.argv.slice(2);
const seed = Number(words.find((word) => /^\d+$/.test(word)) ?? randomInt(MAX_SEED));
const hasLinks = words.includes('links');
const minutes = Number(words.find((word) => /^\d+m$/.test(word))?.slice(0, -1) ?? 0);
const topologies = (['local', 'distributed'] as const).filter(
  (topology) => words.includes(topology) || !words.some((word) => /^(?:local|distributed|demos|decks)$/.test(word)),
);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Ends by itself where it is asked to; PostgreSQL would wait until its last client has gone. */
const endsByItself = (name: string): boolean => name !== SUPERVISOR && !/^(?:postgres|backend|media)$/.test(name);

/** Everything that is done to the product in one round, in an order that the seed alone decides. */
function roundOf(kinds: readonly string[], roundSeed: number): Fault[] {
  const [first, second] = shuffled(kinds.filter(endsByItself), roundSeed);
  const single = [...kinds, SUPERVISOR].flatMap((name): Fault[] => [
    ...(name === SUPERVISOR ? [] : [{ name, signal: 'SIGKILL' } as const]),
    ...(endsByItself(name) ? [{ name, signal: 'SIGTERM' } as const] : []),
    // A backend that is frozen holds one founder's call, which has its own time limit.
    ...(name === 'backend' ? [] : [{ name, signal: 'SIGSTOP' } as const]),
  ]);
  const pair: Fault[] =
    first === undefined || second === undefined ? [] : [{ name: first, signal: 'SIGKILL', also: second }];
  return shuffled([...single, ...pair], roundSeed);
}

const linkRound = (links: readonly string[], roundSeed: number): Fault[] =>
  shuffled(
    links.flatMap((link) => [{ link, how: 'cut' } as const, { link, how: 'frozen' } as const]),
    roundSeed,
  );

/** One round, or one after the other until the time is over. */
function* faultsOf(round: (roundSeed: number) => Fault[]): Generator<Fault> {
  const endsAtMs = performance.now() + minutes * MS_PER_MINUTE;
  for (let count = 0; count === 0 || performance.now() < endsAtMs; count += 1) {
    for (const fault of round(seed + count)) {
      if (count > 0 && performance.now() >= endsAtMs) return;
      yield fault;
    }
  }
}

/** PostgreSQL and Redis outside of the product, each behind a link that can be cut. */
async function openLinks(topology: Topology) {
  const infra = await startInfra(topology === 'local' ? ['postgres'] : ['postgres', 'redis']);
  const links = new Map<string, SeverableLink>();
  for (const [name, url] of Object.entries(infra.urls)) links.set(name, await SeverableLink.open(url));
  const redis = links.get('redis')?.url;
  const environment = {
    DATABASE_URL: links.get('postgres')?.url ?? '',
    ...(redis !== undefined && { REDIS_URL: redis }),
  };
  return { links, environment, stop: () => infra.stop() };
}

async function campaign(topology: Topology): Promise<boolean> {
  say(`${topology}${hasLinks ? ', links' : ''}, seed ${seed}`);
  const outside = hasLinks ? await openLinks(topology) : null;
  try {
    return await campaignOver(topology, outside?.links ?? new Map<string, SeverableLink>(), outside?.environment);
  } finally {
    await outside?.stop();
  }
}

async function campaignOver(
  topology: Topology,
  links: ReadonlyMap<string, SeverableLink>,
  addresses: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const environment = { PORT: String(await findFreePort()), PLAYBOOK_TRUSTED_PROXY_HOPS: '1', ...addresses };
  const product = await startProduct({ topology, environment });
  const report = await runCampaign(product, {
    chooseFaults: (kinds) =>
      faultsOf((roundSeed) => (hasLinks ? linkRound([...links.keys()], roundSeed) : roundOf(kinds, roundSeed))),
    onRecovery: (recovery) =>
      say(`  ${faultText(recovery).padEnd(40)} ${(recovery.recoveryMs / MS_PER_S).toFixed(1)} s`),
    links,
  }).catch(async (error: unknown) => {
    await product.stop();
    throw error;
  });
  const exitCode = await product.stop();
  sayReport(report, exitCode);
  const areFast = report.recoveries.every(({ recoveryMs }) => recoveryMs <= RECOVERY_MAX_MS);
  return report.lost.length === 0 && exitCode === 0 && areFast;
}

function sayReport(report: CampaignReport, exitCode: number | null): void {
  const { acknowledged, others, lost, recoveries, savesPerSecond } = report;
  say(`  ${savesPerSecond.toFixed(0)} saves a second before the first fault`);
  const counts = `${recoveries.length} faults, ${acknowledged} saves acknowledged, ${lost.length} not as acknowledged`;
  say(`  ${counts}, exit code ${exitCode}`);
  const writes = Object.entries(others).map(([name, count]) => `${name} ${count}`);
  say(`  ${writes.join(', ')}`);
  for (const line of lost) say(`  ${line}`);
}

async function fileCampaign(kind: CampaignKind): Promise<boolean> {
  say(`${kind.name}, seed ${seed}`);
  const environment = { PORT: String(await findFreePort()), PLAYBOOK_TRUSTED_PROXY_HOPS: '1' };
  const product = await startProduct({ topology: 'distributed', environment });
  try {
    const fates = await runFileCampaign(product, { ...FILES, kind, seed });
    const faults = await fileFaults(product, kind, fates);
    say(`  ${fates.length} files, ${faults.length} faults`);
    for (const fault of faults) say(`  ${fault}`);
    return faults.length === 0;
  } finally {
    await product.stop();
  }
}

for (const topology of topologies) if (!(await campaign(topology))) process.exitCode = 1;
for (const kind of Object.values(CAMPAIGN_KINDS)) {
  if (!words.includes(kind.name) && topologies.some((topology) => words.includes(topology))) continue;
  if (!(await fileCampaign(kind))) process.exitCode = 1;
}
