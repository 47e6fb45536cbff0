import { readFileSync } from 'node:fs';

/** A model file that `npm run engine:fit` wrote. */
export const readModel = <Model>(file: URL): Model => JSON.parse(readFileSync(file, 'utf8')) as Model;
