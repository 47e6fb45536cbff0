import { runApplication } from './application.js';
import { runDeckReading } from './decks/deck-reading.js';
import { runAutosave } from './demos/autosave.js';
import { runDemoHistory } from './demos/demo-history.js';
import { runEnumeration } from './enumeration.js';
import { runGrowth } from './growth/run-growth.js';
import { runHostile } from './hostile.js';
import { runExport } from './export.js';
import { runMedia } from './media.js';
import { runPitchHistory } from './pitch-history.js';
import { runSignIn } from './sign-in.js';
import { runCommentArrival } from './sharing/comment-arrival.js';
import { runSizing } from './sizing/run-sizing.js';
import { runRefresh } from './refresh/run-refresh.js';
import { runStart } from './start-up/run-start.js';
import { runStalledConnections } from './stalled-connections.js';
import { runOverload } from './under-load/overload.js';
import { runRollingRestart } from './under-load/rolling-restart.js';
import { runSoak } from './under-load/soak.js';
import { runTracing } from './tracing/run-tracing.js';
import { runUpload } from './upload.js';

const BENCHMARKS: ReadonlyMap<string, () => Promise<void>> = new Map([
  ['pitch-history', runPitchHistory],
  ['application', runApplication],
  ['sign-in', runSignIn],
  ['refresh', runRefresh],
  ['enumeration', runEnumeration],
  ['hostile', runHostile],
  ['stalled-connections', runStalledConnections],
  ['export', runExport],
  ['media', runMedia],
  ['upload', runUpload],
  ['demo-history', runDemoHistory],
  ['autosave', runAutosave],
  ['deck', runDeckReading],
  ['comments', runCommentArrival],
  ['rolling-restart', runRollingRestart],
  ['overload', runOverload],
  ['soak', runSoak],
  ['growth', runGrowth],
  ['sizing', runSizing],
  ['start', runStart],
  ['tracing', runTracing],
]);

const name = process.argv[2] ?? 'pitch-history';
const run = BENCHMARKS.get(name);
if (!run) throw new Error(`There is no benchmark ${name}; there are: ${[...BENCHMARKS.keys()].join(', ')}`);
await run();
