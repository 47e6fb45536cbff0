import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

const parser = new RegExpParser();
const CHARACTERS = new Set(['Character', 'CharacterSet', 'CharacterClass', 'ExpressionCharacterClass']);
/** One of each kind of characters that patterns tell apart. */
const SAMPLES = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  '\t',
  '\n',
  '\u00a0',
  'é',
  '\u0301',
  '漢',
  '。',
  '₦',
  '€',
  '£',
];

export const isCharacters = ({ type }) => CHARACTERS.has(type);
export const hasOptions = ({ type }) => type === 'Group' || type === 'CapturingGroup';
const isEnd = (element) => element.type === 'Assertion' && element.kind === 'end';
const isStart = (element) => element?.type === 'Assertion' && element.kind === 'start';

export const parsePattern = ({ source, flags }) =>
  parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u'), unicodeSets: flags.includes('v') });

/** Everything in a pattern that may be repeated more than once. */
export function repetitionsOf(pattern) {
  const found = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter: (quantifier) => {
      if (quantifier.max > 1) found.push(quantifier);
    },
  });
  return found;
}

/** A node and everything around it, from the inside out. */
function ancestry(node) {
  const steps = [];
  for (let [inner, outer] = [node, node.parent]; outer !== null; [inner, outer] = [outer, outer.parent])
    steps.push({ inner, outer });
  return steps;
}

/** Can it be passed over, whatever the text goes on with? */
const isOptional = (element) =>
  (element.type === 'Quantifier' && element.min === 0) ||
  (hasOptions(element) && element.alternatives.some(({ elements }) => elements.length === 1 && isEnd(elements[0])));

/** Nothing after the loop can fail, so that it is never tried a second time with less. */
export function cannotFail(loop) {
  const around = ancestry(loop);
  const lookAround = around.findIndex(({ outer }) => outer.type === 'Assertion');
  return around.slice(0, lookAround === -1 ? undefined : lookAround).every(({ inner, outer }) => {
    if (outer.type === 'Quantifier') return outer.max === 1;
    return outer.type !== 'Alternative' || outer.elements.slice(outer.elements.indexOf(inner) + 1).every(isOptional);
  });
}

/** The elements before a node that stand in its own branch of the pattern, in order. */
function elementsBefore(node) {
  return ancestry(node)
    .filter(({ outer }) => outer.type === 'Alternative')
    .toReversed()
    .flatMap(({ inner, outer }) => outer.elements.slice(0, outer.elements.indexOf(inner)));
}

/** The characters that may stand at one place of a pattern, of the samples. */
export function charactersOf({ raw }, flags) {
  const one = new RegExp(`^(?:${raw})$`, flags.replaceAll(/[gyd]/g, ''));
  return new Set(SAMPLES.filter((character) => one.test(character)));
}

/** The characters that a loop may go over. */
function runOf(element, flags) {
  if (isCharacters(element)) return charactersOf(element, flags);
  const run = new Set();
  const add = (node) => charactersOf(node, flags).forEach((character) => run.add(character));
  visitRegExpAST(element, { onCharacterClassEnter: add, onCharacterSetEnter: add, onCharacterEnter: add });
  return run;
}

/** Can an assertion hold between two characters of a run? */
function holdsWithin(run, flags, { kind, negate, alternatives }) {
  if (kind === 'word') return negate || new Set([...run].map((character) => /\w/.test(character))).size > 1;
  const [only] = alternatives?.length === 1 ? alternatives[0].elements : [];
  const isNotAfter = kind === 'lookbehind' && negate && only !== undefined && isCharacters(only);
  return !isNotAfter || !run.isSubsetOf(charactersOf(only, flags));
}

/** May an element stand for nothing else than characters of a run? */
function fitsInto(run, flags) {
  const fits = (element) => {
    if (isCharacters(element)) return !charactersOf(element, flags).isDisjointFrom(run);
    if (element.type === 'Assertion') return holdsWithin(run, flags, element);
    if (element.type === 'Quantifier') return element.min === 0 || fits(element.element);
    return !hasOptions(element) || element.alternatives.some(({ elements }) => elements.every(fits));
  };
  return fits;
}

const isEndless = (element) => element.type === 'Quantifier' && element.max === Infinity;

/** Can what an earlier loop of the same branch goes over end at any place of this loop's run? */
function canTakeOver(loop, before, flags) {
  const last = before.findLastIndex(isEndless);
  if (last === -1) return false;
  const shared = runOf(loop.element, flags).intersection(runOf(before[last].element, flags));
  const fits = fitsInto(shared, flags);
  return before.slice(last + 1).every(fits) && fits(loop.element);
}

/** Can a match begin at any place of the run that the loop goes over? */
function canBeginWithin(loop, before, flags) {
  const isBoundToStart = flags.includes('y') || (isStart(before[0]) && !flags.includes('m'));
  return !isBoundToStart && before.every(fitsInto(runOf(loop.element, flags), flags));
}

/**
 * Loops without an upper bound for which a pattern takes the square of a text's length: a match can begin, or an earlier
 * loop can end, at every place of the run that they go over, and what follows can fail each time. A loop over the letters of
 * a word that begins at `\b` is none, as nothing begins within a word.
 */
export function endlessLoops({ source, flags }) {
  return repetitionsOf(parsePattern({ source, flags })).filter((loop) => {
    if (!isEndless(loop) || cannotFail(loop)) return false;
    const before = elementsBefore(loop);
    return canTakeOver(loop, before, flags) || canBeginWithin(loop, before, flags);
  });
}
