/**
 * `node infra/verify/patterns/main.mjs`: no regular expression of the product may take much longer than its text is long,
 * or hold what never matches. Checks those that stand in the sources and those that the engine builds. With a folder it checks the sources in that folder only.
 */
import { ROOT } from '../run-command.mjs';
import { builtPatterns } from './built-patterns.mjs';
import { patternFaults } from './pattern-faults.mjs';
import { writtenPatterns } from './written-patterns.mjs';

const [folder] = process.argv.slice(2);
const patterns = folder === undefined ? [...writtenPatterns(ROOT), ...builtPatterns(ROOT)] : writtenPatterns(folder);
const { checked, faults } = patternFaults(patterns);
for (const fault of faults) console.error(fault);
console.log(`${checked} patterns checked, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
