import { FITTED_KINDS } from './kinds.js';
import { readKindArguments } from './command-line/kind-argument.js';
import { runScript } from './command-line/run-script.js';

await runScript(async (print, progress) => {
  const { kinds } = readKindArguments(process.argv.slice(2), Object.keys(FITTED_KINDS));
  for (const kind of kinds) print((await FITTED_KINDS[kind]?.())?.fit(progress) ?? []);
});
