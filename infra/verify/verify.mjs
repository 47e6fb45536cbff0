/**
 * `npm run verify`: everything that must hold, on a fresh clone too. `npm run verify -- --only small,lint` runs some stages.
 * Needs Node 20 and nothing else to begin with; the last line is `N passed, N failed`.
 */
import { parseArgs } from 'node:util';
import { printHeading, printStageEnd, printSummary } from './report.mjs';
import { setUp } from './set-up.mjs';
import { chooseStages, leftOut } from './stages.mjs';

async function timed(name, title, run) {
  printHeading(title);
  const startedAtMs = performance.now();
  const result = await run();
  const timedResult = { name, title, ...result, durationMs: performance.now() - startedAtMs };
  printStageEnd(timedResult);
  return timedResult;
}

async function setUpFor(stages) {
  try {
    await setUp([...new Set(stages.flatMap(({ needs = [] }) => needs))]);
    return { passed: 1, failed: 0, note: '' };
  } catch (error) {
    return { passed: 0, failed: 1, note: error.message };
  }
}

async function verify() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const stages = chooseStages(values.only);
  const results = [await timed('set-up', 'Set-up', () => setUpFor(stages))];
  const [{ failed: setUpFaults }] = results;
  const failedNames = new Set(setUpFaults > 0 ? ['set-up'] : []);
  for (const { name, title, after, run } of setUpFaults > 0 ? [] : stages) {
    const notRun = async () => ({ passed: 0, failed: 1, note: `not run: ${after} failed` });
    const result = await timed(name, title, failedNames.has(after) ? notRun : run);
    if (result.failed > 0) failedNames.add(name);
    results.push(result);
  }
  printSummary(results, values.only === undefined ? leftOut() : []);
  process.exitCode = failedNames.size > 0 ? 1 : 0;
}

await verify().catch((error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
