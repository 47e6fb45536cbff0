import { visitRegExpAST } from '@eslint-community/regexpp';
import { hasOptions, isCharacters, parsePattern, charactersOf } from './loops.mjs';

/** What white space or the end of a text follows: no word begins right behind it. */
const CLOSING = new Set('%.,:;!?)]}"');
/** What white space or the beginning of a text is before: no word ends right before it. */
const OPENING = new Set('$€£₦#([{"');

/** The characters that must stand at one end of some elements, as `{ raw, characters }` for each way to read them. */
function charactersAt(elements, flags, isAtEnd) {
  const found = [];
  for (const element of isAtEnd ? elements.toReversed() : elements) {
    if (element.type === 'Assertion') continue;
    if (isCharacters(element)) return [...found, { raw: element.raw, characters: charactersOf(element, flags) }];
    if (element.type === 'Quantifier') {
      if (element.min === 0) continue;
      return [...found, ...charactersAt([element.element], flags, isAtEnd)];
    }
    if (!hasOptions(element)) return found;
    const options = element.alternatives.map(({ elements: option }) => charactersAt(option, flags, isAtEnd));
    found.push(...options.flat());
    if (options.every((option) => option.length > 0)) return found;
  }
  return found;
}

const areAll = ({ characters }, marks) => characters.size > 0 && characters.isSubsetOf(marks);

/** Nothing but the end of the pattern, or of what looks around in it, stands on one side of an element. */
function isOutermost(element, isAtEnd) {
  for (let [inner, outer] = [element, element.parent]; outer !== null; [inner, outer] = [outer, outer.parent]) {
    if (outer.type === 'Alternative' && outer.elements.at(isAtEnd ? -1 : 0) !== inner) return false;
    if (outer.type === 'Assertion') return true;
  }
  return true;
}

/**
 * What stands beside a `\b` at an end of a pattern and is no part of a word, so that the `\b` holds only where a word touches it:
 * `\b(?:half|\d%)\b` never matches "5% of".
 */
export function deadBoundaries({ source, flags }) {
  const dead = [];
  visitRegExpAST(parsePattern({ source, flags }), {
    onAssertionEnter: (assertion) => {
      const { kind, negate, parent } = assertion;
      if (kind !== 'word' || negate) return;
      const at = parent.elements.indexOf(assertion);
      const [before, behind] = [parent.elements.slice(0, at), parent.elements.slice(at + 1)];
      if (isOutermost(assertion, true))
        dead.push(...charactersAt(before, flags, true).filter((found) => areAll(found, CLOSING)));
      if (isOutermost(assertion, false))
        dead.push(...charactersAt(behind, flags, false).filter((found) => areAll(found, OPENING)));
    },
  });
  return [...new Set(dead.map(({ raw }) => raw))];
}
