import { writeFileSync } from 'node:fs';
import { readFitArguments } from './kind-argument.js';
import { fitPitchModel, isScored } from './pitch-training.js';
import { MODEL_FILE, trainingPitches } from './training-texts.js';

readFitArguments(process.argv.slice(2));
const rated = trainingPitches().filter(({ text }) => isScored(text));
const model = fitPitchModel(rated);
writeFileSync(MODEL_FILE, `${JSON.stringify(model)}\n`);
process.stdout.write(`Fitted ${model.features.length} features to ${rated.length} texts: ${MODEL_FILE.pathname}\n`);
