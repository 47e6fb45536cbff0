/** `npm run verify -- --only secrets`: looks through every text file of the tree, or those that are named, for keys and tokens. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findSecrets } from './find-secrets.mjs';

/** Rated texts and what was fitted to them: megabytes of words on few lines. */
const DATA = /^(?:libs\/engine-fit\/(?:training|feedback)\/|libs\/critique\/src\/.*\.json$|package-lock\.json$)/;
const NUL = '\0';

const named = process.argv.slice(2);
const filesOfTree = () =>
  execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split(NUL)
    .filter((path) => path !== '' && !DATA.test(path));
const files = named.length > 0 ? named : filesOfTree();
const faults = [];
let texts = 0;
for (const path of files) {
  const content = readFileSync(path, 'utf8');
  // A picture, a video or a font.
  if (content.includes(NUL)) continue;
  texts += 1;
  faults.push(...(await findSecrets(path, content)));
}
for (const fault of faults) console.log(fault);
console.log(`${texts} texts, ${faults.length} secrets`);
if (faults.length > 0) process.exitCode = 1;
