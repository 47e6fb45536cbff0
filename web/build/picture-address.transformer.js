import { basename } from 'node:path';

/** Lets tests import a picture as the bundler does; the address is the name of its file. */
export default {
  process: (_source, path) => ({ code: `export default ${JSON.stringify(`/assets/${basename(path)}`)};` }),
};
