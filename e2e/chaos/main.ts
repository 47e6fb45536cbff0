/**
 * `npm run chaos`: kills and freezes every process and local server of the product, one after another, under 50 saves a second
 * and writes of every other kind, and says what was lost, doubled or came back and how long each recovery took; then kills all that the analyses of fifty queued files of each kind need. Words after
 * `--`: a topology (`local`, `distributed`; both where none is named), `demos` or `decks` for files of one kind alone, and a number that repeats the
 * order of an earlier run.
 */
import { randomInt } from 'node:crypto';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { startProduct, type Topology } from '@playbook/testing/product/start-product';
import { CAMPAIGN_KINDS, type CampaignKind } from './files/campaign-kinds.js';
import { runFileCampaign } from './files/file-campaign.js';
import { fileFaults } from './files/file-faults.js';
import { type Fault, SUPERVISOR } from './nemesis.js';
import { runCampaign } from './run-campaign.js';
import { shuffled } from './shuffled.js';

const RECOVERY_MAX_MS = 15_000;
const MAX_SEED = 2 ** 31;
const FILES = { founders: 10, filesPerFounder: 5 };

const words = process.argv.slice(2);
const seed = Number(words.find((word) => /^\d+$/.test(word)) ?? randomInt(MAX_SEED));
const topologies = (['local', 'distributed'] as const).filter(
  (topology) => words.includes(topology) || !words.some((word) => Number.isNaN(Number(word))),
);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const faultsOf = (kinds: readonly string[]): Fault[] =>
  shuffled(
    [...kinds, SUPERVISOR].flatMap((name): Fault[] => [
      ...(name === SUPERVISOR ? [] : [{ name, signal: 'SIGKILL' } as const]),
      // A backend that is frozen holds one founder's call, which has its own time limit.
      ...(name === 'backend' ? [] : [{ name, signal: 'SIGSTOP' } as const]),
    ]),
    seed,
  );

async function campaign(topology: Topology): Promise<boolean> {
  say(`${topology}, seed ${seed}`);
  const environment = { PORT: String(await findFreePort()), PLAYBOOK_TRUSTED_PROXY_HOPS: '1' };
  const product = await startProduct({ topology, environment });
  const { acknowledged, others, lost, recoveries, savesPerSecond } = await runCampaign(
    product,
    faultsOf,
    ({ signal, name, recoveryMs }) =>
      say(`  ${signal.padEnd(8)} ${name.padEnd(14)} ${(recoveryMs / 1_000).toFixed(1)} s`),
  ).catch(async (error: unknown) => {
    await product.stop();
    throw error;
  });
  const exitCode = await product.stop();
  say(`  ${savesPerSecond.toFixed(0)} saves a second before the first fault`);
  say(`  ${acknowledged} saves acknowledged, ${lost.length} faults, exit code ${exitCode}`);
  say(
    `  ${Object.entries(others)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
  );
  for (const line of lost) say(`  ${line}`);
  return lost.length === 0 && exitCode === 0 && recoveries.every(({ recoveryMs }) => recoveryMs <= RECOVERY_MAX_MS);
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
