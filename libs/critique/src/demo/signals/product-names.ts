import type { Token } from '../../text/tokens/token.js';

/** Words that introduce the name of a product, also where a transcript has no capital letters. */
const INTRODUCE = new Set(['called', 'named']);
const SHOWS = /^(?:demo|tour|video|welcome|show|meet|is|built|made|wrote|make|we're|are)$/;
const BETWEEN = /^(?:of|to|you|us)$/;
/** What stands where a name could: "let me show you the oven". */
const NO_NAME =
  /^(?:an?|the|this|that|these|those|our|my|your|his|her|their|its?|how|what|why|where|when|who|one|some|two|all|now|today|quickly|around|in|on|with)$/;
/** What founders do in a company, and no product does. */
const WORK_OF_PEOPLE = new Set(
  `code software hardware engineering sales operations marketing product app firmware everything design finance backend
  frontend team company`.split(/\s+/),
);
const SKIPPED = /^(?:now|also|just|simply|then|already|always|even)$/;
const OBJECT = /^(?:DET|NOUN|ADJ|PRON|NUM|PROPN|ADV|SCONJ|ADP|VERB)$/;
const NO_DEED = new Set(
  "is was has does says goes knows needs wants thinks works lives likes loves comes us this 's takes costs needs means happens hurts loses feels seems".split(
    ' ',
  ),
);

const endsLikeDeed = ({ lower, pos }: Token): boolean =>
  lower.endsWith('s') && !lower.endsWith('ss') && (pos === 'VERB' || pos === 'NOUN') && !NO_DEED.has(lower);

/** The verb in the present that a name does something with: "Slotwise fills appointments"; null for "Tom writes the code". */
export function presentDeed(tokens: readonly Token[], at: number): Token | null {
  const behind = at + 1 + Number(SKIPPED.test(tokens[at + 1]?.lower ?? ''));
  const [verb, object, ...others] = tokens.slice(behind, behind + 4);
  if (verb?.kind !== 'word' || object === undefined || !OBJECT.test(object.pos)) return null;
  if (verb.lower === 'is') return object.pos === 'VERB' && object.lower.endsWith('ing') ? object : null;
  const isWork = [object, ...others].some(({ lower }) => WORK_OF_PEOPLE.has(lower));
  return isWork || !endsLikeDeed(verb) ? null : verb;
}

/** Names that a sentence gives to something, in small letters: "it's called rota pal", "a quick demo of chirp". */
export function introducedIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ lower }, at) => {
    const next = tokens[at + 1];
    if (next?.kind !== 'word' || NO_NAME.test(next.lower)) return [];
    if (INTRODUCE.has(lower) || (BETWEEN.test(lower) && SHOWS.test(tokens[at - 1]?.lower ?? ''))) return [next.lower];
    return SHOWS.test(lower) && next.proper ? [next.lower] : [];
  });
}
