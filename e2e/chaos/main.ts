/**
 * `npm run chaos`: kills and freezes every process and local server of the product, one after another, under 50 saves a second,
 * and says what was lost and how long each recovery took; then kills all that the analyses of fifty queued videos need. Words after
 * `--`: a topology (`local`, `distributed`; both where none is named) or `demos` for the videos alone, and a number that repeats the
 * order of an earlier run.
 */
import { randomInt } from 'node:crypto';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { startProduct, type Topology } from '@playbook/testing/product/start-product';
import { runDemoCampaign } from './demo-campaign.js';
import { demoFaults } from './demo-faults.js';
import { type Fault, SUPERVISOR } from './nemesis.js';
import { runCampaign } from './run-campaign.js';
import { shuffled } from './shuffled.js';

const RECOVERY_MAX_MS = 15_000;
const MAX_SEED = 2 ** 31;
const DEMOS = { founders: 10, videosPerFounder: 5 };

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
  const { acknowledged, lost, recoveries, savesPerSecond } = await runCampaign(
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
  say(`  ${acknowledged} saves acknowledged, ${lost.length} lost, exit code ${exitCode}`);
  for (const line of lost) say(`  ${line}`);
  return lost.length === 0 && exitCode === 0 && recoveries.every(({ recoveryMs }) => recoveryMs <= RECOVERY_MAX_MS);
}

async function demoCampaign(): Promise<boolean> {
  say(`demos, seed ${seed}`);
  const environment = { PORT: String(await findFreePort()), PLAYBOOK_TRUSTED_PROXY_HOPS: '1' };
  const product = await startProduct({ topology: 'distributed', environment });
  try {
    const fates = await runDemoCampaign(product, { ...DEMOS, seed });
    const faults = await demoFaults(product, fates);
    say(`  ${fates.length} videos, ${faults.length} faults`);
    for (const fault of faults) say(`  ${fault}`);
    return faults.length === 0;
  } finally {
    await product.stop();
  }
}

for (const topology of topologies) if (!(await campaign(topology))) process.exitCode = 1;
if (words.includes('demos') || !topologies.some((topology) => words.includes(topology))) {
  if (!(await demoCampaign())) process.exitCode = 1;
}
