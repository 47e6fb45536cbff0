import { PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import type { Term } from '../../lexicon/term.js';

/** The text around a hit, as units (lower-case runs of letters and digits). */
export interface HitContext {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

type Allowance = (context: HitContext) => boolean;

const ABSTRACT_TARGETS = new Set(
  `value growth results outcomes impact engagement insights experience experiences revenue sales success change
    innovation solutions performance efficiency productivity adoption excellence`.split(/\s+/),
);
const COMPARISONS = new Set('cheaper faster smaller lighter longer fewer less more lower higher'.split(' '));
const DEVELOPER_UNITS = new Set('developer developers engineer engineers programmer programmers devops'.split(' '));
const OBJECT_REACH_UNITS = 6;

const forDevelopers: Allowance = ({ before, after }) => [...before, ...after].some((unit) => DEVELOPER_UNITS.has(unit));
const physicalObject: Allowance = ({ after }) => after[0] !== undefined && !ABSTRACT_TARGETS.has(after[0]);

/** The exceptions the lexicon grants, as far as the words around a hit decide them. */
const ALLOWANCES: Readonly<Record<string, Allowance>> = {
  platform: ({ before }) => PRODUCT_NOUNS.has(before.at(-1) ?? ''),
  'infrastructure for': forDevelopers,
  framework: forDevelopers,
  stack: forDevelopers,
  'cloud-native': forDevelopers,
  transform: ({ after }) => after.slice(1, OBJECT_REACH_UNITS).includes('into'),
  transforming: ({ after }) => after.slice(1, OBJECT_REACH_UNITS).includes('into'),
  deliver: physicalObject,
  drive: physicalObject,
  '10x': ({ after }) => COMPARISONS.has(after[0] ?? ''),
};

/** True when the lexicon's exception for this term applies here. */
export function isAllowed(term: Term, context: HitContext): boolean {
  return Object.hasOwn(ALLOWANCES, term.term) && ALLOWANCES[term.term]?.(context) === true;
}
