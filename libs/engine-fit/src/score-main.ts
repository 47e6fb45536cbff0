import { readFileSync, writeSync } from 'node:fs';
import { clearBanner } from './command-line/clear-banner.js';
import { readKindArguments } from './command-line/kind-argument.js';
import { runScript } from './command-line/run-script.js';
import { BATCH_KINDS } from './batch/kinds.js';
import { readBatch } from './batch/read-batch.js';
import { scoreBatch } from './batch/score-batch.js';

const STDIN = 0;
const STDOUT = 1;

/** Writes all of it, also where a pipe takes only a part at a time. */
function writeAll(text: string): void {
  const bytes = Buffer.from(text);
  const start = clearBanner(STDOUT, '/dev/stdout');
  for (let done = 0; done < bytes.length;)
    done += writeSync(STDOUT, bytes, done, bytes.length - done, start === null ? null : start + done);
}

await runScript(async () => {
  const { kinds } = readKindArguments(process.argv.slice(2), Object.keys(BATCH_KINDS));
  const [kind = '', ...others] = kinds;
  if (others.length > 0) throw new Error(`Say which --kind: ${kinds.join(', ')}`);
  const scorer = await BATCH_KINDS[kind]?.();
  if (scorer === undefined) throw new Error(`There is no --kind ${kind}`);
  const results = scoreBatch(scorer, readBatch(readFileSync(STDIN, 'utf8')));
  writeAll(`[\n${results.map((result) => JSON.stringify(result)).join(',\n')}\n]\n`);
});
