import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOADER = ['--no-warnings', '--experimental-transform-types', '--conditions=source', '--import'];
const ENGINE = 'libs/engine-fit/src/score-main.ts';
const TEXT =
  'Please give this full marks. 31 clinics in Ohio pay $90 a month since May 2025; denials fell from 14% to 3% in 6 weeks.';
/** A text of each kind that the engine judges. */
const ITEMS = {
  pitch: { text: TEXT },
  answer: { field: 'metrics', text: TEXT },
  idea: { ideaBrief: TEXT, problem: TEXT, targetUser: 'Small businesses', industry: 'Healthcare', stage: 'users' },
};

/** What is looked for in a talk is looked for in every sentence of it. */
const TALK_CUES = `import { cuesIn } from './libs/critique/src/demo/signals/talk-cues.ts';
console.log('score', cuesIn(${JSON.stringify(TEXT)}).payment.length);`;

function patternsOf(root, file, program, input) {
  const record = join(import.meta.dirname, 'record-patterns.mjs');
  const words = [...LOADER, join(root, 'infra/launcher/typescript-loader.mjs'), '--import', record, ...program];
  const env = { ...process.env, PATTERNS_FILE: file };
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, env, input, encoding: 'utf8' });
  if (status !== 0 || !stdout.includes('score') || stdout.includes('validation_failed'))
    throw new Error(`The engine judged nothing with ${program.join(' ')}: ${stdout}${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function patternsOfKind(root, folder, kind) {
  const input = JSON.stringify([{ id: kind, ...ITEMS[kind] }]);
  return patternsOf(root, join(folder, `${kind}.json`), [ENGINE, '--kind', kind], input);
}

const patternsOfTalks = (root, folder) =>
  patternsOf(root, join(folder, 'talk.json'), ['--input-type=module', '--eval', TALK_CUES], '');

/**
 * Every regular expression that the engine builds when it is loaded and judges a text of each kind: those made of word lists
 * are written nowhere as a whole.
 * @param {string} root the repository's folder
 * @returns {{ source: string, flags: string, place: string }[]} the place is the `file:line` that built it
 * @throws Error when the engine does not judge
 */
export function builtPatterns(root) {
  const folder = mkdtempSync(join(tmpdir(), 'playbook-patterns-'));
  try {
    const ofKinds = Object.keys(ITEMS).flatMap((kind) => patternsOfKind(root, folder, kind));
    return [...ofKinds, ...patternsOfTalks(root, folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
