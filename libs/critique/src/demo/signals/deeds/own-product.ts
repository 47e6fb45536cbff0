import type { Span } from '@playbook/contracts/core/span.schema';
import { tokenSpan, type Token } from '../../../text/tokens/token.js';
import { presentDeed } from '../product-names.js';
import { segmentsIn } from '../segments.js';

/** What is the founders' own and no product. */
const NO_PRODUCT = new Set(
  `team company mission vision goal plan story market customer user price revenue model competition growth brother sister father
  mother family friend uncle aunt mom mum dad wife husband boss lead pilot data research study survey result number churn retention
  advantage secret approach idea strategy background experience passion name question problem city country town village school
  neighbour neighbor pipeline traction business chef cook nurse vet`.split(/\s+/),
);
const PERSON = /(?:er|or|ist|ian)$/;
const MAX_PLACE_TOKENS = 3;

const isThing = ({ pos, lower, lemma }: Token): boolean =>
  pos === 'NOUN' && lower === lemma && !PERSON.test(lower) && !NO_PRODUCT.has(lemma);

/** Where a subject ends: at "vineyard" in "our station in the vineyard". */
function lastOfSubject(tokens: readonly Token[], noun: number): number {
  if (tokens[noun + 1]?.pos !== 'ADP') return noun;
  const place = tokens.slice(noun + 2, noun + 2 + MAX_PLACE_TOKENS).findIndex(({ pos }) => pos === 'NOUN');
  return place < 0 ? noun : noun + 2 + place;
}

/**
 * "Our tank catches the rain": what is theirs, and what it does, where the verb is of a job that one can watch or somebody is named that it
 * is done for. Partners skip "platform": what is read has nothing in its place, and the verb stands right behind "our".
 */
export function ownDeedAt(tokens: readonly Token[], at: number, isJob: (verb: Token) => boolean): Span | null {
  const own = tokens[at];
  const noun = tokens[at + 1];
  if (own?.lower !== 'our' || noun === undefined) return null;
  const isSkipped = noun.pos === 'VERB';
  if (!isSkipped && !isThing(noun)) return null;
  const verb = presentDeed(tokens, isSkipped ? at : lastOfSubject(tokens, at + 1));
  if (verb === null) return null;
  const isOfSomebody = segmentsIn(tokens).length > 0;
  return isJob(verb) || isOfSomebody ? tokenSpan(own, verb) : null;
}
