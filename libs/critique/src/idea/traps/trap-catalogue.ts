import { trapSchema, type Trap } from '@playbook/contracts/analysis/idea-check.schema';
import { readPatterns } from '../../lexicon/read-patterns.js';
import { readLines } from '../../lexicon/read-words.js';

/** A pattern of the catalogue: it matches when both groups of words are found in what the founder builds. */
export interface TrapPattern extends Omit<Trap, 'spans'> {
  readonly thing: RegExp;
  readonly job: RegExp;
}

/** What a trap that partners named themselves has at the end of its line. */
const NAMED = 'named';

const WORDS = readPatterns('idea-traps');

/** Reads `id | kind | name | why it traps | what would change a mind`; throws for a kind that there is not, and where words are missing. */
function trapOf(line: string): TrapPattern {
  const [id = '', kind, name = '', whyItTraps = '', whatWouldChangeAMind = '', named] = line.split(' | ');
  const [thing, job, ...others] = WORDS[id] ?? [];
  if (thing === undefined || job === undefined || others.length > 0)
    throw new RangeError(`idea-traps has not two lists of words of the name ${id}`);
  const namedByPartners = named === NAMED;
  return {
    id,
    kind: trapSchema.shape.kind.parse(kind),
    name,
    thing,
    job,
    whyItTraps,
    whatWouldChangeAMind,
    namedByPartners,
  };
}

/** The catalogue of section 3.1 of the rubric. */
export const TRAP_CATALOGUE: readonly TrapPattern[] = readLines(
  new URL('../../lexicon/traps.txt', import.meta.url),
).map(trapOf);
