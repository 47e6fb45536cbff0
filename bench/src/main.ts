import { runApplication } from './application.js';
import { runDeckReading } from './decks/deck-reading.js';
import { runAutosave } from './demos/autosave.js';
import { runDemoHistory } from './demos/demo-history.js';
import { runEnumeration } from './enumeration.js';
import { runHostile } from './hostile.js';
import { runExport } from './export.js';
import { runMedia } from './media.js';
import { runPitchHistory } from './pitch-history.js';
import { runSignIn } from './sign-in.js';
import { runSizing } from './sizing/run-sizing.js';
import { runStalledConnections } from './stalled-connections.js';
import { runUpload } from './upload.js';

const BENCHMARKS: ReadonlyMap<string, () => Promise<void>> = new Map([
  ['pitch-history', runPitchHistory],
  ['application', runApplication],
  ['sign-in', runSignIn],
  ['enumeration', runEnumeration],
  ['hostile', runHostile],
  ['stalled-connections', runStalledConnections],
  ['export', runExport],
  ['media', runMedia],
  ['upload', runUpload],
  ['demo-history', runDemoHistory],
  ['autosave', runAutosave],
  ['deck', runDeckReading],
  ['sizing', runSizing],
]);

const name = process.argv[2] ?? 'pitch-history';
const run = BENCHMARKS.get(name);
if (!run) throw new Error(`There is no benchmark ${name}; there are: ${[...BENCHMARKS.keys()].join(', ')}`);
await run();
