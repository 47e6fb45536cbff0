import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await toBrotli(content, options));
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
}

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the gateway compresses nothing per request. */
export function precompress(): Plugin {
  let outputDirectory = '';
  return {
    name: 'playbook:precompress',
    apply: 'build',
    configResolved: (config) => {
      outputDirectory = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(outputDirectory, { recursive: true });
      const texts = files.filter((file) => COMPRESSIBLE.test(file));
      await Promise.all(texts.map((file) => compress(join(outputDirectory, file))));
    },
  };
}
