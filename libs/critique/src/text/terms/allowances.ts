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
/** What stands before a thing that one can put something on. */
const DETERMINERS = new Set(
  'a our the its their each every one two three kitchen truck bathroom hive smart'.split(' '),
);

/** What is called smart by its name, whoever makes it. */
const SMART_THINGS = /^(?:meter|card|lock|tv|thermostat|plug|contract|bulb|watch|speaker|phone)(?:s|es)?$/;

const FABRICS = new Set(
  'tired nylon cotton silk wool woollen linen woven knitted dyed waxed denim polyester balloon tent sail parachute curtain upholstery'.split(
    ' ',
  ),
);
const COLORED_THINGS = /^(?:light|lamp|led|button|dot|bean|card|screen|paint|bin|tea|salad|wood)s?$/;

const BEFORE_MONTHS = new Set('since in by until last from this of early late mid to before after'.split(' '));

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
  // "She could not read it" is what happened.
  could: ({ after }) => after[0] === 'not',
  // "Since May", "in May 2026": the month.
  may: ({ before, after }) => BEFORE_MONTHS.has(before.at(-1) ?? '') || /^\d{1,4}$/.test(after[0] ?? ''),
  // Something to weigh with; "the scale of the problem" is none.
  scale: ({ before, after }) => DETERMINERS.has(before.at(-1) ?? '') && after[0] !== 'of',
  // "Picks the best 300" and "best before" praise no product.
  best: ({ after }) =>
    /^(?:\d{1,6}|before|friends?|man|(?:price|route|rate|time|day|hour|offer|seat)s?)$/.test(after[0] ?? ''),
  // "A green light": the color.
  // The fabric of a balloon can be touched.
  fabric: ({ before }) => FABRICS.has(before.at(-1) ?? ''),
  green: ({ after }) => COLORED_THINGS.test(after[0] ?? ''),
  smart: ({ after }) => SMART_THINGS.test(after[0] ?? ''),
  '10x': ({ after }) => COMPARISONS.has(after[0] ?? ''),
};

/** True for a term of which the lexicon makes exceptions, as of few. */
export const hasAllowance = ({ term }: Term): boolean => Object.hasOwn(ALLOWANCES, term);

/** True when the lexicon's exception for this term applies here. */
export function isAllowed(term: Term, context: HitContext): boolean {
  return hasAllowance(term) && ALLOWANCES[term.term]?.(context) === true;
}
