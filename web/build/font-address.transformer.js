import { readFileSync } from 'node:fs';

/** Lets tests import a font as the bundler does, `font.woff?url`: the address holds the font itself. */
export default {
  process: (_source, path) => {
    const address = `data:font/woff;base64,${readFileSync(path, 'base64')}`;
    return { code: `export default ${JSON.stringify(address)};` };
  },
};
