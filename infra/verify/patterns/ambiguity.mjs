import { visitRegExpAST } from '@eslint-community/regexpp';
// The package's main file starts processes of its own; this one is the same checker in plain JavaScript.
import recheck from 'recheck/lib/browser.js';
import { cannotFail, parsePattern, repetitionsOf } from './loops.mjs';

/** From this many repetitions on, two ways to read each are as good as endless. */
const MANY = 8;
/** Most take milliseconds; on a busy machine the longest lists of words take some seconds. */
const TIMEOUT_MS = 60_000;

/** Can what is repeated be read in more than one way, or be longer and shorter? A single character cannot. */
function hasChoices({ element }) {
  let choices = 0;
  visitRegExpAST(element, {
    onQuantifierEnter: ({ min, max }) => {
      choices += min === max ? 0 : 1;
    },
    onGroupEnter: ({ alternatives }) => {
      choices += alternatives.length - 1;
    },
    onCapturingGroupEnter: ({ alternatives }) => {
      choices += alternatives.length - 1;
    },
  });
  return choices > 0;
}

/** What a loop repeats, repeated without end: whether that can be read in several ways does not depend on what is around it. */
function loopAlone({ element }) {
  const inner = repetitionsOf(element)
    .filter(({ min, max }) => max >= MANY && max !== Infinity && max !== min)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, quantifier) => {
      const [from, to] = [quantifier.element.end - element.start, quantifier.end - element.start];
      return `${text.slice(0, from)}{${quantifier.min},}${text.slice(to)}`;
    }, element.raw);
  return `^${inner}*$`;
}

/** The pattern with what each back reference repeats in its place, which stands for all that it can be and more. */
function withoutReferences(pattern, flags) {
  const references = [];
  visitRegExpAST(parsePattern({ source: pattern, flags }), { onBackreferenceEnter: (found) => references.push(found) });
  return references
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, resolved }) => {
      const [group] = [resolved].flat();
      const again = `(?:${group.alternatives.map(({ raw }) => raw).join('|')})`;
      return text.slice(0, start) + again + text.slice(end);
    }, pattern);
}

/**
 * Does the time that a pattern takes double with each further letter of some text? Only repetitions of something that can be
 * read in several ways can do that; of the others it is known at once.
 * @returns {'no' | 'yes' | 'unknown'} `unknown` when it cannot be told within a minute
 */
export function isExponential({ source, flags }) {
  const readOnce = flags.replaceAll(/[dgy]/g, '');
  const found = repetitionsOf(parsePattern({ source: withoutReferences(source, flags), flags }))
    .filter((loop) => loop.max >= MANY && hasChoices(loop) && !(loop.min < MANY && cannotFail(loop)))
    .map((loop) => recheck.checkSync(loopAlone(loop), readOnce, { timeout: TIMEOUT_MS }));
  if (found.some(({ complexity }) => complexity?.type === 'exponential')) return 'yes';
  return found.some(({ status }) => status === 'unknown') ? 'unknown' : 'no';
}
