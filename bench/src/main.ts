import { runPitchHistory } from './pitch-history.js';

await runPitchHistory();
